/** The share of its full volume that a test has: a tenth, and all of it in `npm run test:deep`; 100 is a long night. */
const EFFORT = Number(process.env.GATECHART_EFFORT ?? 0.1);

/** How many there are of something that has so many at full volume; never fewer than `least`. */
export const volume = (full: number, least = 3): number => Math.max(Math.ceil(full * EFFORT), least);

/** Those of many cases that are tried: all at full volume. */
export const some = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, index) => index % Math.max(1, Math.round(1 / EFFORT)) === 0);

/** Milliseconds after which no smaller case is looked for any more: a whole match is slow to make smaller. */
const LONGEST = 120_000;

/** Answers that take a match far; as an example of a property, they reach what few short tapes drawn at random do. */
export const farTape = (length: number): readonly number[] =>
  Array.from({ length }, (_, index) => (index * 101) % 256);

/** The parameters of a property that runs so often at full volume. */
export const runs = (full: number, least?: number) => ({
  numRuns: volume(full, least),
  interruptAfterTimeLimit: LONGEST,
});
