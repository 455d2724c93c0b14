import { waitingNumbered } from '../state/copies.ts';
import type { Game, Waiting } from '../state/game.ts';
import { withNumbersGiven, withWaiting } from '../state/setters.ts';

/** Abilities that triggered wait to be played (14-9), numbered in their order. */
export const queue = (game: Game, triggered: readonly Omit<Waiting, 'number'>[]): Game => {
  const waiting = triggered.map((each, index) => waitingNumbered(each, game.nextNumber + index));
  return withNumbersGiven(withWaiting(game, [...game.waiting, ...waiting]), waiting.length);
};

/** The ability waits no more. */
export const takeWaiting = (game: Game, number: number): Game =>
  withWaiting(
    game,
    game.waiting.filter((waiting) => waiting.number !== number),
  );
