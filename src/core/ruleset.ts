import type { BoardChanges } from './adapters/board-changes.ts';
import type { BoardView, CardDetails, Viewer } from './adapters/board-view.ts';
import type { FeatureEncoder } from './adapters/feature-encoder.ts';
import type { MatchGenerator } from './adapters/generators.ts';
import type { Evaluation, Rating } from './adapters/heuristic.ts';
import type { Hints } from './adapters/hints.ts';
import type { ObservationEncoder } from './adapters/observation-encoder.ts';
import type { ScenarioRules } from './adapters/scenario.ts';
import type { Symmetry } from './adapters/symmetry.ts';
import type { CardSets, NamedSet } from './cards/card-sets.ts';
import type { Collection } from './cards/collection.ts';
import type { GuardTexts, LocalizedChartNames } from './chart-names.ts';
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

/** One process, and the same rules called from plain code. Comparing the two measures the cost of the charts. */
export interface MicroBenchmark<G extends GameState = GameState> {
  /** A description of what is measured. */
  readonly name: string;
  readonly process: Process<{ readonly game: G }, { readonly game: G }>;
  /** Returns the game after the process, computed by plain code; `undefined` if the process would need a decision. */
  byHand(game: G): G | undefined;
  /** Returns games in which the process begins, made from a game at the first decision of a match. */
  starts(begun: G): readonly G[];
  /** Returns the value that must be equal for both versions. */
  outcome(game: G): unknown;
}

/** The settings from which a match starts. */
export interface MatchSetup {
  readonly edition: string;
  /** The deck ids, in the order of the players. */
  readonly decks: readonly [string, string];
  readonly seed: number;
  /** The number of the match within a run. Matches of one run share the seed. */
  readonly index: number;
}

/** A function from the context of a process to the decision that it waits for. */
export type DecisionBuilder<O extends Option = Option> = (context: never) => Decision<O>;

/** The kinds of event that a match record uses. */
export interface RecordedEvents {
  /** Kinds of random outcomes. They are written into the record. */
  readonly chance: readonly string[];
  /**
   * Kinds of event after which the record stores the digest of the position at the next rest, such as the beginning of
   * a turn.
   */
  readonly checkpoints: readonly string[];
}

/** A card by its definition id, with its player. */
export interface PlayersCard {
  readonly player: Player;
  readonly card: string;
}

/**
 * A complete ruleset: its rules, and the adapters that each tool needs. A tool works without an absent adapter, or
 * reports that it is missing. The game, the options, the view, the id and the edition ids are type parameters, so a
 * caller who names a ruleset gets exact types. Members that take such values are methods: tools that work with any
 * ruleset hold it as `Ruleset` and pass it only values that came from it.
 */
export interface Ruleset<
  G extends GameState = GameState,
  O extends Option = Option,
  V = unknown,
  Id extends string = string,
  Edition extends string = string,
