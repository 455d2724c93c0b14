import type { Estimate } from './estimates.ts';

const round = (share: number): string => (100 * share).toFixed(1);

/** A share as people read it. */
export const formatPercent = (share: number): string => `${round(share)} %`;

/** The interval of a share as people read it. */
export const formatInterval = ({ low, high }: Estimate): string => `${round(low)} to ${round(high)}`;

/** A difference of two shares in percentage points, as people read it. */
export const formatPoints = (difference: number): string => {
  const told = round(Math.abs(difference));
  if (Number(told) === 0) return told;
  return `${difference < 0 ? '-' : '+'}${told}`;
};

/** The interval of such a difference. */
export const formatPointsInterval = ({ low, high }: Pick<Estimate, 'low' | 'high'>): string =>
  `${formatPoints(low)} to ${formatPoints(high)}`;
