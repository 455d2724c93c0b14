import type { Game } from '../state/game.ts';
import { withFacts } from '../state/setters.ts';

/** The game as it hears an answer: the facts before it are cleared. Every action on `answer` starts from it. */
export const clearEvents = (game: Game): Game => (game.facts.length === 0 ? game : withFacts(game, []));