> {
  readonly id: Id;
  /** Raise it by hand whenever a golden playthrough changes. */
  readonly version: number;
  /** Whether the ruleset plays matches or resolves single events. */
  readonly plays: 'matches' | 'events';
  /** The outermost process of each edition by edition id, the default edition first. */
  readonly editions: Readonly<Record<Edition, Process<{ readonly game: G }, { readonly game: G }>>>;
  readonly defaultEdition: NoInfer<Edition>;
  /**
   * Returns the outermost process for a game whose readings of the rules change the course of a match: that of its
   * edition with other actors (`provide`). Default: the process of its edition.
   */
  processOf?(game: G): Process<{ readonly game: G }, { readonly game: G }> | undefined;
  readonly clauses: ClauseRegistry;
  /** Returns the game before the first step. Throws `GatechartError` for an unknown deck or edition. */
  newGame(setup: MatchSetup): G;
  /** Every kind of decision that a state can wait for. */
  readonly decisions: Readonly<Record<string, DecisionBuilder<O>>>;
  /**
   * The kinds of decision that are asked even if only one action is legal, such as passing: an opponent who is shown
   * when a question is asked then learns nothing about hidden cards. Every other decision has at least two options.
   */
  readonly bluffWindows?: readonly string[];
  /**
   * Returns a decision as its player may know it: player, kind and clause as they are, and the options without instance
   * ids. Default: the decision itself.
   */
  present?(game: G, decision: Decision<O>): Decision<O>;
  /**
   * Returns what a player may know of the game. It contains no hidden instance ids and no state of the random
   * generator.
   */
  view(game: G, player: Player): V;
  /**
   * Returns the same as `view`, but computes each part when it is read. Useful for callers that read only a few parts.
   * Default: `view`.
   */
  lazyView?(game: G, player: Player): V;
  /**
   * Returns a text that is equal for two games of one match exactly if the player has the same view of both. A search
   * uses it to recognize information states. Default: the view as text.
   */
  informationStateKey?(game: G, player: Player): string;
  /**
   * Returns a function that draws determinizations: positions that are possible for the player. Hidden information is
   * drawn again, using only what the player may know and the cards that both players brought. The pending decision is
   * the same. Absent if the ruleset has no determinization.
   */
  determinize?(position: Position<G>, viewer: Player): (rng: RngState) => Position<G>;
  /**
   * Returns one log line for an event, as the viewer may read it (`null`: an omniscient observer). `names`: the names
   * of the players, in order. Any game of the match can be passed.
   */
  narrate(
    game: G,
    fact: EventIn<G>,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string;
  /** The languages in which the ruleset has its texts. In any other it gives the English text. Default: all. */
  readonly languages?: readonly Language[];
  /**
   * Returns the place of an event in the short log; `undefined` leaves it out. Default: every event is a plain line.
   */
  headline?(fact: EventIn<G>): Headline | undefined;
  /**
   * Returns a remark to print after the log line of an event: its cause, or the resulting life or damage of a player.
   * Most events have none. Pass the `game` right after the step of the event. The remark contains only public
   * information.
   */
  annotation?(game: G, fact: EventIn<G>): LocalizedText | undefined;
  /**
   * Returns the definition id of the card that was played in an event, and its player; `undefined` for other events.
   */
  cardUsed?(game: G, fact: EventIn<G>): PlayersCard | undefined;
  /**
   * Returns the definition id of the card that moved in an event from a deck to a place from which it may be played,
   * and its player; `undefined` for other events.
   */
  cardDrawn?(game: G, fact: EventIn<G>): PlayersCard | undefined;
  /** Returns one sentence for each invariant that the position breaks. */
  checkInvariants(game: G): readonly string[];
  /** The deck ids that `newGame` accepts. The first two are the default decks of the two players. */
  readonly decks?: readonly string[];
  /** Whether both players play with one deck: the decks of a match are the same. */
  readonly sharesDeck?: true;
  /**
   * The maximum number of decisions in a match, whatever the answers. `conforms` checks it. Absent: no limit is
   * promised.
   */
  readonly maxQuestions?: number;
  /** The events that records use. Absent: a record stores only the digest at the end. */
  readonly recordedEvents?: RecordedEvents;
  /** The rules for scenario files. Absent: the ruleset has no scenario files. */
  readonly scenario?: ScenarioRules<G>;
  /**
   * Returns why a decision does not offer the option with this key, or part of a key. Returns `undefined` if it offers
   * the option or no reason is known.
   */
  explainIllegal?(game: G, decision: Decision, key: string): IllegalReason | undefined;
  /**
   * Returns the options that the player may think of and that a rule refuses. `explainIllegal` gives the reason by the
   * key. Uses only what the player of the decision may know. Absent: no such list is shown.
   */
  refusedOptions?(game: G, decision: Decision): readonly O[];
  /** Returns the game after a player conceded. */
  concede(game: G, player: Player): G;

  /** The input and output of each process, for the list of processes. Absent: none is described. */
  readonly contracts?: Contracts;
  /** The clauses as a rule book with chapters. Absent: tools show the clauses as a list. */
  readonly rulebook?: RuleBook;
  /** The names of processes and states in the charts. Absent: the names in the machines are shown. */
  readonly chartNames?: LocalizedChartNames;
  /** The guards of the charts in words. Absent: the names in the machines are shown. */
  readonly guardTexts?: GuardTexts;
  /** Help for human players. Absent: the view is shown as data. */
  readonly hints?: Hints<G, O, V>;
  /**
   * Rates the options of a decision for its player, in their order. The agent `greedy` plays by it (see `Heuristic`).
   */
  rating?(question: Question<O, V>): readonly Rating[];
  /** The values of positions, for agents that search. */
  readonly evaluation?: Evaluation<G>;
  /** Encodes answers and views as numbers, for learners. */
  readonly observationEncoder?: ObservationEncoder<V>;
  /** The reason why there is no `observationEncoder`, for messages. A game on the kit gives the moves that cannot be listed. */
  readonly noObservationEncoder?: string;
  /** The small set of numbers that a small net reads. */
  readonly featureEncoder?: FeatureEncoder<O, V>;
  /** Encoders of earlier versions, so that nets trained on their numbers still play. */
  readonly earlierFeatureEncoders?: readonly FeatureEncoder<O, V>[];
  /** A net trained on the numbers of one of these encoders, as in its file. The agent `net` plays by it. */
  readonly net?: object;
  /** Returns the board for the inspector. */
  renderBoard?(game: G, viewer: Viewer): BoardView;
  /**
   * Returns what events did on the board: the moves of cards, and what acted on what, as the viewer may know it.
   * `before` is the game before the first event, `after` the game after the last. Absent: the board shows no motion.
   */
  boardChanges?(before: G, after: G, facts: readonly EventIn<G>[], viewer: Viewer): BoardChanges;
  /**
   * Returns a card of the board by its key, as the viewer may know it; `undefined` if the viewer may not know it, or no
   * card has the key.
   */
  cardDetails?(game: G, viewer: Viewer, card: string, language: Language): CardDetails | undefined;
  /** Generates random matches, for fuzzing. */
  readonly matchGenerator?: MatchGenerator<G>;
  /**
   * Returns the game with the information hidden from a viewer exchanged: other cards lie in the same places. Write it
   * independently of the rules for views: then a view that leaks a hidden card changes, and a test detects the leak.
   * Returns `undefined` if nothing can be exchanged. Absent if the game has no hidden information.
   */
  rerandomizeHidden?(game: G, viewer: Player): G | undefined;
  /** Invariants of the course of a match. Each function makes a checker for one match. */
  readonly traceInvariants?: readonly (() => TraceInvariant<G>)[];
  /**
   * What may be exchanged in a position without a change of what can follow. `fuzz explore` then counts such positions
   * once. Absent: positions are equal if all their numbers are.
   */
  readonly symmetry?: Symmetry<G>;
  /** The cards and decks, for people. */
  readonly collection?: Collection;
  /** Support for custom sets of cards and decks. */
  readonly sets?: CardSets<Ruleset<G, O, V>>;
  /** The custom sets that the ruleset was made with, in their order. Absent if there are none. */
  readonly customSets?: readonly NamedSet[];
  /** Processes that `gatechart bench` compares with plain code. */
  readonly microBenchmarks?: readonly MicroBenchmark<G>[];
}

/** Returns the number of options that a decision of this kind has at least. */
export const leastOptions = ({ bluffWindows }: Pick<Ruleset, 'bluffWindows'>, kind: string): 1 | 2 =>
  bluffWindows?.includes(kind) === true ? 1 : 2;

/** The same outermost process for several editions, which differ in how they read the rules. */
export const editionsOf = <const Id extends string, P>(
  ids: readonly Id[],
  process: P,
): Readonly<Record<Id, P>> => Object.fromEntries(ids.map((id) => [id, process])) as Record<Id, P>;

/** The ids that a ruleset accepts. */
interface Known {
  readonly editions: readonly string[];
  readonly decks: readonly string[];
}

const refuseUnknown = (what: 'edition' | 'deck', id: string, known: readonly string[]): void => {
  if (known.includes(id)) return;
  throw unknownId(`UNKNOWN_${what.toUpperCase()}`, id, what, id, known);
};

/**
 * Returns the common fields of a new game: its edition, no events, and its own random stream. Throws `UNKNOWN_EDITION`
 * and `UNKNOWN_DECK` for unknown ids.
 */
export const newGameState = (
  { edition, decks, seed, index }: MatchSetup,
  known: Known,
): { readonly edition: string; readonly facts: readonly never[]; readonly rng: RngState } => {
  refuseUnknown('edition', edition, known.editions);
  for (const deck of decks) refuseUnknown('deck', deck, known.decks);
  return { edition, facts: [], rng: rngStream(seed, index, 'game') };
};
