import type { BoardView, CardDetails, Viewer } from './adapters/board-view.ts';
import type { FeatureEncoder } from './adapters/feature-encoder.ts';
import type { MatchGenerator } from './adapters/generators.ts';
import type { Evaluation, Rating } from './adapters/heuristic.ts';
import type { Hints } from './adapters/hints.ts';
import type { ObservationEncoder } from './adapters/observation-encoder.ts';
import type { ScenarioRules } from './adapters/scenario.ts';
import type { CardSets, NamedSet } from './cards/card-sets.ts';
import type { Collection } from './cards/collection.ts';
import type { LocalizedChartNames } from './chart-names.ts';
import type { Decision, Option, Player } from './decision.ts';
import { unknownId } from './errors.ts';
import type { EventIn, GameState, Position } from './game-state.ts';
import type { IllegalReason } from './illegal-reasons.ts';
import type { Headline, Language, LocalizedText } from './narration.ts';
import type { Question } from './question.ts';
import { type RngState, rngStream } from './random.ts';
import type { Contracts, Process } from './rule-machine.ts';
import type { ClauseRegistry, RuleBook } from './rulebook.ts';
import type { TraceInvariant } from './trace.ts';

/** One process, and the same written as plain code over the same rule functions: what charts cost. */
export interface MicroBenchmark<G extends GameState = GameState> {
  /** What is measured, in words. */
  readonly name: string;
  readonly process: Process<{ readonly game: G }, { readonly game: G }>;
  /** What the process comes to; nothing where it would ask somebody something. */
  byHand(game: G): G | undefined;
  /** Games that the process begins in, made of one at the first question of a match. */
  starts(begun: G): readonly G[];
  /** What both must come to alike. */
  outcome(game: G): unknown;
}

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
export type DecisionBuilder<O extends Option = Option> = (context: never) => Decision<O>;

/** Kinds of fact that a match record depends on. */
export interface RecordedEvents {
  /** Outcomes of chance, written into the record. */
  readonly chance: readonly string[];
  /** Facts at whose rest the record notes the digest of the position, such as the beginning of a turn. */
  readonly checkpoints: readonly string[];
}

/** A card by its definition id, and whose it is. */
export interface PlayersCard {
  readonly player: Player;
  readonly card: string;
}

/**
 * A rule system, whole: its rules, and what each tool needs of it. A tool does without an adapter that is absent, and says so.
 * Its game, its options, what a player sees, its id and the ids of its editions are types of their own, so that whoever
 * names a ruleset gets them exactly. Everything that takes one of these is a method: tools that hold any ruleset hold it
 * as `Ruleset`, and hand back to it only what it gave.
 */
export interface Ruleset<
  G extends GameState = GameState,
  O extends Option = Option,
  V = unknown,
  Id extends string = string,
  Edition extends string = string,
