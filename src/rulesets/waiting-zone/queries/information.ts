import type { Player } from '../../../core/decision.ts';
import type { Game, UnitState } from '../state/game-2.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import { cardDefinition } from './definitions.ts';

/** The card as the object it is now. */
export const refOf = (game: Game, card: Instance): CardRef => ({ card, object: game.object[card] as number });

/** Whether the object is still there: the card has not moved since. */
export const isSameObject = (game: Game, ref: CardRef): boolean => game.object[ref.card] === ref.object;

/** What is noted of a unit on the field; `undefined` for anything else. */
export const unitState = (game: Game, card: Instance): UnitState | undefined => game.units[card];

/** The damage on a unit; 0 for anything else. */
export const damageOn = (game: Game, card: Instance): number => game.units[card]?.damage ?? 0;

/** Whether that object is a unit on the field now. */
export const isUnitThere = (game: Game, ref: CardRef): boolean =>
  isSameObject(game, ref) && game.units[ref.card] !== undefined;

export const ownerOf = (game: Game, card: Instance): Player => game.owner[card] as Player;
export const lifeOf = (game: Game, unit: Instance): number => cardDefinition(game, unit).life;
export const attackOf = (game: Game, unit: Instance): number => cardDefinition(game, unit).attack;
