import type { Clock } from '../types.ts';

/** Time and log of the host, for actors that are given none, as in XState. */
export const hostClock: Clock & { now(): number } = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
};

export const hostLogger = (...args: readonly unknown[]): void => console.log(...args);

/** Throws an error outside the actor, where the handlers of the host for uncaught errors receive it. */
export const reportUnhandled = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};
