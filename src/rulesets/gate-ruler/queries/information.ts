import type { PrintedCard, RulerRules } from '../state/card-2.ts';
import { type CardState, DEFAULT_CARD_STATE } from '../state/card-state.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';

/** The card as the object it is now (3-2d). */
export const refOf = (game: Game, card: Instance): CardRef => ({ card, object: game.object[card] as number });

/** Whether the object is still there: the card has not become a new one since (3-2d). */
export const isSameObject = (game: Game, ref: CardRef): boolean => game.object[ref.card] === ref.object;

/** The rules a ruler card sets for its player. */
export const rulerRules = (definition: PrintedCard): RulerRules => definition.ruler as RulerRules;

/** What is noted of the card; the neutral state where nothing is. */
export const stateOf = (game: Game, card: Instance): CardState => game.states[card] ?? DEFAULT_CARD_STATE;
