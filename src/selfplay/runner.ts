import type { Piscina } from 'piscina';
import { builtModule } from '../package-files.ts';
import { endThreads, openThreads } from './threads.ts';
import type { Usage } from './agents/effort.ts';
import type { PlayedMatch } from './outcome.ts';
import type { Job } from './plan-2.ts';
import { type Answer, unwrapAnswer, type MatchTask } from './worker-2.ts';

/** Matches handed to each worker ahead of time. */
const QUEUED_PER_WORKER = 2;

/** How often a match is tried whose worker died. */
const ATTEMPTS = 3;

/** The worker as it was built; workers run no TypeScript. */
const WORKER = builtModule('selfplay/thread');

/** Hears of matches as they are done, in any order. */
export interface MatchListener {
  onMatch(played: PlayedMatch, efforts?: Usage): void;
  /** A match whose workers died, as often as it was tried; how. */
  onCrash(job: Job, message: string): void;
}

/** Threads that play matches. */
export class MatchPool {
  readonly #threads: Piscina<MatchTask, Answer>;

  constructor(threads: number, worker = WORKER) {
    this.#threads = openThreads(worker, threads);
  }

  /**
   * Plays matches, so many at a time. Ends early, without an error, once the signal is given; what was begun may go on.
   * Throws what a match is refused for.
   */
  async play(tasks: Iterable<MatchTask>, atOnce: number, stop: AbortSignal, hearing: MatchListener): Promise<void> {
    const queue = tasks[Symbol.iterator]();
    const over = new AbortController();
    const end = AbortSignal.any([stop, over.signal]);
    const lane = async (): Promise<void> => {
      for (let next = queue.next(); !next.done && !end.aborted; next = queue.next()) {
        const answer = await this.#attempt(next.value, end, 1);
        if (end.aborted) return;
        if (answer instanceof Error) {
          hearing.onCrash(next.value.job, `${ATTEMPTS} workers died over the match: ${answer.message}`);
        } else hearing.onMatch(unwrapAnswer(answer), 'efforts' in answer ? answer.efforts : {});
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
  async #attempt(task: MatchTask, stop: AbortSignal, tries: number): Promise<Answer | Error> {
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
  tasks: Iterable<MatchTask>,
  workers: number,
  stop: AbortSignal,
  hearing: MatchListener,
  worker?: string,
): Promise<void> => {
  const pool = new MatchPool(workers, worker);
  try {
    await pool.play(tasks, workers * QUEUED_PER_WORKER, stop, hearing);
  } finally {
    await pool.end();
  }
};
