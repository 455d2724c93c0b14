import { type Chance, chanceFrom } from '../../agents/agent.ts';
import { rngStream } from '../../core/random.ts';
import { meanOf, quantile, rounded } from './estimates.ts';

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
  /** The 95 % interval of the rating: by drawing the pairs of each meeting again, with a few imagined ones added. */
  readonly low: number;
  readonly high: number;
  /** The mean of its scores against each of the others, whatever number of matches they had. */
  readonly mean: number;
  readonly worst: { readonly against: string; readonly score: number };
}

/** How often the pairs are drawn again. */
const DRAWS = 400;

const TAIL = 0.025;

const sumOf = (pairs: readonly number[]): number => pairs.reduce((sum, pair) => sum + pair, 0);

const scoreOf = ({ a, b, pairs }: PairScores): Score => ({
  a,
  b,
  points: 2 * sumOf(pairs),
  games: 2 * pairs.length,
});

/** Pairs that are imagined beside those that were played, as `estimate` does: without them, pairs that are all won have no spread. */
const IMAGINED = [0, 0, 1, 1];

const drawnAgain = (chance: Chance, { a, b, pairs }: PairScores): PairScores => {
  const all = [...pairs, ...IMAGINED];
  return { a, b, pairs: all.map(() => all[chance.below(all.length)] as number) };
};

/** The standings of those who met, the highest rating first; none of fewer than three, whose scores say all. */
export const standingsOf = (met: readonly PairScores[]): readonly Standing[] => {
  const meetings = met.filter(({ a, b }) => a !== b);
  const all = [...new Set(meetings.flatMap(({ a, b }) => [a, b]))];
  if (all.length < 3) return [];
  const ratings = ratingsOf(all, meetings.map(scoreOf));
  const chance = chanceFrom(rngStream(0, 0, 'ratings'));
  const drawn = Array.from({ length: DRAWS }, () =>
    ratingsOf(
      all,
      meetings.map((meeting) => scoreOf(drawnAgain(chance, meeting))),
    ),
  );
  const standings = all.map((name): Standing => {
    const scores = meetings
      .filter(({ a, b }) => a === name || b === name)
      .map(({ a, b, pairs }) =>
        a === name ? { against: b, score: meanOf(pairs) } : { against: a, score: 1 - meanOf(pairs) },
      )
      .map(({ against, score }) => ({ against, score: rounded(score) }));
    const rating = ratings[name] as number;
    const others = drawn.map((each) => each[name] as number);
    return {
      name,
      rating,
      low: Math.min(rating, quantile(others, TAIL)),
      high: Math.max(rating, quantile(others, 1 - TAIL)),
      mean: rounded(meanOf(scores.map(({ score }) => score))),
      worst: scores.reduce((least, each) => (each.score < least.score ? each : least)),
    };
  });
  return standings.toSorted((one, other) => other.rating - one.rating);
};
