import { meanOf, rounded, standardErrors } from './estimates.ts';

/** Points that one took off another: a win 1, a draw a half. */
export interface Score {
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly games: number;
}

const ROUNDS = 500;

/** Draws that everybody is thought to have had with a player of average strength, so that nobody's rating is infinite. */
const VIRTUAL_DRAWS = 2;

const ELO_PER_E_FOLD = 400 / Math.LN10;

/** Strengths by the Bradley-Terry model (minorize-maximize, Hunter 2004), in the order of the names. */
const strengthsOf = (names: readonly string[], scores: readonly Score[]): readonly number[] => {
  const met = scores
    .filter(({ a, b }) => a !== b)
    .map(({ a, b, points, games }) => ({ a: names.indexOf(a), b: names.indexOf(b), points, games }));
  const won = names.map(() => VIRTUAL_DRAWS / 2);
  for (const { a, b, points, games } of met) {
    won[a] = (won[a] as number) + points;
    won[b] = (won[b] as number) + games - points;
  }
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const weights = strengths.map((own) => VIRTUAL_DRAWS / (own + 1));
    for (const { a, b, games } of met) {
      const weight = games / ((strengths[a] as number) + (strengths[b] as number));
      weights[a] = (weights[a] as number) + weight;
      weights[b] = (weights[b] as number) + weight;
    }
    strengths = weights.map((weight, index) => (won[index] as number) / weight);
  }
  return strengths;
};

/** Ratings in Elo points with mean 0, one for each different name. Scores of a player against itself are ignored. */
export const ratingsOf = (
  listed: readonly string[],
  scores: readonly Score[],
): Readonly<Record<string, number>> => {
  const names = [...new Set(listed)];
  const logs = strengthsOf(names, scores).map(Math.log);
  const mean = meanOf(logs);
  return Object.fromEntries(
    names.map((name, index) => [name, rounded(ELO_PER_E_FOLD * ((logs[index] as number) - mean))]),
  );
};

/** All pairs of matches of two names: what `a` took of each, from 0 to 1. */
export interface PairScores {
  readonly a: string;
  readonly b: string;
  readonly pairs: readonly number[];
}

/** How one of several did against all others. */
export interface Standing {
  readonly name: string;
  /** Elo points; the mean of all is 0. */
  readonly rating: number;
  /** The 95 % interval of the rating: by the information of the Bradley-Terry model and the dispersion of the pairs. */
  readonly low: number;
  readonly high: number;
  /** The mean of its scores against each of the others, whatever number of matches they had. */
  readonly mean: number;
  readonly worst: { readonly against: string; readonly score: number };
}

const sumOf = (pairs: readonly number[]): number => pairs.reduce((sum, pair) => sum + pair, 0);

const scoreOf = ({ a, b, pairs }: PairScores): Score => ({
  a,
  b,
  points: 2 * sumOf(pairs),
  games: 2 * pairs.length,
});

/** The inverse of a positive definite matrix (Gauss-Jordan elimination). */
const inverseOf = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  let rows = matrix.map((row, at): readonly number[] => [...row, ...row.map((_, n) => Number(n === at))]);
  for (const at of matrix.keys()) {
    const divisor = rows[at]?.[at] as number;
    const pivot = (rows[at] as readonly number[]).map((value) => value / divisor);
    rows = rows.map((row, n) =>
      n === at ? pivot : row.map((value, k) => value - (row[at] as number) * (pivot[k] as number)),
    );
  }
  return rows.map((row) => row.slice(matrix.length));
};

/** Pairs that are imagined in each meeting, both matches with one winner: without them, pairs that are all alike have no dispersion. */
const IMAGINED = 1;

/**
 * How far the ratings of the names reach to either side. The model takes matches for independent, so its variance is
 * multiplied by that of the points of pairs around the scores that the strengths expect, as a multiple of the one that
 * independent matches have. It is one factor for all meetings, because a meeting with few wins shows too few
 * deviations of its own. The imagined pairs have the expected score, and so move no rating.
 */
const marginsOf = (names: readonly string[], meetings: readonly PairScores[]): readonly number[] => {
  const strengths = strengthsOf(names, meetings.map(scoreOf));
  const information = strengths.map((own, at) =>
    strengths.map((_, n) => (n === at ? (VIRTUAL_DRAWS * own) / (own + 1) ** 2 : 0)),
  );
  let [squares, expected, count] = [0, 0, 0];
  for (const { a, b, pairs } of meetings) {
    const [one, other] = [names.indexOf(a), names.indexOf(b)];
    const score = (strengths[one] as number) / ((strengths[one] as number) + (strengths[other] as number));
    const variance = score * (1 - score);
    for (const [row, column, sign] of [
      [one, one, 1],
      [other, other, 1],
      [one, other, -1],
      [other, one, -1],
    ] as const) {
      const cells = information[row] as number[];
      cells[column] = (cells[column] as number) + sign * 2 * pairs.length * variance;
    }
    squares += pairs.reduce((sum, pair) => sum + (2 * (pair - score)) ** 2, IMAGINED * 4 * variance);
    expected += (pairs.length + IMAGINED) * 2 * variance;
    count += pairs.length;
  }
  const covariance = inverseOf(information);
  const means = covariance.map(meanOf);
  const scale = ELO_PER_E_FOLD * standardErrors(Math.max(2, count - names.length + 2));
  return means.map((mean, at) => {
    const variance = (covariance[at]?.[at] as number) - 2 * mean + meanOf(means);
    return scale * Math.sqrt((variance * squares) / expected);
  });
};

/** The standings of those who met, the highest rating first; none of fewer than three, whose scores say all. */
export const standingsOf = (met: readonly PairScores[]): readonly Standing[] => {
  const meetings = met.filter(({ a, b }) => a !== b);
  const all = [...new Set(meetings.flatMap(({ a, b }) => [a, b]))];
  if (all.length < 3) return [];
  const ratings = ratingsOf(all, meetings.map(scoreOf));
  const margins = marginsOf(all, meetings);
  const standings = all.map((name, at): Standing => {
    const scores = meetings
      .filter(({ a, b }) => a === name || b === name)
      .map(({ a, b, pairs }) =>
        a === name ? { against: b, score: meanOf(pairs) } : { against: a, score: 1 - meanOf(pairs) },
      )
      .map(({ against, score }) => ({ against, score: rounded(score) }));
    const rating = ratings[name] as number;
    const margin = margins[at] as number;
    return {
      name,
      rating,
      low: rounded(rating - margin),
      high: rounded(rating + margin),
      mean: rounded(meanOf(scores.map(({ score }) => score))),
      worst: scores.reduce((least, each) => (each.score < least.score ? each : least)),
    };
  });
  return standings.toSorted((one, other) => other.rating - one.rating);
};
