import { didYouMean, nearestIds } from '../core/data/nearest.ts';

/** Known ids that are named where none is near enough to be meant. */
const MAX_NAMED = 3;

/** What may be meant by an id that does not exist, directly behind it. */
export const suggestion = (wanted: string, known: readonly string[]): string =>
  didYouMean(wanted, known) || `; nearest: ${nearestIds(wanted, known, MAX_NAMED).join(', ')}`;
