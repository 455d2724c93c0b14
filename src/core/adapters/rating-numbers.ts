import type { Rating } from './heuristic.ts';

/** What a rating says of an option among others: a net that reads it knows from the start what the rules of thumb know. */
export const RATING_FEATURES: readonly string[] = ['is rated best', 'rated above passing', 'behind the best'];

/** Differences of ratings that are much larger are all the same. */
const LARGE = 10;

/** Those numbers for each option, in their order. */
export const ratingFeatures = (ratings: readonly Rating[]): readonly (readonly number[])[] => {
  const best = Math.max(...ratings.map(({ worth }) => worth));
  return ratings.map(({ worth }) => [
    Number(worth === best),
    Math.tanh(worth / LARGE),
    Math.tanh((best - worth) / LARGE),
  ]);
};
