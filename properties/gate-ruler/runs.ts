/** How many times as long the properties run as in `npm test`; 100 is a long night. */
const SCALE = 1;

/** The parameters of a property that runs so often in `npm test`. */
export const runs = (often: number) => ({ numRuns: often * SCALE });
