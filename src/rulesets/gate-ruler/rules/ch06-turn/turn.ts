import { PLAYERS, type Player } from '../../../../core/decision.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { endLasting } from '../../events/lasting.ts';
import { isSameObject } from '../../queries/information.ts';
import { ANY_OBJECT } from '../../queries/meaning.ts';
import { viewersOf } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import type { Continuous, Duration } from '../../state/card.ts';

/** 3-2d, 3-2d-1: whether an effect that was applied to a card is on it still. */
const isStillOn = (game: Game, ref: CardRef): boolean => ref.object === ANY_OBJECT || isSameObject(game, ref);

const emitExpired = (game: Game, clause: ClauseId, effect: Continuous, card: Instance): Game => {
  const knownTo = viewersOf(game, card);
  const fact = { clause, what: 'expired', card, effect } as const;
  return emitEvent(game, knownTo.length === PLAYERS.length ? fact : { ...fact, knownTo });
};

const expire = (
  game: Game,
  clause: ClauseId,
  isOver: (each: { readonly until: Duration; readonly controller: Player }) => boolean,
): Game => {
  const gone = game.lasting.filter(isOver);
  if (gone.length === 0 && !game.delayed.some(isOver)) return game;
  const left = endLasting(game, isOver);
  return gone.reduce(
    (next, { effect, on }) =>
      on
        .filter((ref) => isStillOn(left, ref))
        .reduce((told, { card }) => emitExpired(told, clause, effect, card), next),
    left,
  );
};

/** 6-5d: what lasts for this turn ends. */
export const expireTurn = (game: Game): Game =>
  expire(game, '6-5d', ({ until }) => until === 'turn' || until === 'attack');

/** 14-11a: what lasts until its controller's turn starts ends. */
export const expireUntilTurn = (game: Game): Game =>
  expire(
    game,
    '14-11a',
    ({ until, controller }) => until === 'untilOwnTurn' && controller === game.turn.player,
  );

/** 8-7d: what lasts for this attack ends. */
export const expireAttack = (game: Game): Game => expire(game, '8-7d', ({ until }) => until === 'attack');
