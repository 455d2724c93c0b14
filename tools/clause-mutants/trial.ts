import { type Mutant, applyMutant } from '../../src/rulebook/mutant.ts';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { TrialThread } from './runner.ts';

/** The files with something named after a clause. */
export interface NamedTests {
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

/** The outcome of a mutant: its scenarios are tried first, which are quick, then its tests. `text`: its file as it is. */
export const tryMutant = async (
  { clause, file, ...rest }: Mutant,
  text: string,
  { scenarios, tests }: NamedTests,
  thread: TrialThread,
): Promise<MutantOutcome> => {
  try {
    const mutant = { file, text: applyMutant({ clause, file, ...rest }, text).text };
    if (scenarios.length + tests.length === 0) return { is: 'broken', reason: 'no test is named after it' };
    const judged =
      scenarios.length > 0
        ? await thread.judge({ clause, mutant, kind: 'scenarios', files: scenarios })
        : undefined;
    if (judged?.is === 'noticed' || tests.length === 0) return judged as MutantOutcome;
    const tested = await thread.judge({ clause, mutant, kind: 'tests', files: tests });
    return judged?.is === 'broken' && tested.is !== 'noticed' ? judged : tested;
  } catch (error) {
    if (error instanceof GatechartError) return { is: 'broken', reason: error.message };
    throw error;
  }
};
