import { withEvent } from '../../../core/game-state.ts';
import type { WaitingZoneEvent } from './event.ts';
import type { Game } from './game-2.ts';
import { withGameEvents } from './setters.ts';

/** The one way a rule function tells that something happened. */
export const emitEvent = (game: Game, fact: WaitingZoneEvent): Game =>
  withGameEvents(game, withEvent(game.facts, fact));
