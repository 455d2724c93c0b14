import { report } from '../kernel/fact.ts';
import type { WaitingZoneFact } from './fact.ts';
import type { Game } from './game.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: WaitingZoneFact): Game => report(game, fact);
