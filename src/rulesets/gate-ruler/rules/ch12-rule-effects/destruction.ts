import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import { isDestructionWaiting, isToBeDestroyed } from '../../reading/destruction.ts';
import { topItem } from '../../reading/gate.ts';
import { isSameObject, refTo } from '../../reading/information.ts';
import { whereIs } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Destruction } from '../../values/gate-item.ts';
import type { Instance } from '../../values/instance.ts';
import { putIntoGraveyard } from '../ch03-zones/movement.ts';
import { finishItem, putOnGate } from '../ch09-gate/gate.ts';

/** 12-4b: puts a destroy process for a card in play that has none waiting. */
export const putDestruction = (
  game: Game,
  card: Instance,
  byRule: boolean,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const place = whereIs(game, card);
  if (place === 'gate' || isDestructionWaiting(game, card)) return game;
  return putOnGate(
    game,
    { kind: 'destroy', controller: place.player, card: refTo(game, card), byRule },
    clause,
    by,
  );
};

/** The destroy process on top of the gate, the one being resolved. */
const resolving = (game: Game): Destruction => topItem(game, 'destroy');

/** The card of the destroy process being resolved. */
export const doomedCard = (game: Game): Instance => resolving(game).card.card;

/** 12-4b: whether the card is still there to be destroyed; rule destruction looks at its damage again (inferred). */
export const isStillToBeDestroyed = (game: Game): boolean => {
  const { card, byRule } = resolving(game);
  const looksAgain = byRule && game.interpretations.destructionRecheck === 'byRule';
  return isSameObject(game, card) && (!looksAgain || isToBeDestroyed(game, card.card));
};

/** 12-4b: the destroyed card goes to its owner's graveyard. */
export const destroy = (game: Game): Game => {
  const item = resolving(game);
  const { card } = item.card;
  const finished = finishItem(game, item, '12-4b');
  const buried = putIntoGraveyard(finished, card, '12-4b');
  return happen(buried, { clause: '12-4b', what: 'destroyed', card }, finished);
};

/** 12-4b-5: the card escaped, destroyed but not in the graveyard; the process leaves the gate without effect. */
export const spare = (game: Game): Game => {
  const item = resolving(game);
  return happen(finishItem(game, item, '12-4b'), { clause: '12-4b', what: 'spared', card: item.card.card });
};
