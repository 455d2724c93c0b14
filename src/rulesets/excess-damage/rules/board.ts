import type { Player } from '../../../kernel/decision.ts';
import type { Board, PlayerState } from '../values/board.ts';
import type { Game } from '../values/game.ts';
import type { Permanent, PermanentId } from '../values/permanent.ts';

/** The game with its board changed. */
export const onBoard = (game: Game, change: (board: Board) => Board): Game => ({
  ...game,
  board: change(game.board),
});

/** The board with part of a permanent replaced. */
export const withPermanent = (board: Board, id: PermanentId, change: Partial<Permanent>): Board => ({
  ...board,
  permanents: { ...board.permanents, [id]: { ...(board.permanents[id] as Permanent), ...change } },
});

/** The board with part of what is noted of a player replaced. */
export const withPlayer = (board: Board, player: Player, change: Partial<PlayerState>): Board => ({
  ...board,
  players: board.players.map((state, seat) => (seat === player ? { ...state, ...change } : state)) as [
    PlayerState,
    PlayerState,
  ],
});
