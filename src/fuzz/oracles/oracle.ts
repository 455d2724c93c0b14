import type { Decision } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { OnStep } from '../../core/trace.ts';
import { withErrorLocation } from '../../registry.ts';
import type { Match, MatchOptions } from '../../runtime/match.ts';
import { resumeMatch, startMatch } from '../../runtime/start.ts';

/** Something that must not be. Two failures of one kind are taken to have one cause. */
export interface Failure {
  /** Stable, without the numbers and names of the case. */
  readonly kind: string;
  readonly message: string;
}

/** Thrown by a trial where something is not as it must be. */
export class OracleFailure extends Error implements Failure {
  readonly kind: string;

  /** Without `kind` the kind is told from the message. */
  constructor(what: string, message: string, kind: string = general(message)) {
    super(message);
    this.kind = `${what}: ${kind}`;
  }
}

const MAX_LENGTH = 160;

/** A message without numbers, names in brackets and quotes, which differ from case to case. */
const general = (message: string): string =>
  message
    .replaceAll(/\([^)]*\)|"[^"]*"/g, '…')
    .replaceAll(/\d+/g, '#')
    .slice(0, MAX_LENGTH);

/** Any error out of a trial as a failure, with the line of a custom ruleset that threw it. */
export const failureOf = (thrown: unknown): Failure => {
  const error = thrown instanceof OracleFailure ? thrown : withErrorLocation(thrown);
  if (error instanceof OracleFailure) return { kind: error.kind, message: error.message };
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    return { kind: `${code} at ${place}: ${general(message)}`, message: `${code} ${place}: ${message}` };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: `exception: ${general(message)}`, message };
};

/** What fuzzing holds a match to: the rules, what players see, records and positions, one runtime against the other. */
export const ORACLE_IDS = ['rules', 'views', 'records', 'runtimes'] as const;

export type OracleId = (typeof ORACLE_IDS)[number];

/** Where the match of a trial begins. */
export type MatchOrigin =
  | { readonly is: 'new'; readonly ruleset: Ruleset; readonly game: GameState }
  | {
      readonly is: 'inside';
      readonly ruleset: Ruleset;
      readonly position: Position;
      readonly refused?: readonly string[];
    };

/** A match under test. Its methods throw where something is not as it must be. */
export interface Oracle {
  /** The open question; `undefined` when the match is over. */
  pending(): Decision | undefined;
  answer(key: string): void;
  /** The last answer was given; the match need not be over. */
  leave(): void;
  readonly match: Match;
  /** Clauses that acted without a step so far: those by which something was refused. */
  readonly clauses?: ReadonlySet<string>;
}

/** Begins a trial; `onStep` is told every step of the lean match. */
export type OracleFactory = (origin: MatchOrigin, onStep: OnStep) => Oracle;

/** Far more than an answer causes, and soon reached by rules that go round. */
const STEP_BUDGET = 5_000;

export const beginMatch = (origin: MatchOrigin, options: MatchOptions): Match => {
  const limited = { stepBudget: STEP_BUDGET, ...options };
  return origin.is === 'new'
    ? startMatch(origin.ruleset, origin.game, limited)
    : resumeMatch(origin.ruleset, origin.position, limited);
};

/** Gives the answer of that key to the open question of a match. Throws `OracleFailure` if it is refused. */
export const giveAnswer = (match: Match, key: string): void => {
  const open = match.pending();
  if (open === undefined) throw new OracleFailure('refusal', 'one match is over and the other is not');
  const refusal = match.answer(open.decision.player, key, open.number);
  if (refusal !== undefined) {
    throw new OracleFailure('refusal', `a legal action is rejected: ${refusal.code} ${refusal.message}`);
  }
};

/** A trial that looks at a match whenever it rests, the first time at once. */
export const checkAtRest = (match: Match, look: () => void): Oracle => {
  look();
  return {
    match,
    pending: () => match.pending()?.decision,
    answer: (key) => {
      giveAnswer(match, key);
      look();
    },
    leave: () => {},
  };
};
