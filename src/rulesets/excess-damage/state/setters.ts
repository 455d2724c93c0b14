import type { Player } from '../../../core/decision.ts';
import { appendEvent } from '../../../core/game-state.ts';
import type { Permanent, PermanentId } from './card.ts';
import type { ExcessDamageEvent } from './event.ts';
import type { Board, DamageEvent, Game, PlayerState } from './game.ts';

// Each key of a game is written here and nowhere else.

export const withBoard = (game: Game, change: (board: Board) => Board): Game => ({
  ...game,
  board: change(game.board),
});

/** What is still to happen, soonest first. */
export const withUpcoming = (game: Game, upcoming: Game['upcoming']): Game => ({ ...game, upcoming });

export const withNewEvent = (game: Game, event: DamageEvent): Game => ({ ...game, event });

/** Part of the event on its way replaced. */
export const withEvent = (game: Game, change: Partial<DamageEvent>): Game =>
  withNewEvent(game, { ...(game.event as DamageEvent), ...change });

/** No event is on its way. */
export const withoutEvent = ({ event: _, ...game }: Game): Game => game;

/** What has triggered and is not yet on the stack. */
export const withWaiting = (game: Game, waiting: Game['waiting']): Game => ({ ...game, waiting });

/** The stack, bottom first. */
export const withStack = (game: Game, stack: Game['stack']): Game => ({ ...game, stack });

export const withResult = (game: Game, result: NonNullable<Game['result']>): Game => ({ ...game, result });

/** Part of a permanent replaced. */
export const withPermanent = (board: Board, id: PermanentId, change: Partial<Permanent>): Board => ({
  ...board,
  permanents: { ...board.permanents, [id]: { ...(board.permanents[id] as Permanent), ...change } },
});

/** Part of what is noted of a player replaced. */
export const withPlayer = (board: Board, player: Player, change: Partial<PlayerState>): Board => {
  const state = { ...board.players[player], ...change };
  return { ...board, players: player === 0 ? [state, board.players[1]] : [board.players[0], state] };
};

/** The one way a rule function emits a game event. */
export const emitEvent = (game: Game, fact: ExcessDamageEvent): Game => appendEvent(game, fact);
