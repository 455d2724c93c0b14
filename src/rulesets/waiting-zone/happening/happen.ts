import { report } from '../../../kernel/fact.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: WaitingZoneFact): Game => report(game, fact);
