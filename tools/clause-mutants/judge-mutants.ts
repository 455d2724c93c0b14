import { parentPort } from 'node:worker_threads';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import type { ReplacedFile } from './module-graph.ts';
import { scenarioTrial } from './trial-worker.ts';
import { testTrial } from './test-trial.ts';

/** A mutant, and the files of one kind that may notice it. */
export interface TrialRequest {
  readonly clause: string;
  readonly mutant: ReplacedFile;
  readonly kind: 'scenarios' | 'tests';
  readonly files: readonly string[];
}

const outcomeOf = ({ clause, mutant, kind, files }: TrialRequest): Promise<MutantOutcome> =>
  kind === 'scenarios' ? scenarioTrial(mutant, files) : testTrial(clause, mutant, files);

parentPort?.on('message', async (order: TrialRequest) => {
  const outcome = await outcomeOf(order).catch(
    (error: unknown): MutantOutcome => ({ is: 'broken', reason: String(error) }),
  );
  parentPort?.postMessage(outcome);
});
