import { parentPort, workerData } from 'node:worker_threads';
import { tryFiles } from './try-files.ts';
import { errorLine } from '../../src/cli/errors.ts';
import { fileKinds } from './readers.ts';
import { textsIn } from './texts.ts';

/** What a worker is to hand in: the texts from one number to before another, told in `at` as they begin. */
export interface FilingTask {
  readonly root: string;
  readonly seed: number;
  readonly numbers: readonly [number, number];
  /** The number at hand. */
  readonly at: Int32Array;
}

const { root, seed, numbers, at } = workerData as FilingTask;

parentPort?.postMessage(
  tryFiles(fileKinds(textsIn(root)), seed, numbers, errorLine, (number) => Atomics.store(at, 0, number)),
);
