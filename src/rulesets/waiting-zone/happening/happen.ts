import { followedBy } from '../../../kernel/fact-list.ts';
import type { WaitingZoneFact } from '../values/fact.ts';
import type { Game } from '../values/game.ts';
import { withFacts } from '../values/setters.ts';

/** The one way a rule function tells that something happened. */
export const happen = (game: Game, fact: WaitingZoneFact): Game =>
  withFacts(game, followedBy(game.facts, fact));
