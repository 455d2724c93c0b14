import type { Decision } from '../../core/decision.ts';
import type { GameState } from '../../core/fact.ts';
import type { Position } from '../../core/position.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { OnStep } from '../../core/trace.ts';
import type { Match, MatchOptions } from '../../runtime/match.ts';
import { resumeMatch, startMatch } from '../../runtime/start.ts';

/** What fuzzing holds a match to: the rules, what players see, records and positions, one runtime against the other. */
export const ORACLE_IDS = ['rules', 'views', 'records', 'runtimes'] as const;

export type OracleId = (typeof ORACLE_IDS)[number];

/** Where the match of a trial begins. */
export type MatchOrigin =
  | { readonly is: 'new'; readonly ruleset: Ruleset; readonly game: GameState }
  | { readonly is: 'inside'; readonly ruleset: Ruleset; readonly position: Position };

/** A match under test. Its methods throw where something is not as it must be. */
export interface Oracle {
  /** The open question; `undefined` when the match is over. */
  pending(): Decision | undefined;
  answer(key: string): void;
  /** The last answer was given; the match need not be over. */
  leave(): void;
  readonly match: Match;
}

/** Begins a trial; `hear` is told every step of the lean match. */
export type OracleFactory = (origin: MatchOrigin, hear: OnStep) => Oracle;

/** Far more than an answer causes, and soon reached by rules that go round. */
const STEP_BUDGET = 5_000;

export const beginMatch = (origin: MatchOrigin, options: MatchOptions): Match => {
  const limited = { stepBudget: STEP_BUDGET, ...options };
  return origin.is === 'new'
    ? startMatch(origin.ruleset, origin.game, limited)
    : resumeMatch(origin.ruleset, origin.position, limited);
};
