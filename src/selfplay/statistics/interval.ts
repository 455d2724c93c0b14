import { type Estimate, meanOf, rounded } from './estimates.ts';

/** How seldom at most a true mean is ever outside, on either side. */
const SIDE = 0.025;

/** The share of what may be lost that is put on one number. */
const MAX_STAKE = 0.75;

/** Halvings of an interval until no written digit changes. */
const INTERVAL_HALVINGS = 40;

/** What is staked on each number: it goes by the numbers before alone, and is the higher the less these spread. */
const stakesOf = (values: readonly number[]): readonly number[] => {
  let [sum, squares] = [0.5, 0.25];
  return values.map((value, index) => {
    const stake = Math.sqrt((-2 * Math.log(SIDE)) / (squares * Math.log(index + 2)));
    sum += value;
    squares += (value - sum / (index + 2)) ** 2;
    return stake;
  });
};

/** Whether somebody who bets that the true mean is higher than that has won so much that it is. */
const isBelow = (mean: number, values: readonly number[], stakes: readonly number[]): boolean => {
  const wealth = values.reduce((sum, value, index) => {
    const stake = Math.min(stakes[index] as number, MAX_STAKE / mean);
    return sum + Math.log(1 + stake * (value - mean));
  }, 0);
  return wealth >= -Math.log(SIDE);
};

const lowOf = (values: readonly number[], stakes: readonly number[]): number => {
  let [low, high] = [0, 1];
  for (let n = 0; n < INTERVAL_HALVINGS; n += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle, values, stakes)) low = middle;
    else high = middle;
  }
  return low;
};

/**
 * Mean and interval of numbers from 0 to 1, in their order, that holds the true mean with 95 % certainty wherever somebody
 * who looks at them stops: hedged capital with predictable stakes (Waudby-Smith and Ramdas 2024). Wider than `estimate`,
 * which is for a number that was fixed before.
 */
export const sequentialEstimate = (values: readonly number[]): Estimate => {
  const stakes = stakesOf(values);
  const [low, high] = [
    lowOf(values, stakes),
    1 -
      lowOf(
        values.map((value) => 1 - value),
        stakes,
      ),
  ];
  return { mean: rounded(meanOf(values)), low: rounded(low), high: rounded(high), count: values.length };
};
