import { followedBy } from '../../../core/game-state.ts';
import type { WaitingZoneFact } from './event.ts';
import type { Game } from './game-2.ts';
import { withFacts } from './setters.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: WaitingZoneFact): Game =>
  withFacts(game, followedBy(game.facts, fact));
