import { report } from '../../../kernel/fact.ts';
import type { ExcessDamageFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: ExcessDamageFact): Game => report(game, fact);
