import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import { stateOf } from './information.ts';
import { hitPointsOf } from './meaning.ts';

/** Whether a destroy process for the card lies on the gate already. */
export const isDestructionWaiting = (game: Game, card: Instance): boolean =>
  game.gate.some((item) => item.kind === 'destroy' && item.card.card === card);

/** 12-4a-1: carried damage of at least the HP, or no HP left. */
export const isToBeDestroyed = (game: Game, unit: Instance): boolean => {
  const hp = hitPointsOf(game, unit);
  return hp <= 0 || stateOf(game, unit).damage >= hp;
};
