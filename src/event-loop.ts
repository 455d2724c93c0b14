import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the event loop gets a turn. */
const SPAN = 50;

/**
 * For work that fills a thread: to be awaited between its parts, so that signals are heard. A turn costs microseconds, so
 * there is one now and then. `clock`: milliseconds.
 */
export const eventLoopYield = (clock: () => number): (() => Promise<void>) => {
  let last = clock();
  return async () => {
    if (clock() - last < SPAN) return;
    await setImmediate();
    last = clock();
  };
};
