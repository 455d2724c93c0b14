import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/game-state.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { lethalStat, permanentsOn, toughnessOf } from '../queries/board.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Permanent } from '../state/card.ts';
import type { Board, Game } from '../state/game.ts';
import { emitEvent, withBoard, withPermanent, withResult } from '../state/setters.ts';

/** What takes a permanent off the battlefield, and whether it is destroyed. */
interface Doom {
  readonly permanent: Permanent;
  readonly clause: ClauseId;
  readonly destroyed: boolean;
}

/** 704.5g, 704.5h: whether a creature is to be destroyed, indestructible or not. */
const lethalClause = (board: Board, creature: Permanent): ClauseId | undefined => {
  const { marked, deathtouched } = creature;
  const isMarked = marked > 0 || board.interpretations.lethalWithoutMark === 'destroyed';
  if (isMarked && marked >= lethalStat(board, creature)) return '704.5g';
  return deathtouched ? '704.5h' : undefined;
};

const creatureDoom = (board: Board, permanent: Permanent): Doom | undefined => {
  if (!permanent.types.includes('creature')) return undefined;
  if (toughnessOf(permanent) <= 0) return { permanent, clause: '704.5f', destroyed: false };
  const clause = lethalClause(board, permanent);
  return clause === undefined ? undefined : { permanent, clause, destroyed: true };
};

const otherDoom = (permanent: Permanent): Doom | undefined => {
  const { types, loyalty, defense } = permanent;
  if (types.includes('planeswalker') && loyalty === 0)
    return { permanent, clause: '704.5i', destroyed: false };
  if (types.includes('battle') && defense === 0) return { permanent, clause: '704.5v', destroyed: false };
  return undefined;
};

const isSpared = ({ destroyed, permanent }: Doom): boolean => destroyed && permanent.indestructible;

const doomsOf = (board: Board): readonly Doom[] =>
  flatMapFast(permanentsOn(board), (permanent) => {
    const dooms = [creatureDoom(board, permanent), otherDoom(permanent)];
    const doom = dooms.find((candidate) => candidate !== undefined && !isSpared(candidate));
    return doom === undefined ? [] : [doom];
  });

/** 704.5a, 704.5c: why a player loses now. */
const defeatOf = ({ players }: Board, player: Player): ClauseId | undefined => {
  const { life, poison } = players[player];
  if (life <= 0) return '704.5a';
  return poison >= 10 ? '704.5c' : undefined;
};

/** 704.3: whether any state-based action is due. */
export const isAnyActionDue = ({ board }: Game): boolean =>
  PLAYERS.some((player) => defeatOf(board, player) !== undefined) || doomsOf(board).length > 0;

/** 104.2a: whether the game has a result. */
export const isDecided = ({ result }: Game): boolean => result !== undefined;

/** 702.12b: tells which creatures only their indestructibility saves; not those that another rule puts away. */
export const emitSpared = (game: Game): Game =>
  permanentsOn(game.board)
    .filter((permanent) => otherDoom(permanent) === undefined)
    .map((permanent) => creatureDoom(game.board, permanent))
    .filter((doom): doom is Doom => doom !== undefined && isSpared(doom))
    .reduce<Game>(
      (next, { permanent: { id } }) => emitEvent(next, { clause: '702.12b', what: 'spared', permanent: id }),
      game,
    );

const forgetDeathtouch = (board: Board): Board =>
  permanentsOn(board)
    .filter(({ deathtouched }) => deathtouched)
    .reduce((next, { id }) => withPermanent(next, id, { deathtouched: false }), board);

const carryOut = (game: Game, { permanent: { id }, clause, destroyed }: Doom): Game =>
  emitEvent(
    withBoard(game, (board) => withPermanent(board, id, { zone: 'graveyard' })),
    { clause, what: destroyed ? 'destroyed' : 'putAway', permanent: id },
  );

/** The event ends with that result. */
const endGame = (game: Game, reasons: readonly (ClauseId | null)[]): Game => {
  const winner = PLAYERS.find((player) => reasons[player] === null);
  const clause: ClauseId = '104.2a';
  const result: Result = winner === undefined ? { clause, reasons } : { winner, clause, reasons };
  return emitEvent(
    withResult(game, result),
    winner === undefined ? { clause, what: 'over' } : { clause, what: 'over', winner },
  );
};

const defeat = (game: Game, reasons: readonly (ClauseId | null)[]): Game => {
  const told = PLAYERS.reduce<Game>((next, player) => {
    const clause = reasons[player] ?? null;
    return clause === null ? next : emitEvent(next, { clause, what: 'lost', player });
  }, game);
  return reasons.some((reason) => reason !== null) ? endGame(told, reasons) : told;
};

/** 704.3: everything that is due happens at once. */
export const performActions = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game.board, player) ?? null);
  const done = doomsOf(game.board).reduce(carryOut, game);
  return defeat(withBoard(done, forgetDeathtouch), reasons);
};

/** 704.5h: deathtouch damage counts for one check only. */
export const finishCheck = (game: Game): Game => withBoard(game, forgetDeathtouch);

/** 104.3a: a player concedes. */
export const concede = (game: Game, player: Player): Game =>
  defeat(
    game,
    PLAYERS.map((other) => (other === player ? '104.3a' : null)),
  );
