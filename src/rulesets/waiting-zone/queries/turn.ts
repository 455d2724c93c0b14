import { opponentOf, type Player } from '../../../core/decision.ts';
import type { Game } from '../state/game-2.ts';

/** The player who does not begin events, and is asked at the checks (check.1). */
export const nonTurnPlayer = (game: Game): Player => opponentOf(game.turn.player);
