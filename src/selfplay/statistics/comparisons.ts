import { bisect, type Estimate, estimate, groupBy, meanOf, standardErrors } from './estimates.ts';

const HALVINGS = 60;

/** Further out than that nothing is told apart. */
const FAR = 8;

/** The chance that a number of the standard normal distribution is that far from 0 or further (series of Marsaglia 2004). */
export const twoSidedTail = (z: number): number => {
  const distance = Math.min(Math.abs(z), FAR);
  let [sum, before, term] = [distance, 0, distance];
  for (let odd = 3; sum !== before; odd += 2) {
    term *= distance ** 2 / odd;
    [before, sum] = [sum, sum + term];
  }
  return Math.max(0, 1 - 2 * sum * (Math.exp(-(distance ** 2) / 2) / Math.sqrt(2 * Math.PI)));
};

/** How far from 0 a number of the standard normal distribution is with that chance, or further. */
export const tailQuantile = (chance: number): number =>
  meanOf(bisect((z) => chance < twoSidedTail(z), 0, FAR, HALVINGS));

/** The number of the standard normal distribution that is as far out as that one by a scale of its own, which rises with it. */
export const toStandardNormal = (value: number, scale: (z: number) => number): number =>
  meanOf(bisect((z) => scale(z) < Math.abs(value), 0, FAR, HALVINGS));

/** The chance that one or more intervals of a table miss. */
const MISSED = 0.05;

/** Mean and interval of numbers from 0 to 1. */
export type Estimator = (values: readonly number[]) => Estimate;

/** Estimates of a table with so many intervals, all of which hold with 95 % confidence (Bonferroni). */
export const estimateAmong = (intervals: number): Estimator => {
  if (intervals <= 1) return (values) => estimate(values);
  const z = tailQuantile(MISSED / intervals);
  return (values) => estimate(values, z);
};

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

/** One player of one match, as far as it is compared. */
export interface Side {
  /** What came out by the same chance as the side has the same number here. */
  readonly chance: number;
  /** Sides are compared with those of the same stratum alone. */
  readonly stratum: string;
  /** Whether there was what is looked for. */
  readonly has: boolean;
  readonly points: number;
}

/** How much more points sides had on average where there was something than where there was not. */
export interface Difference {
  /** Sides where there was, and where there was not. */
  readonly having: number;
  readonly lacking: number;
  readonly mean: number;
  readonly standardError: number;
  /** The chance of a mean that far from 0, or further, if in truth there is no difference. */
  readonly chance: number;
}

/** Sides that there must be of either kind: of fewer no difference is told. */
const LEAST = 10;

const presence = ({ has }: Side): number => (has ? 1 : 0);

/** Student's quantiles for as many numbers as there would be if both kinds were as rare as the rarer one. */
export const scaleOf =
  ({ having, lacking }: Pick<Difference, 'having' | 'lacking'>) =>
  (z: number): number =>
    standardErrors(2 * Math.min(having, lacking), z);

/**
 * The difference within strata: that of each weighs as much as it tells (the least squares of a level for each stratum and
 * one difference for all). Its error is over what came out by the same chance (Liang and Zeger 1986), and is measured as if
 * there were no difference, so that it is not too small where few sides have the thing. Nothing where too few sides tell.
 */
export const differenceOf = (sides: readonly Side[]): Difference | undefined => {
  const strata = [...groupBy(sides, ({ stratum }) => stratum).values()].filter(
    (group) => group.some(({ has }) => has) && group.some(({ has }) => !has),
  );
  const compared = strata.flat();
  const having = compared.filter(({ has }) => has).length;
  const lacking = compared.length - having;
  const spare = compared.length - strata.length;
  if (Math.min(having, lacking) < LEAST || spare < 1) return undefined;
  const scores = new Map<number, number>();
  let [weight, sum] = [0, 0];
  for (const group of strata) {
    const share = meanOf(group.map(presence));
    const level = meanOf(group.map(({ points }) => points));
    for (const side of group) {
      const apart = presence(side) - share;
      const score = apart * (side.points - level);
      weight += apart ** 2;
      sum += score;
      scores.set(side.chance, (scores.get(side.chance) ?? 0) + score);
    }
  }
  const squares = [...scores.values()].reduce((total, score) => total + score ** 2, 0);
  const count = scores.size;
  const standardError =
    Math.sqrt((squares * compared.length * count) / (spare * Math.max(1, count - 1))) / weight;
  const counts = { having, lacking };
  const mean = sum / weight;
  const chance =
    standardError === 0 ? 1 : twoSidedTail(toStandardNormal(mean / standardError, scaleOf(counts)));
  return { ...counts, mean, standardError, chance };
};
