import { type Heuristic, rateOptions } from '../../core/adapters/heuristic.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { bestFirst } from '../greedy.ts';
import { atRandom, type Playout, type Policy, type Ranking, RANDOM_PLAYOUT } from './playout.ts';

const rankingBy =
  (rate: Heuristic): Ranking =>
  (question) =>
    bestFirst(rate, question).map(({ key }) => key);

/** Takes the option rated highest; of equals the first by key. */
const byRating =
  (rate: Heuristic): Policy =>
  (question) =>
    rateOptions(rate, question).reduce((best, each) => (each.worth > best.worth ? each : best)).key;

/** How the matches of a ruleset are played on in a search: at random to the end where nobody can say what a position is worth. */
export const playoutFor = ({ evaluation, rating }: Ruleset): Playout => {
  if (evaluation === undefined) return RANDOM_PLAYOUT;
  const { evaluate, isAtHorizon: isFarEnough, maxDecisions: most } = evaluation;
  return {
    isAtHorizon: isFarEnough,
    maxDecisions: most,
    evaluate,
    ...(rating === undefined ? { policy: atRandom } : { policy: byRating(rating), ranking: rankingBy(rating) }),
  };
};
