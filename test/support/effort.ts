/** Whether tests run with their full volume, as `npm run test:deep` has it. */
const IS_FULL = process.env.GATECHART_EFFORT === 'full';

/** The share of the full volume that all other commands have. */
const SHARE = 1 / 10;

/** How many there are of something that has so many at full volume; never fewer than `least`. */
export const volume = (full: number, least = 3): number =>
  IS_FULL ? full : Math.max(Math.ceil(full * SHARE), least);

/** Those of many cases that are tried: all at full volume. */
export const some = <T>(all: readonly T[]): readonly T[] =>
  IS_FULL ? all : all.filter((_, index) => index % (1 / SHARE) === 0);

/** Milliseconds after which no smaller case is looked for any more: a whole match is slow to make smaller. */
const LONGEST = 120_000;

/** The parameters of a property that runs so often at full volume. */
export const runs = (full: number, least?: number) => ({
  numRuns: volume(full, least),
  interruptAfterTimeLimit: LONGEST,
});
