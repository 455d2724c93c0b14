import type { InspectionEvent } from 'xstate';
import type { Decision, Option, Player } from '../core/decision.ts';
import type { GameState } from '../core/fact.ts';
import type { Position } from '../core/position.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { OnStep } from '../core/trace.ts';

/**
 * `actors` runs real XState actors (the reference), `lean` functions that are generated from the same charts, and
 * `interpreted` looks everything up in them; so does `lean` where code may not be generated.
 */
export type RuntimeName = 'actors' | 'lean' | 'interpreted';

/** The open question. `number` counts the questions of this match from 0. */
export interface Pending<O extends Option = Option> {
  readonly number: number;
  readonly decision: Decision<O>;
}

/** Why an answer is not taken, by name. */
export type RejectionCode =
  | 'MATCH_OVER'
  | 'MATCH_FAILED'
  | 'LATE'
  | 'WRONG_SEAT'
  | 'UNKNOWN_KEY'
  | 'SEAT_FAILED';

/** Why an answer was not taken; the match stays as it was. */
export interface Rejection {
  readonly code: RejectionCode;
  /** Clause by which the option is not on offer where the ruleset says so, else that of the open question; empty without one. */
  readonly clause: string;
  readonly message: string;
  /** What was looked at: the question, who may answer, the keys on offer. */
  readonly facts: readonly string[];
}

export interface MatchOptions {
  readonly runtime: RuntimeName;
  /** Hears every microstep, in order, while the match runs. Must not throw. */
  readonly onStep?: OnStep;
  /** Microsteps one answer may cause before `STEP_BUDGET` is thrown; 100,000 when absent. */
  readonly stepBudget?: number;
  /** XState's `inspect`, of the actors of the runtime `actors`; the others have none. Must not throw. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A running match. */
export interface Match<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  readonly ruleset: Ruleset<G, O, V>;
  readonly runtime: RuntimeName;
  /** The open question, or `undefined` when the match is over or has failed. A match without actors works it out when first asked. */
  pending(): Pending<O> | undefined;
  /**
   * Answers the open question; `question` (its number) guards against a late answer.
   * Throws `RULE_ERROR`, `STEP_BUDGET`, `CHART_STUCK` or `ANSWER_UNHANDLED` if the rules fail, with machine and state;
   * the match then stays at the position before the answer and refuses everything with `MATCH_FAILED`.
   */
  answer(player: Player, key: string, question?: number): Rejection | undefined;
  /** Ends the match; allowed at any time, for either player. */
  concede(player: Player): Rejection | undefined;
  /** The baton at rest. */
  game(): G;
  position(): Position<G>;
}
