import { workerData } from 'node:worker_threads';
import { loadIfKnown } from '../registry.ts';
import { loadWorkerRules } from '../ruleset-loader/worker-rules.ts';
import { Journal, type StartPositions } from './case.ts';
import { type Batch, type BatchResult, Fuzzer, playBatch } from './fuzzer.ts';

const clock = (): number => performance.now();

await loadWorkerRules();

let fuzzer: Fuzzer | undefined;

/** Plays a batch; the function that a worker is asked to run. What it learned leads the batches after it. */
export default async (batch: Batch): Promise<BatchResult> => {
  await loadIfKnown(batch.settings.ruleset);
  const { given, first } = workerData as StartPositions;
  fuzzer ??= new Fuzzer(batch.settings, new Journal(batch.memory), batch.from, given, first);
  return playBatch(fuzzer, batch, clock);
};
