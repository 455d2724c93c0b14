import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { isDestructionWaiting, isToBeDestroyed } from '../../queries/destruction.ts';
import { topItem } from '../../queries/gate.ts';
import { isSameObject, refOf } from '../../queries/information.ts';
import { locationOf } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Destruction } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import { putIntoGraveyard } from '../ch03-zones/movement-2.ts';
import { finishItem, putOnGate } from '../ch09-gate/gate.ts';

/** 12-4b: puts a destroy process for a card in play that has none waiting (12-4b-4). */
const putDestruction = (
  game: Game,
  card: Instance,
  byRule: boolean,
  clause: ClauseId,
  decidedBy: readonly ClauseId[],
): Game => {
  const place = locationOf(game, card);
  if (place === 'gate' || isDestructionWaiting(game, card)) return game;
  return putOnGate(
    game,
    { kind: 'destroy', controller: place.player, card: refOf(game, card), byRule },
    clause,
    decidedBy,
  );
};

/** An effect or a cost destroys a card: its destroy process waits on the gate. */
export const putDestructionByEffect = (
  game: Game,
  card: Instance,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => putDestruction(game, card, false, clause, ['12-4b', ...by]);

/** 12-4a: the rules destroy a unit that cannot stay alive. */
export const putDestructionByRule = (game: Game, unit: Instance): Game =>
  putDestruction(game, unit, true, '12-4a', ['12-4a-1', '12-4b']);

/** The destroy process on top of the gate, the one being resolved. */
const resolving = (game: Game): Destruction => topItem(game, 'destroy');

/** The card of the destroy process being resolved. */
export const doomedCard = (game: Game): Instance => resolving(game).card.card;

/** Whether the card is not there any more, or has become another object. */
export const isGone = (game: Game): boolean => !isSameObject(game, resolving(game).card);

/** 12-4b-3: whether the unit that the rules destroy can stay alive by now; what an effect destroys is not looked at again (12-4c). */
export const canLiveOn = (game: Game): boolean => {
  const { card, byRule } = resolving(game);
  const looksAgain = byRule && game.interpretations.destructionRecheck === 'byRule';
  return looksAgain && !isToBeDestroyed(game, card.card);
};

/** 12-4c: whether an effect destroys what the rules would not. */
const isByEffectAlone = (game: Game, { card, byRule }: Destruction): boolean =>
  !byRule && !isToBeDestroyed(game, card.card);

/** 12-4b-2: the destroyed card goes to its owner's graveyard. */
export const destroy = (game: Game): Game => {
  const item = resolving(game);
  const { card } = item.card;
  const finished = finishItem(game, item, '12-4b-2');
  const buried = putIntoGraveyard(finished, card, '12-4b-2');
  return emitEvent(
    buried,
    {
      clause: '12-4b-2',
      ...(isByEffectAlone(game, item) && { decidedBy: ['12-4c'] }),
      what: 'destroyed',
      card,
    },
    finished,
  );
};

/** 12-4b-5: the card escaped, destroyed but not in the graveyard; the process leaves the gate without effect. */
export const spare = (game: Game): Game => {
  const item = resolving(game);
  return emitEvent(finishItem(game, item, '12-4b-5'), {
    clause: '12-4b-5',
    what: 'spared',
    card: item.card.card,
  });
};
