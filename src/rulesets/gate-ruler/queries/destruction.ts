import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { isSameObject, stateOf } from './information.ts';
import { hitPointsOf } from './meaning.ts';

/** 12-4b-4: whether a destroy process for the card as it is now lies on the gate already. */
export const isDestructionWaiting = (game: Game, card: Instance): boolean =>
  game.gate.some(
    (item) => item.kind === 'destroy' && item.card.card === card && isSameObject(game, item.card),
  );

/** 12-4a-1: it carries damage of at least its HP; where it has no HP left, without carrying any. */
export const isToBeDestroyed = (game: Game, unit: Instance): boolean =>
  stateOf(game, unit).damage >= hitPointsOf(game, unit);
