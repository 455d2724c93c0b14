import { numberedWaiting } from '../state/copies.ts';
import type { Game, WaitingAbility } from '../state/game.ts';
import { withNumbersUsed, withWaiting } from '../state/setters.ts';

/** Abilities that triggered wait to be played (14-9), numbered in their order. */
export const queueWaiting = (game: Game, triggered: readonly Omit<WaitingAbility, 'number'>[]): Game => {
  const waiting = triggered.map((each, index) => numberedWaiting(each, game.nextNumber + index));
  return withNumbersUsed(withWaiting(game, [...game.waiting, ...waiting]), waiting.length);
};

/** The ability waits no more. */
export const removeWaiting = (game: Game, number: number): Game =>
  withWaiting(
    game,
    game.waiting.filter((waiting) => waiting.number !== number),
  );
