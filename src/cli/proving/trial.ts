import { type Mutant, mutated } from '../../clauses/proof/mutant.ts';
import type { Outcome } from '../../clauses/proof/outcome.ts';
import { GatechartError } from '../../kernel/error.ts';
import { scenarioTrial } from './scenario-trial.ts';
import { vitestTrial } from './vitest-trial.ts';

/** The files with something named after a clause. */
export interface Named {
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

/** Tries a mutant: its scenarios first, which are quick, then its tests. `text`: its file as it is. */
export const tryMutant = async (
  mutant: Mutant,
  text: string,
  { scenarios, tests }: Named,
): Promise<Outcome> => {
  try {
    const changed = mutated(mutant, text).text;
    if (scenarios.length + tests.length === 0) return { is: 'broken', reason: 'no test is named after it' };
    const judged = scenarios.length > 0 ? await scenarioTrial(mutant, changed, scenarios) : undefined;
    if (judged?.is === 'noticed' || tests.length === 0) return judged as Outcome;
    const tested = await vitestTrial(mutant, changed, tests);
    return judged?.is === 'broken' && tested.is !== 'noticed' ? judged : tested;
  } catch (error) {
    if (error instanceof GatechartError) return { is: 'broken', reason: error.message };
    throw error;
  }
};
