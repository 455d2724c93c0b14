import { opponentOf, type Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';

/** The non-turn player of the game. */
export const nonTurnPlayer = (game: Game): Player => opponentOf(game.turn.player);

/** Whether this is the very first turn of the match. */
export const isFirstTurn = (game: Game): boolean => game.turn.number === 1;
