import type { Estimate } from '../statistics.ts';

const round = (share: number): string => (100 * share).toFixed(1);

/** A share as people read it. */
export const percent = (share: number): string => `${round(share)} %`;

/** The interval of a share as people read it. */
export const interval = ({ low, high }: Estimate): string => `${round(low)} to ${round(high)}`;
