import { Piscina } from 'piscina';
import type { Played } from './outcome.ts';
import type { Task } from './worker.ts';

/** Matches handed to each worker ahead of time. */
const AHEAD = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/src/selfplay/worker.js' : './worker.js',
  import.meta.url,
).href;

/**
 * Plays matches on worker threads and hands them over as they are done, in any order. Ends early, without an error, once
 * the signal is given.
 */
export const playOnWorkers = async (
  tasks: Iterable<Task>,
  workers: number,
  stop: AbortSignal,
  done: (played: Played) => void,
  worker = WORKER,
): Promise<void> => {
  const pool = new Piscina<Task, Played>({ filename: worker, minThreads: workers, maxThreads: workers });
  const queue = tasks[Symbol.iterator]();
  const attempt = async (task: Task, tries: number): Promise<Played> => {
    try {
      return await pool.run(task);
    } catch (error) {
      if (stop.aborted || tries >= ATTEMPTS) throw error;
      return attempt(task, tries + 1);
    }
  };
  const lane = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !stop.aborted; next = queue.next()) {
      const played = await attempt(next.value, 1);
      if (!stop.aborted) done(played);
    }
  };
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const lanes = Promise.all(Array.from({ length: workers * AHEAD }, lane));
    lanes.catch(() => {});
    await Promise.race([lanes, stopped]);
  } finally {
    await pool.destroy();
  }
};
