import type { InspectionEvent } from 'xstate';
import type { Decision, Option, Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { OnMicrostep } from './step-reporter.ts';

/**
 * The runtime of a match. `actors` runs XState actors (the reference). `lean` runs functions generated from the same
 * charts. `interpreted` reads the charts at every step; `lean` does so too if generating code is not allowed.
 */
export type RuntimeName = 'actors' | 'lean' | 'interpreted';

/** The pending decision. `number` counts the decisions of this match from 0. */
export interface Pending<O extends Option = Option> {
  readonly number: number;
  readonly decision: Decision<O>;
}

/** The code of the reason why an answer was rejected. */
export type RejectionCode =
  | 'MATCH_OVER'
  | 'MATCH_FAILED'
  | 'LATE'
  | 'WRONG_SEAT'
  | 'UNKNOWN_KEY'
  | 'SEAT_FAILED';

/** The reason why an answer was rejected. The match does not change. */
export interface Rejection {
  readonly code: RejectionCode;
  /**
   * The clause that makes the option illegal, if the ruleset gives one. Otherwise the clause of the pending decision,
   * or an empty text if no decision is pending.
   */
  readonly clause: string;
  readonly message: string;
  /** What was compared: the decision, its player and its legal keys. */
  readonly facts: readonly string[];
}

export interface MatchOptions {
  readonly runtime: RuntimeName;
  /** Hears every microstep, in order, while the match runs. Must not throw. */
  readonly onStep?: OnMicrostep;
  /** Microsteps one answer may cause before `STEP_BUDGET` is thrown; 100,000 when absent. */
  readonly stepBudget?: number;
  /** XState's `inspect`, of the actors of the runtime `actors`; the others have none. Must not throw. */
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A running match. */
export interface Match<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  readonly ruleset: Ruleset<G, O, V>;
  readonly runtime: RuntimeName;
  /**
   * Returns the pending decision, or `undefined` if the match is over or has failed. A match without actors computes it
   * at the first call.
   */
  pending(): Pending<O> | undefined;
  /**
   * Answers the pending decision. Pass its number as `question` to reject late answers. Throws `RULE_ERROR`,
   * `STEP_BUDGET`, `CHART_STUCK` or `ANSWER_UNHANDLED`, with machine and state, if the rules fail. The match then stays
   * at the position before the answer and rejects every later answer with `MATCH_FAILED`.
   */
  answer(player: Player, key: string, question?: number): Rejection | undefined;
  /** Ends the match by concession of a player. It is allowed at any time, for either player. */
  concede(player: Player): Rejection | undefined;
  /** Returns the game state at rest. */
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
  const asked = decision.player + 1;
  const open = [`decision ${number} (${kind}) is open`, `player ${asked} may answer`];
  if (question !== undefined && question !== number) {
    return rejection(
      'LATE',
      clause,
      `The answer is for decision ${question}; decision ${number} is open.`,
      open,
    );
  }
  if (player !== decision.player) {
    return rejection('WRONG_SEAT', clause, `Player ${asked} has to decide, not player ${player + 1}.`, open);
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
