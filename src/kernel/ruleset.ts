import type { ClauseRegistry } from './clause.ts';
import type { Decision, Option, Player } from './decision.ts';
import type { Baton, Fact } from './fact.ts';
import type { Headline } from './headline.ts';
import type { Position } from './position.ts';
import type { Process } from './process.ts';
import type { RngState } from './rng.ts';
import type { ScenarioRules } from './scenario.ts';
import type { WhyNot } from './why-not.ts';

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

/** Kinds of fact that a match record depends on. */
export interface RecordedFacts {
  /** Outcomes of chance, written into the record. */
  readonly chance: readonly string[];
  /** Facts at whose rest the record notes the digest of the position, such as the beginning of a turn. */
  readonly checkpoints: readonly string[];
}

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
  /** A decision as the player asked may see it: with no instance id. As it is when absent. */
  present?(game: G, decision: Decision<O>): Decision<O>;
  /** What a player may know of the game: no hidden instance id, no generator word. */
  view(game: G, player: Player): unknown;
  /**
   * A position as the player may imagine it: what is hidden from it is drawn anew, and made from nothing but what it may
   * know and the cards both players brought. The question is the same. Absent where nothing can be imagined.
   */
  sample?(position: Position<G>, viewer: Player, rng: RngState): Position<G>;
  /**
   * One line for a fact, as that viewer may read it (`null`: as an omniscient observer). `names`: the players' by seat.
   * Any game of the match will do.
   */
  narrate(
    game: G,
    fact: Fact,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string;
  /** What a fact is in the short telling; `undefined`: left out. When absent, every fact is a plain line. */
  headline?(fact: Fact): Headline | undefined;
  /** The definition id of the card that a fact says was played, and by whom; nothing for other facts. */
  cardUsed?(game: G, fact: Fact): { readonly player: Player; readonly card: string } | undefined;
  /** What must hold in every position: one sentence per breach. */
  breaches(game: G): readonly string[];
  /** Deck ids that `newGame` knows, those of the two seats first where nobody chooses. */
  readonly decks?: readonly string[];
  /** Nothing but the digest of the end is noted when absent. */
  readonly recorded?: RecordedFacts;
  /** Scenario files about the ruleset; it has none when absent. */
  readonly scenario?: ScenarioRules<G>;
  /** Why a decision does not offer what a key, or part of one, names; nothing if it does or nothing can be said. */
  whyNot?(game: G, decision: Decision, key: string): WhyNot | undefined;
  /** The game as conceded by a player. */
  concede(game: G, player: Player): G;
}
