import type { InspectionEvent } from 'xstate';
import type { CardSet } from '../core/cards/card-sets.ts';
import type { Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import { defaultDecks, getEdition } from '../core/match-setup.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import { type BuiltInRuleset, defaultRuleset } from '../registered.ts';
import { getRuleset } from '../registry.ts';
import type { Match, MatchOptions, Pending, Rejection, RuntimeName } from '../runtime/match.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';

/** The id of a built-in ruleset. */
export type RulesetId = BuiltInRuleset['id'];

/** The id of the default ruleset. */
export type DefaultRulesetId = (typeof defaultRuleset)['id'];

/** The type of a ruleset: of the built-in ruleset with that id, or of the value itself. */
export type RulesetOf<R extends RulesetId | Ruleset> = R extends Ruleset
  ? R
  : Extract<BuiltInRuleset, { readonly id: R }>;

/** The type of a match of a ruleset. */
type MatchOf<R> = R extends Ruleset<infer G, infer O, infer V> ? Match<G, O, V> : never;

/** A running match of one ruleset. The type argument is the id of a ruleset or the type of its value. */
export type MatchIn<R extends RulesetId | Ruleset = DefaultRulesetId> = MatchOf<RulesetOf<R>>;

/** The ids of the editions of a ruleset. */
export type EditionOf<R extends RulesetId | Ruleset> = keyof RulesetOf<R>['editions'] & string;

/** How to run a match. Default: the runtime `lean`, without listeners. */
export interface RunOptions {
  readonly runtime?: RuntimeName;
  /** Called for every microstep, in order, while the match runs. */
  readonly onStep?: (step: Step) => void;
  /** XState's `inspect` callback. It works with the runtime `actors` only. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** The settings of a new match. Defaults are those of `gatechart play`. */
export interface NewMatch<R extends RulesetId | Ruleset = DefaultRulesetId> extends RunOptions {
  /** The id of a built-in ruleset, or a ruleset. */
  readonly ruleset?: R;
  readonly edition?: EditionOf<R>;
  /** Custom sets of cards and decks (see `readSet`), added to the built-in ones. */
  readonly sets?: readonly CardSet[];
  /** The deck ids, in the order of the players. */
  readonly decks?: readonly [string, string];
  /** A whole number from 0. The same seed and answers give the same match. Default: 1. */
  readonly seed?: number;
  /** The number of the match among matches with the same seed. Default: 0. */
  readonly index?: number;
}

const wholeNumber = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new GatechartError('BAD_VALUE', name, `${value} is not a whole number of at least 0`);
};

/** How a match is to run, of what was wished. Throws `BAD_VALUE`: without actors nothing is there to inspect. */
export const matchOptionsOf = ({
  runtime = 'lean',
  onStep,
  inspect,
}: RunOptions): RunOptions & Pick<MatchOptions, 'runtime'> => {
  if (inspect !== undefined && runtime !== 'actors') {
    throw new GatechartError(
      'BAD_VALUE',
      'inspect',
      `the runtime ${runtime} has no actors to inspect; set the option runtime: 'actors'`,
    );
  }
  return { runtime, ...(onStep && { onStep }), ...(inspect && { inspect }) };
};

/** The ruleset that is meant. Throws `UNKNOWN_RULESET`. */
export const resolveRuleset = (given: string | Ruleset): Ruleset =>
  typeof given === 'string' ? getRuleset(given) : given;

/** The ruleset that is meant, with those sets. Throws `UNKNOWN_RULESET`, `BAD_VALUE`. */
export const resolveRulesetWith = (given: string | Ruleset, sets: readonly CardSet[]): Ruleset => {
  const ruleset = resolveRuleset(given);
  if (sets.length === 0) return ruleset;
  if (ruleset.sets !== undefined) return ruleset.sets.with(sets);
  throw new GatechartError('BAD_VALUE', 'sets', `the ruleset ${ruleset.id} accepts no card sets`);
};

/** What a new match of that ruleset starts from. */
export const setupOf = <R extends RulesetId | Ruleset>(
  ruleset: Ruleset,
  options: NewMatch<R>,
): MatchSetup => ({
  edition: getEdition(ruleset, options.edition),
  decks: options.decks ?? defaultDecks(ruleset),
  seed: wholeNumber('seed', options.seed ?? 1),
  index: wholeNumber('index', options.index ?? 0),
});

/**
 * Returns a new match, run up to its first decision. Throws `GatechartError`: `UNKNOWN_RULESET`, `UNKNOWN_EDITION`,
 * `UNKNOWN_DECK`, `BAD_VALUE`, and `NOT_A_MATCH` for a ruleset that resolves single events.
 */
export const newMatch = <const R extends RulesetId | Ruleset = DefaultRulesetId>(
  options: NewMatch<R> = {},
): MatchIn<R> => {
  const ruleset = resolveRulesetWith(options.ruleset ?? defaultRuleset, options.sets ?? []);
  const game = ruleset.newGame(setupOf(ruleset, options));
  const match: Match = startMatch(ruleset, game, matchOptionsOf(options));
  return match as MatchIn<R>;
};

/** Returns the pending decision with its options (two or more), or `undefined` when the match is over. */
export const pending = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
): Pending<O> | undefined => match.pending();

/**
 * Answers the pending decision with the key of an option. Returns `undefined` if the answer was accepted. Otherwise
 * returns the reason, and the match does not change. Throws `GatechartError` if the rules themselves fail.
 */
export const answer = (match: Match, player: Player, key: string): Rejection | undefined =>
  match.answer(player, key);

/** Concedes the match for a player. This is allowed at any time. Returns the reason if the match rejects it. */
export const concede = (match: Match, player: Player): Rejection | undefined => match.concede(player);

/** Returns what a player may know of the match. It contains no hidden cards and no future random results. */
export const view = <G extends GameState, O extends Option, V>(match: Match<G, O, V>, player: Player): V =>
  match.ruleset.view(match.game(), player);

/**
 * Returns a separate copy of the match that continues from the same position. Answers in one do not change the other.
 * The copy reports no steps.
 */
export const fork = <G extends GameState, O extends Option, V>(match: Match<G, O, V>): Match<G, O, V> =>
  forkMatch(match);
