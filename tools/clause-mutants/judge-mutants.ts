import { parentPort } from 'node:worker_threads';
import type { Outcome } from '../../src/rulebook/mutants.ts';
import type { Swapped } from './module-graph.ts';
import { scenarioTrial } from './trial-worker.ts';
import { testTrial } from './test-trial.ts';

/** A mutant, and the files of one kind that may notice it. */
export interface Order {
  readonly clause: string;
  readonly mutant: Swapped;
  readonly kind: 'scenarios' | 'tests';
  readonly files: readonly string[];
}

const outcomeOf = ({ clause, mutant, kind, files }: Order): Promise<Outcome> =>
  kind === 'scenarios' ? scenarioTrial(mutant, files) : testTrial(clause, mutant, files);

parentPort?.on('message', async (order: Order) => {
  const outcome = await outcomeOf(order).catch(
    (error: unknown): Outcome => ({ is: 'broken', reason: String(error) }),
  );
  parentPort?.postMessage(outcome);
});
