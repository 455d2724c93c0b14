import type { InspectionEvent } from 'xstate';
import type { Decision, Option, Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
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
  /** The game state at rest. */
  game(): G;
  position(): Position<G>;
}

/** An answer as it reaches the table. */
export interface Answer {
  readonly player: Player;
  readonly key: string;
  /** Number of the question it answers; the open one when absent. */
  readonly question?: number | undefined;
}

const rejection = (
  code: RejectionCode,
  clause: string,
  message: string,
  facts: readonly string[] = [],
): Rejection => ({ code, clause, message, facts });

export const MATCH_OVER = rejection('MATCH_OVER', '', 'The match is over.');
export const MATCH_FAILED = rejection(
  'MATCH_FAILED',
  '',
  'The match failed with an error and accepts no more actions.',
);

/** Why an answer to the open question is not taken. The keys on offer are told only to the seat that is asked. */
export const rejectionOf = (
  pending: Pending | undefined,
  { player, key, question }: Answer,
): Rejection | undefined => {
  if (pending === undefined) return MATCH_OVER;
  const { number, decision } = pending;
  const { clause, kind, options } = decision;
  const open = [`decision ${number} (${kind}) is open`, `player ${decision.player} may answer`];
  if (question !== undefined && question !== number) {
    return rejection(
      'LATE',
      clause,
      `The answer is for decision ${question}; decision ${number} is open.`,
      open,
    );
  }
  if (player !== decision.player) {
    return rejection(
      'WRONG_SEAT',
      clause,
      `Player ${decision.player} has to decide, not player ${player}.`,
      open,
    );
  }
  if (!options.some((option) => option.key === key)) {
    const offer = `legal actions: ${options.map((option) => option.key).join(', ')}`;
    return rejection('UNKNOWN_KEY', clause, `"${key}" is not a legal action.`, [...open, offer]);
  }
  return undefined;
};

/** The option that an answer chose; the answer was not refused. */
export const chosenOption = <O extends Option>(pending: Pending<O>, key: string): O =>
  pending.decision.options.find((option) => option.key === key) as O;

/** A refusal with the reason of the ruleset, where the key was not on offer and the ruleset can say why. */
export const withReason = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  game: G,
  pending: Pending<O> | undefined,
  key: string,
  refusal: Rejection | undefined,
): Rejection | undefined => {
  if (refusal?.code !== 'UNKNOWN_KEY' || pending === undefined) return refusal;
  const reason = ruleset.explainIllegal?.(game, pending.decision, key);
  if (reason === undefined) return refusal;
  const { clause, guard, facts } = reason;
  return {
    ...refusal,
    clause,
    message: `${refusal.message.replace(/\.$/, '')}: ${guard}.`,
    facts: [...facts, ...refusal.facts],
  };
};
