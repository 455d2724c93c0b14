import { parentPort, workerData } from 'node:worker_threads';
import { errorLine } from '../../src/cli/errors.ts';
import { fileKinds, loadTexts } from './readers.ts';
import { tryInputs } from './try-inputs.ts';

/** What a worker is to hand in: the texts from one number to before another, told in `at` as they begin. */
export interface LaneTask {
  readonly root: string;
  readonly seed: number;
  readonly numbers: readonly [number, number];
  /** The number at hand. */
  readonly at: Int32Array;
}

const { root, seed, numbers, at } = workerData as LaneTask;

parentPort?.postMessage(
  tryInputs(fileKinds(loadTexts(root)), seed, numbers, errorLine, (number) => Atomics.store(at, 0, number)),
);
