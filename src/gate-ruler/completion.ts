import { canPay } from './cost.ts';
import type { Game } from './game.ts';
import { hasTargets, type PlayRequest } from './play.ts';

/** Whether a play can be completed: its choices have candidates and its cost can be paid (14-3b-4, 14-3c). */
export const canComplete = (game: Game, request: PlayRequest): boolean =>
  canPay(game, request) && hasTargets(game, request);
