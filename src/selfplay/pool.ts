import { Piscina } from 'piscina';
import type { Played } from './outcome.ts';
import type { Job } from './plan.ts';
import { type Answer, playedIn, type Task } from './worker.ts';

/** Matches handed to each worker ahead of time. */
const AHEAD = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/src/selfplay/worker.js' : './worker.js',
  import.meta.url,
).href;

/** Hears of matches as they are done, in any order. */
export interface Hearing {
  done(played: Played): void;
  /** A match whose workers died, as often as it was tried; how. */
  died(job: Job, message: string): void;
}

/**
 * Plays matches on worker threads. Ends early, without an error, once the signal is given. Throws what a match is
 * refused for.
 */
export const playOnWorkers = async (
  tasks: Iterable<Task>,
  workers: number,
  stop: AbortSignal,
  hearing: Hearing,
  worker = WORKER,
): Promise<void> => {
  const pool = new Piscina<Task, Answer>({ filename: worker, minThreads: workers, maxThreads: workers });
  const queue = tasks[Symbol.iterator]();
  /** The answer, or how the last of its workers died. */
  const attempt = async (task: Task, tries: number): Promise<Answer | Error> => {
    try {
      return await pool.run(task);
    } catch (error) {
      if (stop.aborted || tries >= ATTEMPTS) return error as Error;
      return attempt(task, tries + 1);
    }
  };
  const lane = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !stop.aborted; next = queue.next()) {
      const answer = await attempt(next.value, 1);
      if (stop.aborted) return;
      if (answer instanceof Error) {
        hearing.died(next.value.job, `${ATTEMPTS} workers died over the match: ${answer.message}`);
      } else hearing.done(playedIn(answer));
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
