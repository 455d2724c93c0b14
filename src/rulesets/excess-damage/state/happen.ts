import { report } from '../../../core/fact.ts';
import type { ExcessDamageFact } from './event.ts';
import type { Game } from './game-2.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: ExcessDamageFact): Game => report(game, fact);
