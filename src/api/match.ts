import type { InspectionEvent } from 'xstate';
import type { CardSet } from '../core/cards/card-sets.ts';
import type { Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState } from '../core/game-state.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import { type BuiltInRuleset, defaultRuleset } from '../registered.ts';
import { defaultDecks, getEdition, getRuleset } from '../registry.ts';
import type { Match, MatchOptions, Pending, Rejection, RuntimeName } from '../runtime/match.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';

/** Id of a ruleset of ours. */
export type RulesetId = BuiltInRuleset['id'];

/** The ruleset where none is named. */
export type DefaultRulesetId = (typeof defaultRuleset)['id'];

/** A ruleset with its types: the one of that id, or the value itself. */
export type RulesetOf<R extends RulesetId | Ruleset> = R extends Ruleset
  ? R
  : Extract<BuiltInRuleset, { readonly id: R }>;

/** The match of a ruleset, with its types. */
type MatchOf<R> = R extends Ruleset<infer G, infer O, infer V> ? Match<G, O, V> : never;

/** A running match of one ruleset, which is named by its id or given as a value. */
export type MatchIn<R extends RulesetId | Ruleset = DefaultRulesetId> = MatchOf<RulesetOf<R>>;

/** The ids of the editions of a ruleset. */
export type EditionOf<R extends RulesetId | Ruleset> = keyof RulesetOf<R>['editions'] & string;

/** How a match is run: `lean`, with nobody listening, when absent. */
export interface RunOptions {
  readonly runtime?: RuntimeName;
  /** Hears every microstep, in order, while the match runs. */
  readonly onStep?: (step: Step) => void;
  /** XState's `inspect`, for the actors of the runtime `actors`. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** What a new match is made from; what is left out is as in `gatechart play`. */
export interface NewMatch<R extends RulesetId | Ruleset = DefaultRulesetId> extends RunOptions {
  /** An id of ours, or a ruleset. */
  readonly ruleset?: R;
  readonly edition?: EditionOf<R>;
  /** Sets of cards and decks of one's own (see `readSet`), beside the built-in ones. */
  readonly sets?: readonly CardSet[];
  /** Deck id by seat. */
  readonly decks?: readonly [string, string];
  /** A whole number from 0; the same seed and answers give the same match. 1 when absent. */
  readonly seed?: number;
  /** Tells matches of one seed apart; 0 when absent. */
  readonly index?: number;
}

const wholeNumber = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new GatechartError('BAD_VALUE', name, `${value} is not a whole number of at least 0`);
};

/** How a match is to run, of what was wished. Throws `BAD_VALUE`: without actors nothing is there to inspect. */
export const matchOptionsOf = ({ runtime = 'lean', onStep, inspect }: RunOptions): MatchOptions => {
  if (inspect !== undefined && runtime !== 'actors') {
    throw new GatechartError(
      'BAD_VALUE',
      'inspect',
      `the runtime ${runtime} has no actors to inspect; set runtime: 'actors'`,
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
 * A new match, run up to its first question.
 * Throws `GatechartError`: `UNKNOWN_RULESET`, `UNKNOWN_EDITION`, `UNKNOWN_DECK`, `BAD_VALUE`, and `NOT_A_MATCH` for a
 * ruleset that resolves single events.
 */
export const newMatch = <const R extends RulesetId | Ruleset = DefaultRulesetId>(
  options: NewMatch<R> = {},
): MatchIn<R> => {
  const ruleset = resolveRulesetWith(options.ruleset ?? defaultRuleset, options.sets ?? []);
  const game = ruleset.newGame(setupOf(ruleset, options));
  const match: Match = startMatch(ruleset, game, matchOptionsOf(options));
  return match as MatchIn<R>;
};

/** The open question with its options, two or more; `undefined` when the match is over. */
export const pending = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
): Pending<O> | undefined => match.pending();

/**
 * Answers the open question with the key of an option. Returns why the answer was not taken, and then nothing has
 * changed; `undefined` if it was taken. Throws `GatechartError` if the rules themselves fail.
 */
export const answer = (match: Match, player: Player, key: string): Rejection | undefined =>
  match.answer(player, key);

/** Gives the match up for a player; allowed at any time. Returns why it was not taken. */
export const concede = (match: Match, player: Player): Rejection | undefined => match.concede(player);

/** What a player may know of the match: nothing of hidden cards, nothing of what chance will bring. */
export const view = <G extends GameState, O extends Option, V>(match: Match<G, O, V>, player: Player): V =>
  match.ruleset.view(match.game(), player);

/**
 * A match of its own that goes on from where this one stands: what is answered in one changes nothing in the other. It
 * tells its steps to nobody.
 */
export const fork = <G extends GameState, O extends Option, V>(match: Match<G, O, V>): Match<G, O, V> =>
  forkMatch(match);
