import { Worker } from 'node:worker_threads';
import type { InputFailure, InputResults } from './try-inputs.ts';
import type { LaneTask } from './worker.ts';

/** Milliseconds that one text may take on a machine that is busy, and between two looks at it. */
const HANGS_AFTER = 30_000;
const LOOK_EVERY = 1_000;

/** Megabytes a worker may use. */
const MOST_MEMORY = 1_024;

const NOTHING_YET = -1;

/** Ends a worker that has been at one text for too long; returns how to stop looking. */
const watch = (worker: Worker, at: Int32Array): (() => boolean) => {
  let last = NOTHING_YET;
  let waited = 0;
  let hangs = false;
  const look = (): void => {
    const number = Atomics.load(at, 0);
    waited = number === last && number !== NOTHING_YET ? waited + LOOK_EVERY : 0;
    last = number;
    if (waited < HANGS_AFTER) return;
    hangs = true;
    worker.terminate();
  };
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    return hangs;
  };
};

const fatal = (number: number, cause: string): InputFailure => ({ number, kind: '', cause, text: '' });

/** Hands in texts in a worker of their own. What takes it too long or ends it is the last fault. */
export const runLane = (task: Omit<LaneTask, 'at'>): Promise<InputResults> => {
  const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(NOTHING_YET);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...task, at },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const stopLooking = watch(worker, at);
  return new Promise((resolve) => {
    const lost = (cause: string): void => {
      const number = Atomics.load(at, 0);
      resolve({ accepted: 0, rejected: number - task.numbers[0], failures: [fatal(number, cause)] });
    };
    worker.on('message', (tried: InputResults) => {
      stopLooking();
      resolve(tried);
    });
    worker.on('error', ({ message }) => {
      stopLooking();
      lost(message);
    });
    worker.on('exit', () => {
      lost(stopLooking() ? `took longer than ${HANGS_AFTER / 1000} seconds` : 'the worker ended');
    });
  });
};
