import {
  EVEN,
  type Evaluation,
  type Heuristic,
  rateOptions,
  resultValue,
  type Value,
} from '../../core/adapters/heuristic.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Question } from '../../core/question.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Match } from '../../runtime/match.ts';
import { lazyQuestionOf } from '../../runtime/match-runner.ts';
import type { Chance } from '../agent.ts';
import { bestFirst } from '../baselines.ts';

/** Answers a question in a world while it is played on. */
export type Policy = (question: Question, rng: Chance) => string;

/** The answers that are on offer, the most promising first. */
export type Ranking = (question: Question) => readonly string[];

/** How likely each answer on offer is to be the best, by keys: shares that sum to 1. */
export type Guide = (question: Question) => ReadonlyMap<string, number>;

/** How a world is played on to learn what it is worth. */
export interface Playout extends Evaluation {
  readonly policy: Policy;
  /** In which order a tree tries answers, the later ones only once it knows the earlier better; absent: all, at random. */
  readonly ranking?: Ranking;
  /** What is known before a search begins, of the answers to its question; absent: nothing. */
  readonly guide?: Guide;
}

export const atRandom: Policy = ({ decision: { options } }, rng) =>
  options[rng.below(options.length)]?.key ?? '';

/** At random to the end of the match: even after so many decisions that no match should have. */
export const RANDOM_PLAYOUT: Playout = {
  isAtHorizon: () => false,
  maxDecisions: 10_000,
  policy: atRandom,
  evaluate: () => EVEN,
};

/** What an evaluation says at least, and 1 less that at most: a result stands out among all that is only expected. */
const RESERVE = 0.1;

const shrunk = (value: Value): Value => RESERVE + (1 - 2 * RESERVE) * value;

/** Plays a world on, which began as that one, and says what it came to, or is worth if it is not over. It is used up. */
export const playOut = (world: Match, began: GameState, rng: Chance, playout: Playout): Value => {
  const { isAtHorizon: isFarEnough, maxDecisions: most, policy, evaluate } = playout;
  for (let left = most; left > 0; left -= 1) {
    const open = world.pending();
    if (open === undefined || isFarEnough(began, world.game())) break;
    world.answer(open.decision.player, policy(lazyQuestionOf(world, open), rng));
  }
  const game = world.game();
  return game.result === undefined ? shrunk(evaluate(game)) : resultValue(game.result);
};

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
    ...(rating === undefined
      ? { policy: atRandom }
      : { policy: byRating(rating), ranking: rankingBy(rating) }),
  };
};
