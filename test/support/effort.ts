/** Whether tests run with their full volume, as `npm run test:deep` has it. */
const IS_FULL = process.env.GATECHART_EFFORT === 'full';

/** The share of the full volume that every other tier has. */
const SHARE = 1 / 10;

/** How often something is repeated that is repeated so often at full volume; `least` times with less. */
export const volume = (full: number, least = 1): number =>
  IS_FULL ? full : Math.max(least, Math.ceil(full * SHARE));
