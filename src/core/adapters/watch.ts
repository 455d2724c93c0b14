import type { Player } from '../decision.ts';
import type { GameState, EventIn } from '../fact.ts';

/** What the facts of a ruleset mean to a player. `game`: any game of the match. */
export interface EventRelevance<G extends GameState = GameState> {
  /** Whether it ends passing until something happens. */
  isNews(game: G, fact: EventIn<G>, player: Player): boolean;
  /** Whether the player came to know by it what it could not know before, so that nothing before it can be taken back. */
  revealsInformation(game: G, fact: EventIn<G>, player: Player): boolean;
}
