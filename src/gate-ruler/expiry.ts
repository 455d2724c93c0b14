import type { Player } from '../kernel/decision.ts';
import type { ClauseId } from './clauses/index.ts';
import type { Game } from './game.ts';
import { happen } from './happen.ts';
import type { Duration } from './language.ts';

const expire = (
  game: Game,
  clause: ClauseId,
  isOver: (each: { readonly until: Duration; readonly controller: Player }) => boolean,
): Game => {
  const gone = game.lasting.filter(isOver);
  if (gone.length === 0 && !game.delayed.some(isOver)) return game;
  const left: Game = {
    ...game,
    lasting: game.lasting.filter((each) => !isOver(each)),
    delayed: game.delayed.filter((each) => !isOver(each)),
  };
  return gone.reduce(
    (next, { effect, on }) =>
      on.reduce((told, { card }) => happen(told, { clause, what: 'expired', card, effect }), next),
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
