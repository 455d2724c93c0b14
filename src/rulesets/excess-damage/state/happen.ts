import { appendEvent } from '../../../core/fact.ts';
import type { ExcessDamageEvent } from './event.ts';
import type { Game } from './game-2.ts';

/** The one way a rule function tells that something happened. */
export const emitEvent = (game: Game, fact: ExcessDamageEvent): Game => appendEvent(game, fact);
