import { workerData } from 'piscina';
import { type Batch, type BatchDone, playBatch } from './batch.ts';
import type { Given } from './case.ts';
import { Fuzzer } from './fuzzer.ts';
import { Journal } from './journal.ts';

const clock = (): number => performance.now();

let fuzzer: Fuzzer | undefined;

/** Plays a batch; the function that a worker is asked to run. What it learned leads the batches after it. */
export default (batch: Batch): BatchDone => {
  fuzzer ??= new Fuzzer(
    batch.settings,
    new Journal(batch.memory),
    clock,
    batch.from,
    workerData as readonly Given[],
  );
  return playBatch(fuzzer, batch, clock);
};
