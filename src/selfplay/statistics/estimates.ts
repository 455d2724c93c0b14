/**
 * A mean of numbers from 0 to 1 with its interval. The interval contains the true mean with 95 % confidence if the
 * numbers are independent.
 */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Standard errors to either side of the middle, of many numbers. */
const NINETY_FIVE = 1.96;

/** Standard errors for so many independent numbers, where for many it is `z`: a quantile of Student's distribution (expansion of Hill 1970). */
export const standardErrors = (count: number, z = NINETY_FIVE): number => {
  const free = count - 1;
  return (
    z +
    (z ** 3 + z) / (4 * free) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * free ** 3)
  );
};

const DIGITS = 1e6;

/** Rounded, so that the order of summing shows in no file. */
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Values by a key of each; keys and values in the order they come. */
export const groupBy = <T, K>(
  values: readonly T[],
  keyOf: (value: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> => {
  const groups = new Map<K, [T, ...T[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
};

/** The interval in which numbers end to be below something, after so many halvings of the one from `low` to `high`. */
export const bisect = (
  isBelow: (x: number) => boolean,
  low: number,
  high: number,
  halvings: number,
): readonly [low: number, high: number] => {
  let [from, to] = [low, high];
  for (let n = 0; n < halvings; n += 1) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return [from, to];
};

/**
 * Mean and interval of numbers from 0 to 1. The interval is Student's with the imagined numbers added (as Agresti and Coull
 * 1998 for shares): for numbers that are all 0 or 1 it contains the one of Wilson, and it has a width even where all of them
 * are equal. From fewer than two numbers it is everything from 0 to 1. `z`: standard errors to either side for many numbers.
 */
export const estimate = (values: readonly number[], z = NINETY_FIVE): Estimate => {
  const count = values.length;
  const mean = meanOf(values);
  if (count < 2) return { mean: rounded(mean), low: 0, high: 1, count };
  // How many numbers are imagined beside those that came, half of them 0 and half 1.
  const imagined = z ** 2;
  const all = count + imagined;
  const middle = (mean * count + imagined / 2) / all;
  const squares =
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0) +
    (imagined / 2) * (middle ** 2 + (1 - middle) ** 2);
  const margin = (standardErrors(count, z) * Math.sqrt(squares)) / all;
  const [low, high] = [Math.max(0, middle - margin), Math.min(1, middle + margin)];
  return { mean: rounded(mean), low: rounded(low), high: rounded(high), count };
};

/** The score of the other side. */
export const opposite = ({ mean, low, high, count }: Estimate): Estimate => ({
  mean: 1 - mean,
  low: 1 - high,
  high: 1 - low,
  count,
});

/** The value that a share of the sorted values does not exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

const round = (share: number): string => (100 * share).toFixed(1);

/** A share as people read it. */
export const formatPercent = (share: number): string => `${round(share)} %`;

/** The interval of a share as people read it. */
export const formatInterval = ({ low, high }: Estimate): string => `${round(low)} to ${round(high)}`;

/** A share and its interval as people read them. */
export const formatEstimate = (estimate: Estimate): string =>
  `${formatPercent(estimate.mean)} (${formatInterval(estimate)})`;

/** A difference of two shares in percentage points, as people read it. */
export const formatPoints = (difference: number): string => {
  const told = round(Math.abs(difference));
  if (Number(told) === 0) return told;
  return `${difference < 0 ? '-' : '+'}${told}`;
};

/** The interval of such a difference. */
export const formatPointsInterval = ({ low, high }: Pick<Estimate, 'low' | 'high'>): string =>
  `${formatPoints(low)} to ${formatPoints(high)}`;
