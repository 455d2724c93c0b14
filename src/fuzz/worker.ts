import { workerData } from 'piscina';
import type { Position } from '../kernel/position.ts';
import { type Batch, type BatchDone, playBatch } from './batch.ts';
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
    workerData as readonly Position[],
  );
  return playBatch(fuzzer, batch, clock);
};
