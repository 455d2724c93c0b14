import type { Game } from './game.ts';
import { finishItem, topOfGate } from './gate.ts';
import type { Destruction } from './gate-item.ts';
import { happen } from './happen.ts';
import { isSameObject } from './information.ts';
import { putIntoGraveyard } from './movement.ts';
import { isToBeDestroyed } from './rule-effects.ts';

/** The destroy process on top of the gate, the one being resolved. */
const resolving = (game: Game): Destruction => topOfGate(game) as Destruction;

/** 12-4b: whether the card is still there to be destroyed; rule destruction looks at its damage again (inferred). */
export const isStillToBeDestroyed = (game: Game): boolean => {
  const { card, byRule } = resolving(game);
  return isSameObject(game, card) && (!byRule || isToBeDestroyed(game, card.card));
};

/** 12-4b: the destroyed card goes to its owner's graveyard. */
export const destroy = (game: Game): Game => {
  const item = resolving(game);
  const { card } = item.card;
  const told = happen(finishItem(game, item, '12-4b'), { clause: '12-4b', what: 'destroyed', card });
  return putIntoGraveyard(told, card, '12-4b');
};

/** 12-4b: the card escaped; the process leaves the gate without effect. */
export const spare = (game: Game): Game => {
  const item = resolving(game);
  return happen(finishItem(game, item, '12-4b'), { clause: '12-4b', what: 'spared', card: item.card.card });
};
