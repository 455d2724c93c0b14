import { meanOf, standardErrors } from './estimates.ts';
import { twoSidedTail, toStandardNormal } from './comparisons.ts';

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

const grouped = <T, K>(values: readonly T[], keyOf: (value: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
};

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
  const strata = [...grouped(sides, ({ stratum }) => stratum).values()].filter(
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
  const chance = standardError === 0 ? 1 : twoSidedTail(toStandardNormal(mean / standardError, scaleOf(counts)));
  return { ...counts, mean, standardError, chance };
};
