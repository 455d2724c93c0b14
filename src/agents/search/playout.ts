import type { Baton } from '../../kernel/fact.ts';
import type { Match } from '../../runtime/match.ts';
import type { Chance } from '../chance.ts';
import { EVEN, resultValue, type Value } from './value.ts';

/** What a world that is not over is worth to player 0. */
export type Evaluate = (game: Baton) => Value;

/** How a world is played on to learn what it is worth. */
export interface Playout {
  /** Decisions taken at random before the world is evaluated. */
  readonly horizon: number;
  readonly evaluate: Evaluate;
}

/** To the end of the match, or even after so many decisions that no match should have. */
export const TO_THE_END: Playout = { horizon: 10_000, evaluate: () => EVEN };

/** Plays a world on at random and says what it came to. The world is used up. */
export const playOutAtRandom = (world: Match, rng: Chance, { horizon, evaluate }: Playout): Value => {
  for (let left = horizon; left > 0; left -= 1) {
    const open = world.pending();
    if (open === undefined) break;
    const { options, player } = open.decision;
    world.answer(player, options[rng.below(options.length)]?.key ?? '');
  }
  const game = world.game();
  return game.result === undefined ? evaluate(game) : resultValue(game.result);
};
