import type { Piscina } from 'piscina';
import { builtModule } from '../package-files.ts';
import { endThreads, openThreads } from './threads.ts';
import type { Efforts } from './agents/effort.ts';
import type { Played } from './outcome.ts';
import type { Job } from './plan-2.ts';
import { type Answer, playedIn, type Task } from './worker-2.ts';

/** Matches handed to each worker ahead of time. */
const AHEAD = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = builtModule('selfplay/thread');

/** Hears of matches as they are done, in any order. */
export interface Hearing {
  done(played: Played, efforts?: Efforts): void;
  /** A match whose workers died, as often as it was tried; how. */
  died(job: Job, message: string): void;
}

/** Threads that play matches. */
export class MatchPool {
  readonly #threads: Piscina<Task, Answer>;

  constructor(threads: number, worker = WORKER) {
    this.#threads = openThreads(worker, threads);
  }

  /**
   * Plays matches, so many at a time. Ends early, without an error, once the signal is given; what was begun may go on.
   * Throws what a match is refused for.
   */
  async play(tasks: Iterable<Task>, atOnce: number, stop: AbortSignal, hearing: Hearing): Promise<void> {
    const queue = tasks[Symbol.iterator]();
    const over = new AbortController();
    const end = AbortSignal.any([stop, over.signal]);
    const lane = async (): Promise<void> => {
      for (let next = queue.next(); !next.done && !end.aborted; next = queue.next()) {
        const answer = await this.#attempt(next.value, end, 1);
        if (end.aborted) return;
        if (answer instanceof Error) {
          hearing.died(next.value.job, `${ATTEMPTS} workers died over the match: ${answer.message}`);
        } else hearing.done(playedIn(answer), 'efforts' in answer ? answer.efforts : {});
      }
    };
    const stopped = new Promise<void>((resolve) => {
      if (stop.aborted) resolve();
      stop.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
    });
    const lanes = Promise.all(Array.from({ length: atOnce }, lane));
    lanes.catch(() => {});
    try {
      await Promise.race([lanes, stopped]);
    } finally {
      over.abort();
    }
  }

  /** Ends the threads, whatever they are doing. */
  async end(): Promise<void> {
    await endThreads(this.#threads);
  }

  /** The answer, or how the last of its workers died. */
  async #attempt(task: Task, stop: AbortSignal, tries: number): Promise<Answer | Error> {
    try {
      return await this.#threads.run(task);
    } catch (error) {
      if (stop.aborted || tries >= ATTEMPTS) return error as Error;
      return this.#attempt(task, stop, tries + 1);
    }
  }
}

/** Plays matches on threads of their own. As `MatchPool`, and nothing goes on. */
export const playOnWorkers = async (
  tasks: Iterable<Task>,
  workers: number,
  stop: AbortSignal,
  hearing: Hearing,
  worker?: string,
): Promise<void> => {
  const pool = new MatchPool(workers, worker);
  try {
    await pool.play(tasks, workers * AHEAD, stop, hearing);
  } finally {
    await pool.end();
  }
};
