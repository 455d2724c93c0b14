import { opponentOf, type Player } from '../../../kernel/decision.ts';
import type { Game } from '../values/game.ts';

/** The player who does not begin events, and is asked at the checks (check.1). */
export const nonTurnPlayer = (game: Game): Player => opponentOf(game.turn.player);
