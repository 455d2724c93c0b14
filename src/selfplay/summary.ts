import { rounded } from './statistics/estimates.ts';

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

/**
 * Ratings in Elo points with mean 0, by the Bradley-Terry model (minorize-maximize, Hunter 2004). Scores of a player
 * against itself count for nothing.
 */
export const ratingsOf = (
  names: readonly string[],
  scores: readonly Score[],
): Readonly<Record<string, number>> => {
  const met = scores.filter(({ a, b }) => a !== b);
  let strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = names.map((name) => {
      const own = strength.get(name) as number;
      let won = VIRTUAL_DRAWS / 2;
      let weight = VIRTUAL_DRAWS / (own + 1);
      for (const { a, b, points, games } of met) {
        if (a !== name && b !== name) continue;
        won += a === name ? points : games - points;
        weight += games / (own + (strength.get(a === name ? b : a) as number));
      }
      return [name, won / weight] as const;
    });
    strength = new Map(next);
  }
  const logs = names.map((name) => Math.log(strength.get(name) as number));
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(logs.length, 1);
  return Object.fromEntries(
    names.map((name, index) => [name, rounded(ELO_PER_E_FOLD * ((logs[index] as number) - mean))]),
  );
};
