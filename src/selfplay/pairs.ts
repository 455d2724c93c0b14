import type { Outcome } from './outcome.ts';
import { pairOf } from './plan-2.ts';
import { type Estimate, estimate, meanOf } from './statistics/estimates.ts';

/** A number from 0 to 1 that a match gave. */
export type Point = readonly [match: Outcome['number'], value: number];

/** Mean and interval over pairs of matches, in their order, as both of one have the same chance. */
export const estimateOverPairs = (points: readonly Point[], estimated = estimate): Estimate => {
  const pairs = new Map<number, number[]>();
  for (const [match, value] of points) {
    const known = pairs.get(pairOf(match));
    if (known === undefined) pairs.set(pairOf(match), [value]);
    else known.push(value);
  }
  return estimated([...pairs.values()].map(meanOf));
};
