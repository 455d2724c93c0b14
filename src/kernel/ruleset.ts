import type { ClauseRegistry } from './clause.ts';
import type { Decision, Option, Player } from './decision.ts';
import type { Baton, Fact } from './fact.ts';
import type { Process } from './process.ts';

/** Languages the log is told in. */
export type Language = 'en' | 'ja';

/** What a match starts from. */
export interface MatchSetup {
  readonly edition: string;
  /** Deck id by seat. */
  readonly decks: readonly [string, string];
  readonly seed: number;
  /** Number of the match within a run; matches of one run share the seed. */
  readonly index: number;
}

/** A decision as a function of the context of the process that asks it. */
export type Ask<O extends Option = Option> = (context: never) => Decision<O>;

/** One rule system: everything the runtimes and tools know of it. */
export interface Ruleset<G extends Baton = Baton, O extends Option = Option> {
  readonly id: string;
  /** Raised by hand whenever a golden playthrough changes. */
  readonly version: number;
  /** Edition ids, the default first, with the outermost process of each. */
  readonly editions: Readonly<Record<string, Process<{ readonly game: G }, { readonly game: G }>>>;
  readonly defaultEdition: string;
  readonly clauses: ClauseRegistry;
  /** The position before the first step. Throws `GatechartError` on an unknown deck or edition. */
  newGame(setup: MatchSetup): G;
  /** Every kind of decision a waiting state may ask. */
  readonly decisions: Readonly<Record<string, Ask<O>>>;
  /** What a player may know of the game: no hidden instance id, no generator word. */
  view(game: G, player: Player): unknown;
  /** One line for a fact, as that viewer may read it (`null`: as an omniscient observer). */
  narrate(game: G, fact: Fact, viewer: Player | null, language: Language): string;
  /** What must hold in every position: one sentence per breach. */
  breaches(game: G): readonly string[];
  /** The game as conceded by a player. */
  concede(game: G, player: Player): G;
}
