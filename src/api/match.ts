import type { InspectionEvent } from 'xstate';
import type { CardSet } from '../core/cards/card-sets.ts';
import type { Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { EventIn, GameState } from '../core/game-state.ts';
import { defaultDecks, getEdition } from '../core/match-setup.ts';
import type { MatchSetup, Ruleset } from '../core/ruleset.ts';
import type { Step } from '../core/trace.ts';
import type { Match, MatchOptions, Pending, Rejection, RuntimeName } from '../runtime/match.ts';
import { type MatchQuestion, questionOf } from '../runtime/match-runner.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';

/** A running match of one ruleset. The type argument is the type of the ruleset: `MatchIn<typeof myGame>`. */
export type MatchIn<R extends Ruleset> =
  R extends Ruleset<infer G, infer O, infer V> ? Match<G, O, V> : never;

/** The ids of the editions of a ruleset. */
export type EditionOf<R extends Ruleset> = keyof R['editions'] & string;

/** The events of a ruleset. */
export type EventOf<R extends Ruleset> = R extends Ruleset<infer G, infer _O, infer _V> ? EventIn<G> : never;

/** How to run a match. Default: the runtime `lean`, without listeners. */
export interface RunOptions<R extends Ruleset> {
  readonly runtime?: RuntimeName;
  /** Called for every microstep, in order, while the match runs. */
  readonly onStep?: (step: Step<EventOf<R>>) => void;
  /** XState's `inspect` callback. It works with the runtime `actors` only. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** The settings of a new match. Defaults are those of `gatechart play`. */
export interface NewMatch<R extends Ruleset> extends RunOptions<R> {
  readonly ruleset: R;
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
export const matchOptionsOf = <R extends Ruleset>({
  runtime = 'lean',
  onStep,
  inspect,
}: RunOptions<R>): RunOptions<Ruleset> & Pick<MatchOptions, 'runtime'> => {
  if (inspect !== undefined && runtime !== 'actors') {
    throw new GatechartError(
      'BAD_VALUE',
      'inspect',
      `the runtime ${runtime} has no actors to inspect; set the option runtime: 'actors'`,
    );
  }
  return { runtime, ...(onStep && { onStep: onStep as (step: Step) => void }), ...(inspect && { inspect }) };
};

/** The ruleset that was passed. Throws `NO_RULESET` where something else was, which only a caller without types can do. */
export const checkedRuleset = <R extends Ruleset>(given: R | undefined): R => {
  const isObject = typeof given === 'object' && given !== null;
  const isGame = isObject && 'ruleset' in given && typeof given.ruleset === 'function';
  if (isObject && !isGame) return given;
  const found = isGame
    ? 'a game of the kit; pass what its function ruleset returns'
    : `${given}; import it from gatechart/${given ?? 'RULESET'}, and pass the value`;
  throw new GatechartError('NO_RULESET', 'ruleset', `expected a ruleset, got ${found}`);
};

/** A ruleset with those sets. Throws `NO_RULESET`, `BAD_VALUE`. */
export const withSets = (given: Ruleset | undefined, sets: readonly CardSet[]): Ruleset => {
  const ruleset = checkedRuleset(given);
  if (sets.length === 0) return ruleset;
  if (ruleset.sets !== undefined) return ruleset.sets.with(sets);
  throw new GatechartError('BAD_VALUE', 'sets', `the ruleset ${ruleset.id} accepts no card sets`);
};

/** What a new match of that ruleset starts from. */
export const setupOf = <R extends Ruleset>(ruleset: Ruleset, options: NewMatch<R>): MatchSetup => ({
  edition: getEdition(ruleset, options.edition),
  decks: options.decks ?? defaultDecks(ruleset),
  seed: wholeNumber('seed', options.seed ?? 1),
  index: wholeNumber('index', options.index ?? 0),
});

/**
 * Returns a new match, run up to its first decision. Throws `GatechartError`: `NO_RULESET`, `UNKNOWN_EDITION`,
 * `UNKNOWN_DECK`, `BAD_VALUE`, `BAD_RULESET` for one without decks, and `NOT_A_MATCH` for one that resolves single events.
 */
export const newMatch = <R extends Ruleset>(options: NewMatch<R>): MatchIn<R> => {
  const ruleset = withSets(options?.ruleset, options?.sets ?? []);
  const game = ruleset.newGame(setupOf(ruleset, options));
  const match: Match = startMatch(ruleset, game, matchOptionsOf(options));
  return match as MatchIn<R>;
};

/**
 * Returns the pending decision with its options (two or more; one in a kind of `bluffWindows`), or `undefined` when the
 * match is over.
 */
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

/**
 * Returns the pending decision as the player who makes it may know it, for an agent: with the view and determinizations
 * of that player. Returns `undefined` when the match is over.
 */
export const question = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
): MatchQuestion<O, V> | undefined => {
  const open = match.pending();
  return open && questionOf(match, open);
};