> {
  readonly id: Id;
  /** Raised by hand whenever a golden playthrough changes. */
  readonly version: number;
  /** Whether matches of it are played, or single events resolved. */
  readonly plays: 'matches' | 'events';
  /** Edition ids, the default first, with the outermost process of each. */
  readonly editions: Readonly<Record<Edition, Process<{ readonly game: G }, { readonly game: G }>>>;
  readonly defaultEdition: NoInfer<Edition>;
  readonly clauses: ClauseRegistry;
  /** The position before the first step. Throws `GatechartError` on an unknown deck or edition. */
  newGame(setup: MatchSetup): G;
  /** Every kind of decision a waiting state may ask. */
  readonly decisions: Readonly<Record<string, DecisionBuilder<O>>>;
  /** A decision as the player asked may see it: with no instance id. As it is when absent. */
  present?(game: G, decision: Decision<O>): Decision<O>;
  /** What a player may know of the game: no hidden instance id, no generator word. */
  view(game: G, player: Player): V;
  /** The same as `view`, worked out as it is read: for who reads a little of it at once. `view` when absent. */
  lazyView?(game: G, player: Player): V;
  /**
   * The same for two games of one match exactly when that player has the same view of both: what a search knows them by.
   * The view as text when absent.
   */
  informationStateKey?(game: G, player: Player): string;
  /**
   * Draws positions as the player may imagine that one: what is hidden from it is drawn anew, and made from nothing but
   * what it may know and the cards both players brought. The question is the same. Absent where nothing can be imagined.
   */
  determinize?(position: Position<G>, viewer: Player): (rng: RngState) => Position<G>;
  /**
   * One line for a fact, as that viewer may read it (`null`: as an omniscient observer). `names`: the players' by seat.
   * Any game of the match will do.
   */
  narrate(
    game: G,
    fact: EventIn<G>,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string;
  /** What a fact is in the short telling; `undefined`: left out. When absent, every fact is a plain line. */
  headline?(fact: EventIn<G>): Headline | undefined;
  /**
   * What is told behind the line of a fact: what it came from, or what it has brought a life to; nothing for most facts.
   * `game`: right after the step of the fact. Only what nobody must not know is told.
   */
  annotation?(game: G, fact: EventIn<G>): LocalizedText | undefined;
  /** The definition id of the card that a fact says was played, and by whom; nothing for other facts. */
  cardUsed?(game: G, fact: EventIn<G>): PlayersCard | undefined;
  /** The definition id of the card that a fact says came out of a deck to where it may be played from, and to whom. */
  cardDrawn?(game: G, fact: EventIn<G>): PlayersCard | undefined;
  /** What must hold in every position: one sentence per breach. */
  checkInvariants(game: G): readonly string[];
  /** Deck ids that `newGame` knows, those of the two seats first where nobody chooses. */
  readonly decks?: readonly string[];
  /**
   * Questions within which every match ends, from its beginning, whatever is answered. `conforms` holds matches to it.
   * Nothing is promised when absent.
   */
  readonly maxQuestions?: number;
  /** Nothing but the digest of the end is noted when absent. */
  readonly recordedEvents?: RecordedEvents;
  /** Scenario files about the ruleset; it has none when absent. */
  readonly scenario?: ScenarioRules<G>;
  /** Why a decision does not offer what a key, or part of one, names; nothing if it does or nothing can be said. */
  explainIllegal?(game: G, decision: Decision, key: string): IllegalReason | undefined;
  /** The game as conceded by a player. */
  concede(game: G, player: Player): G;

  /** What goes into each process and comes out of it, for the list of processes; absent where none is written. */
  readonly contracts?: Contracts;
  /** Its clauses as a book with chapters; they are a list where absent. */
  readonly rulebook?: RuleBook;
  /** Names of the processes and states of its charts; the machines' own names are shown where absent. */
  readonly chartNames?: LocalizedChartNames;
  /** What helps a person to play; the view is shown as it is when absent. */
  readonly hints?: Hints<G, O, V>;
  /** What each option of a question is worth to the player asked, in their order: how the agent greedy plays (see `Heuristic`). */
  rating?(question: Question<O, V>): readonly Rating[];
  /** What positions are worth, for agents that search. */
  readonly evaluation?: Evaluation<G>;
  /** Answers and views in numbers, for learners. */
  readonly observationEncoder?: ObservationEncoder<V>;
  /** The few numbers that a small net reads. */
  readonly featureEncoder?: FeatureEncoder<O, V>;
  /** A net trained on those numbers, as its file has it: how the agent `net` plays. */
  readonly net?: object;
  /** The table as the inspector shows it. */
  renderBoard?(game: G, viewer: Viewer): BoardView;
  /** A card by its key in that picture, as the viewer may know it; nothing where it may not, or no card has that key. */
  cardDetails?(game: G, viewer: Viewer, card: string, language: Language): CardDetails | undefined;
  /** Random matches, for fuzzing. */
  readonly matchGenerator?: MatchGenerator<G>;
  /**
   * The game with what is hidden from a viewer dealt in another way, written without the help of the rules that decide who
   * sees what: other cards lie in the same places, so that a view which names a hidden card, or tells what it is, is another
   * one. Nothing where it cannot be exchanged; absent where nothing is hidden.
   */
  rerandomizeHidden?(game: G, viewer: Player): G | undefined;
  /** What must hold of the course of a match: each makes a watcher for one match. */
  readonly traceInvariants?: readonly (() => TraceInvariant<G>)[];
  /** Its cards and decks, for people. */
  readonly collection?: Collection;
  /** Cards and decks of one's own. */
  readonly sets?: CardSets<Ruleset<G, O, V>>;
  /** The sets of one's own that it was made with, in their order; absent where there are none. */
  readonly customSets?: readonly NamedSet[];
  /** Processes held against plain code, for the bench. */
  readonly microBenchmarks?: readonly MicroBenchmark<G>[];
}

/** The same outermost process for several editions, which differ in how they read the rules. */
export const editionsOf = <const Id extends string, P>(
  ids: readonly Id[],
  process: P,
): Readonly<Record<Id, P>> => Object.fromEntries(ids.map((id) => [id, process])) as Record<Id, P>;

/** A ruleset with the types of its game, options and views, its id and the ids of its editions. */
export const defineRuleset = <
  const Id extends string,
  Edition extends string,
  G extends GameState,
  O extends Option,
  V,
>(
  ruleset: Ruleset<G, O, V, Id, Edition>,
): Ruleset<G, O, V, Id, Edition> => ruleset;

/** Ids that a ruleset knows. */
interface Known {
  readonly editions: readonly string[];
  readonly decks: readonly string[];
}

const refuseUnknown = (what: 'edition' | 'deck', id: string, known: readonly string[]): void => {
  if (known.includes(id)) return;
  throw unknownId(`UNKNOWN_${what.toUpperCase()}`, id, what, id, known);
};

/**
 * What a new game begins with: its edition, no facts, and a stream of chance of its own. Throws `UNKNOWN_EDITION` and
 * `UNKNOWN_DECK` for what is not known.
 */
export const newGameState = (
  { edition, decks, seed, index }: MatchSetup,
  known: Known,
): { readonly edition: string; readonly facts: readonly never[]; readonly rng: RngState } => {
  refuseUnknown('edition', edition, known.editions);
  for (const deck of decks) refuseUnknown('deck', deck, known.decks);
  return { edition, facts: [], rng: rngStream(seed, index, 'game') };
};
