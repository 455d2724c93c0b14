import type { Activity, Passage } from '../../../core/adapters/scenario.ts';
import { isAllResolved } from '../queries/waiting-zone.ts';
import type { Game } from '../state/game-2.ts';

/** Moments of the waiting-zone game that a scenario may go on to. */
export const moments = ['event over'] as const;

/** After an event the phase looks whether somebody has lost (house.10) before it is over for good. */
export const activity = (_: string, game: Game, passage?: Passage): Activity => {
  if (game.result !== undefined) return 'quiet';
  if (game.event !== null || !isAllResolved(game)) return 'busy';
  const isLookedAt = passage?.machine === 'phase' && passage.to !== 'idle';
  return passage === undefined || isLookedAt ? 'quiet' : 'between';
};
