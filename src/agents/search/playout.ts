import type { Baton } from '../../kernel/fact.ts';
import { type Question, questionOf } from '../../runtime/drive.ts';
import type { Match } from '../../runtime/match.ts';
import type { Chance } from '../chance.ts';
import { EVEN, resultValue, type Value } from './value.ts';

/** What a world that is not over is worth to player 0. */
export type Evaluate = (game: Baton) => Value;

/** Answers a question in a world while it is played on. */
export type Policy = (question: Question, rng: Chance) => string;

/** How a world is played on to learn what it is worth. */
export interface Playout {
  /** Decisions taken before the world is evaluated. */
  readonly horizon: number;
  readonly policy: Policy;
  readonly evaluate: Evaluate;
}

const atRandom: Policy = ({ decision: { options } }, rng) => options[rng.below(options.length)]?.key ?? '';

/** At random to the end of the match; even after so many decisions that no match should have. */
export const TO_THE_END: Playout = { horizon: 10_000, policy: atRandom, evaluate: () => EVEN };

/** Plays a world on and says what it came to. The world is used up. */
export const playOn = (world: Match, rng: Chance, { horizon, policy, evaluate }: Playout): Value => {
  for (let left = horizon; left > 0; left -= 1) {
    const open = world.pending();
    if (open === undefined) break;
    world.answer(open.decision.player, policy(questionOf(world, open), rng));
  }
  const game = world.game();
  return game.result === undefined ? evaluate(game) : resultValue(game.result);
};
