import type { Player } from '../../../core/decision.ts';
import type { Game } from '../state/game.ts';

/** What one player may know of an event: everything, as nothing of it is hidden. */
export interface GameView extends Omit<Game, 'facts'> {
  readonly viewer: Player;
}

/** The event as that player may know it. */
export const view = ({ facts: _, ...game }: Game, viewer: Player): GameView => ({ viewer, ...game });
