import type { Game, Waiting } from '../values/game.ts';
import { withNumbersGiven, withWaiting } from '../values/setters.ts';

const waitingNumbered = (waiting: Omit<Waiting, 'number'>, number: number): Waiting => ({
  controller: waiting.controller,
  source: waiting.source,
  choices: waiting.choices,
  isSetCard: waiting.isSetCard,
  effect: waiting.effect,
  cause: waiting.cause,
  decidedBy: waiting.decidedBy,
  number,
});

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
