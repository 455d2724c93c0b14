import type { CardState, Game } from './game.ts';
import type { Instance } from './instance.ts';

/** The state of a card that nothing is noted of: it carries no damage (3-6f-1, 3-6g-1). */
export const UNNOTED: CardState = {
  exhausted: false,
  faceUp: true,
  damage: 0,
  damageLog: [],
  rulerDamage: [],
  used: [],
};

/** What is noted of the card; the neutral state where nothing is. */
export const stateOf = (game: Game, card: Instance): CardState => game.states[card] ?? UNNOTED;

/** The game with part of a card's state replaced. */
export const withState = (game: Game, card: Instance, change: Partial<CardState>): Game => ({
  ...game,
  states: { ...game.states, [card]: { ...stateOf(game, card), ...change } },
});
