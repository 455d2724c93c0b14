import type { Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { GameState, Position } from '../core/game-state.ts';
import type { Question } from '../core/question.ts';
import type { RngState } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match, Pending, Rejection } from './match.ts';
import { resumeMatch } from './start.ts';

/** A question of a match: what the player imagines is a match as well, a lean one. */
export interface MatchQuestion<O extends Option = Option, V = unknown> extends Question<O, V> {
  sample?(rng: RngState): Match<GameState, O>;
  /** The position as it is, with all that is hidden, for other threads to sample from: no agent reads it. */
  position?(): Position;
}

/** Someone who plays: returns the key of an option. */
export interface SeatAgent<O extends Option = Option> {
  act(question: MatchQuestion<O>): string | Promise<string>;
}

/** An agent that answers at once. */
export interface SyncSeatAgent<O extends Option = Option> extends SeatAgent<O> {
  act(question: MatchQuestion<O>): string;
  /** Answers the same in steps, so that others have their turn between two of them. Absent: it answers in no time. */
  steps?(question: MatchQuestion<O>): Generator<undefined, string>;
}

/** Hears every refusal of an agent's answer, and every failure of an agent, before it is asked again. */
export type RejectionObserver = (player: Player, refusal: Rejection) => void;

/** Refusals in a row after which a match is given up. */
export const MAX_REJECTIONS_IN_A_ROW = 5;

/** Imagines worlds; what they have in common is looked up for the first of them. */
const determinizedMatches = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
  player: Player,
  sampler: NonNullable<Ruleset<G, O, V>['determinize']>,
): ((rng: RngState) => Match<G, O, V>) => {
  let draw: ReturnType<typeof sampler> | undefined;
  return (rng) => {
    draw ??= sampler(match.position(), player);
    return resumeMatch(match.ruleset, draw(rng), { runtime: 'lean' });
  };
};

const questionParts = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
  { decision }: Pending<O>,
  view: (game: G, player: Player) => V,
) => ({
  player: decision.player,
  decision: match.ruleset.present?.(match.game(), decision) ?? decision,
  view: () => view(match.game(), decision.player),
});

/** The open question as the seat that is asked may see it. */
export const questionOf = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
  open: Pending<O>,
): MatchQuestion<O, V> => {
  const { ruleset } = match;
  const { determinize: sampler } = ruleset;
  const parts = questionParts(match, open, (game, player) => ruleset.view(game, player));
  if (sampler === undefined) return parts;
  const { player, decision, view } = parts;
  return {
    player,
    decision,
    view,
    sample: determinizedMatches(match, player, sampler),
    position: () => match.position(),
  };
};

/** The same for who answers at once and keeps nothing of it: what the player may know is worked out as it is read. */
export const lazyQuestionOf = <G extends GameState, O extends Option, V>(
  match: Match<G, O, V>,
  open: Pending<O>,
): Question<O, V> => {
  const { ruleset } = match;
  return questionParts(
    match,
    open,
    (game, player) => ruleset.lazyView?.(game, player) ?? ruleset.view(game, player),
  );
};

const agentFailed = ({ decision, number }: Pending, error: unknown): Rejection => ({
  code: 'SEAT_FAILED',
  clause: decision.clause,
  message: `The agent of player ${decision.player} failed: ${error instanceof Error ? error.message : String(error)}`,
  facts: [`decision ${number} (${decision.kind}) is open`],
});

/** Counts refusals in a row and gives up after too many. */
class RejectionCounter {
  readonly #onRefusal: RejectionObserver | undefined;
  #inARow = 0;

  constructor(onRefusal: RejectionObserver | undefined) {
    this.#onRefusal = onRefusal;
  }

  note({ decision }: Pending, refusal: Rejection | undefined, cause?: unknown): void {
    if (refusal === undefined) {
      this.#inARow = 0;
      return;
    }
    this.#onRefusal?.(decision.player, refusal);
    this.#inARow += 1;
    if (this.#inARow < MAX_REJECTIONS_IN_A_ROW) return;
    const error = new GatechartError(refusal.code, `player ${decision.player}`, refusal.message);
    error.cause = cause;
    throw error;
  }
}

/**
 * Plays a match to its end with agents that answer at once, seat by seat. An agent that throws or answers what is not
 * on offer is asked again. Throws `GatechartError` with the code of the refusal after `MAX_REJECTIONS_IN_A_ROW` of them, and
 * whatever the rules throw.
 */
export const playOut = <G extends GameState, O extends Option>(
  match: Match<G, O>,
  agents: readonly [SyncSeatAgent<O>, SyncSeatAgent<O>],
  onRefusal?: RejectionObserver,
): G => {
  const patience = new RejectionCounter(onRefusal);
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    let key: string;
    try {
      key = agents[player].act(questionOf(match, open));
    } catch (error) {
      patience.note(open, agentFailed(open, error), error);
      continue;
    }
    patience.note(open, match.answer(player, key, open.number));
  }
  return match.game();
};

/** `playOut` for agents that take their time. An answer to a question that is no longer open, as after a concession, is dropped. */
export const playOutAsync = async <G extends GameState, O extends Option>(
  match: Match<G, O>,
  agents: readonly [SeatAgent<O>, SeatAgent<O>],
  onRefusal?: RejectionObserver,
): Promise<G> => {
  const patience = new RejectionCounter(onRefusal);
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    let key: string;
    try {
      key = await agents[player].act(questionOf(match, open));
    } catch (error) {
      patience.note(open, agentFailed(open, error), error);
      continue;
    }
    if (match.pending()?.number === open.number) patience.note(open, match.answer(player, key, open.number));
  }
  return match.game();
};
