/** A mean with the interval that holds the true one with 95 % certainty, if the numbers are many and independent. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Standard errors to either side of the mean. */
const NINETY_FIVE = 1.96;

const DIGITS = 1e6;

/** Rounded, so that the order of summing shows in no file. */
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean and interval by the normal approximation; without a second number the interval is everything from 0 to 1. */
export const estimate = (values: readonly number[]): Estimate => {
  const count = values.length;
  const mean = meanOf(values);
  if (count < 2) return { mean: rounded(mean), low: 0, high: 1, count };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  const margin = NINETY_FIVE * Math.sqrt(variance / count);
  return { mean: rounded(mean), low: rounded(mean - margin), high: rounded(mean + margin), count };
};

/** The value that a share of the sorted values does not exceed. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
