import type { Option } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { ActorsMatch, type ActorsOptions } from './actors/actors-match.ts';
import { LeanMatch } from './lean-match.ts';
import type { Match, MatchOptions } from './match.ts';
import { atPosition, atStart, type StartPoint } from './start-point.ts';

/** A match from any beginning. Throws `RULE_ERROR`, `STEP_BUDGET` or `CHART_STUCK` if the rules fail before its first question. */
export const beginMatch = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  beginning: StartPoint<G>,
  { runtime, ...options }: MatchOptions,
): Match<G, O, V> =>
  runtime === 'actors'
    ? new ActorsMatch(ruleset, beginning, options)
    : LeanMatch.begin(ruleset, beginning, runtime, options);

/**
 * A match from a new game, run up to its first question. Throws `GatechartError`: `UNKNOWN_EDITION`,
 * `CHART_UNSUPPORTED`, or `RULE_ERROR`, `STEP_BUDGET`, `CHART_STUCK` if the rules fail on the way.
 */
export const startMatch = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  game: G,
  options: MatchOptions,
): Match<G, O, V> => beginMatch(ruleset, atStart(ruleset, game), options);

/**
 * A match that goes on from a position, run up to a question if the position is not at one. The questions count from 0.
 * Throws as `startMatch`, and `BAD_POSITION` if the position does not fit the charts.
 */
export const resumeMatch = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  position: Position<G>,
  options: MatchOptions,
): Match<G, O, V> => beginMatch(ruleset, atPosition(ruleset, position), options);

/** A new match of actors, with its table for inspectors and its public events. Throws as `startMatch`. */
export const startActors = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  game: G,
  options: ActorsOptions,
): ActorsMatch<G, O, V> => new ActorsMatch(ruleset, atStart(ruleset, game), options);

/** A match of actors that goes on from a position. Throws as `resumeMatch`. */
export const resumeActors = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
  position: Position<G>,
  options: ActorsOptions,
): ActorsMatch<G, O, V> => new ActorsMatch(ruleset, atPosition(ruleset, position), options);

/**
 * A match of its own that goes on from where this one stands and tells its steps to nobody. A match without actors
 * shares all its values with its fork, so that a fork costs next to nothing; a match of actors is built anew from its position.
 */
export const forkMatch = <G extends GameState, O extends Option, V>(match: Match<G, O, V>): Match<G, O, V> =>
  match instanceof LeanMatch
    ? match.fork()
    : resumeMatch(match.ruleset, match.position(), { runtime: match.runtime });
