/** Of the differences that are told to be ones, the share that may be none, on average. */
const FALSE_SHARE = 0.05;

/** How strictly each of many comparisons is judged. */
export interface SignificanceLevel {
  readonly comparisons: number;
  /** How many of them are told to be differences. */
  readonly told: number;
  /** The chance at which each interval misses: with it, just the intervals of those told leave out 0. */
  readonly level: number;
}

/**
 * Judges many comparisons at once by the chances that each came out so by chance alone: of those told, 5 % at most are told
 * wrongly on average (Benjamini and Hochberg 1995), and of their intervals 5 % miss (Benjamini and Yekutieli 2005).
 */
export const significanceLevel = (chances: readonly number[]): SignificanceLevel => {
  const comparisons = chances.length;
  const sorted = chances.toSorted((a, b) => a - b);
  const told =
    1 + sorted.findLastIndex((chance, index) => chance <= (FALSE_SHARE * (index + 1)) / comparisons);
  return { comparisons, told, level: (FALSE_SHARE * Math.max(1, told)) / Math.max(1, comparisons) };
};
