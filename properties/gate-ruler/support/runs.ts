/** How many times as long the properties run as in `npm test`; 100 is a long night. */
const SCALE = 1;

/** Milliseconds after which no smaller case is looked for any more: a whole match is slow to make smaller. */
const LONGEST = 120_000 * SCALE;

/** The parameters of a property that runs so often in `npm test`. */
export const runs = (often: number) => ({ numRuns: often * SCALE, interruptAfterTimeLimit: LONGEST });
