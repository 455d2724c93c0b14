import { type Mutant, mutated } from '../../src/rulebook/mutant.ts';
import type { Outcome } from '../../src/rulebook/mutants.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { JudgeThread } from './runner.ts';

/** The files with something named after a clause. */
export interface Named {
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

/** The outcome of a mutant: its scenarios are tried first, which are quick, then its tests. `text`: its file as it is. */
export const tryMutant = async (
  { clause, file, ...rest }: Mutant,
  text: string,
  { scenarios, tests }: Named,
  thread: JudgeThread,
): Promise<Outcome> => {
  try {
    const mutant = { file, text: mutated({ clause, file, ...rest }, text).text };
    if (scenarios.length + tests.length === 0) return { is: 'broken', reason: 'no test is named after it' };
    const judged =
      scenarios.length > 0
        ? await thread.judge({ clause, mutant, kind: 'scenarios', files: scenarios })
        : undefined;
    if (judged?.is === 'noticed' || tests.length === 0) return judged as Outcome;
    const tested = await thread.judge({ clause, mutant, kind: 'tests', files: tests });
    return judged?.is === 'broken' && tested.is !== 'noticed' ? judged : tested;
  } catch (error) {
    if (error instanceof GatechartError) return { is: 'broken', reason: error.message };
    throw error;
  }
};
