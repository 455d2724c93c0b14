import type { Player } from '../decision.ts';
import type { Baton, FactIn } from '../fact.ts';

/** What the facts of a ruleset mean to a player. `game`: any game of the match. */
export interface Watch<G extends Baton = Baton> {
  /** Whether it ends passing until something happens. */
  isNews(game: G, fact: FactIn<G>, player: Player): boolean;
  /** Whether the player came to know by it what it could not know before, so that nothing before it can be taken back. */
  showsSomething(game: G, fact: FactIn<G>, player: Player): boolean;
}
