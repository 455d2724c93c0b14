import { opponentOf, PLAYERS, type Player } from './decision.ts';
import type { Result } from './fact.ts';

/** A match that one player has lost, by that clause. */
export const lostBy = (loser: Player, clause: string): Result => ({
  winner: opponentOf(loser),
  clause,
  reasons: PLAYERS.map((player) => (player === loser ? clause : null)),
});

/** A match that nobody has lost. */
export const drawnBy = (clause: string): Result => ({ clause, reasons: PLAYERS.map(() => null) });
