import type { CardDefinition, RulerRules } from '../values/card.ts';
import type { CardRef, CardState, Game, Instance } from '../values/game.ts';

/** The printed data of a card. */
export const definitionFor = (game: Game, card: Instance): CardDefinition =>
  game.cards[game.definitionOf[card] as string] as CardDefinition;

/** The card as the object it is now (3-2d). */
export const refTo = (game: Game, card: Instance): CardRef => ({ card, object: game.object[card] as number });

/** Whether the object is still there: the card has not become a new one since (3-2d). */
export const isSameObject = (game: Game, ref: CardRef): boolean => game.object[ref.card] === ref.object;

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

/** The rules a ruler card sets for its player. */
export const rulerRules = (definition: CardDefinition): RulerRules => definition.ruler as RulerRules;
