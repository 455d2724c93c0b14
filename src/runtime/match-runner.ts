import type { Option, Player } from '../core/decision.ts';
import { GatechartError } from '../core/errors.ts';
import type { Baton } from '../core/fact.ts';
import type { Question } from '../core/question.ts';
import type { RngState } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Match, Pending, Refusal } from './match.ts';
import { resumeMatch } from './start.ts';

/** A question of a match: what the player imagines is a match as well, a lean one. */
export interface MatchQuestion<O extends Option = Option, V = unknown> extends Question<O, V> {
  sample?(rng: RngState): Match<Baton, O>;
}

/** Someone who plays: returns the key of an option. */
export interface Agent<O extends Option = Option> {
  act(question: MatchQuestion<O>): string | Promise<string>;
}

/** An agent that answers at once. */
export interface SyncAgent<O extends Option = Option> extends Agent<O> {
  act(question: MatchQuestion<O>): string;
}

/** Hears every refusal of an agent's answer, and every failure of an agent, before it is asked again. */
export type RefusalObserver = (player: Player, refusal: Refusal) => void;

/** Refusals in a row after which a match is given up. */
export const REFUSALS_IN_A_ROW = 5;

/** Imagines worlds; what they have in common is looked up for the first of them. */
const worldsOf = <G extends Baton, O extends Option, V>(
  match: Match<G, O, V>,
  player: Player,
  sampler: NonNullable<Ruleset<G, O, V>['sampler']>,
): ((rng: RngState) => Match<G, O, V>) => {
  let draw: ReturnType<typeof sampler> | undefined;
  return (rng) => {
    draw ??= sampler(match.position(), player);
    return resumeMatch(match.ruleset, draw(rng), { runtime: 'lean' });
  };
};

const asked = <G extends Baton, O extends Option, V>(
  match: Match<G, O, V>,
  { decision }: Pending<O>,
  view: (game: G, player: Player) => V,
) => ({
  player: decision.player,
  decision: match.ruleset.present?.(match.game(), decision) ?? decision,
  view: () => view(match.game(), decision.player),
});

/** The open question as the seat that is asked may see it. */
export const questionOf = <G extends Baton, O extends Option, V>(
  match: Match<G, O, V>,
  open: Pending<O>,
): MatchQuestion<O, V> => {
  const { ruleset } = match;
  const { sampler } = ruleset;
  return {
    ...asked(match, open, (game, player) => ruleset.view(game, player)),
    ...(sampler && { sample: worldsOf(match, open.decision.player, sampler) }),
  };
};

/** The same for who answers at once and keeps nothing of it: what the player may know is worked out as it is read. */
export const questionAtAGlance = <G extends Baton, O extends Option, V>(
  match: Match<G, O, V>,
  open: Pending<O>,
): Question<O, V> => {
  const { ruleset } = match;
  return asked(match, open, (game, player) => ruleset.glance?.(game, player) ?? ruleset.view(game, player));
};

const seatFailed = ({ decision, number }: Pending, error: unknown): Refusal => ({
  code: 'SEAT_FAILED',
  clause: decision.clause,
  message: `The agent of player ${decision.player} failed: ${error instanceof Error ? error.message : String(error)}`,
  facts: [`question ${number} (${decision.kind}) is open`],
});

/** Counts refusals in a row and gives up after too many. */
class Patience {
  readonly #onRefusal: RefusalObserver | undefined;
  #inARow = 0;

  constructor(onRefusal: RefusalObserver | undefined) {
    this.#onRefusal = onRefusal;
  }

  note({ decision }: Pending, refusal: Refusal | undefined, cause?: unknown): void {
    if (refusal === undefined) {
      this.#inARow = 0;
      return;
    }
    this.#onRefusal?.(decision.player, refusal);
    this.#inARow += 1;
    if (this.#inARow < REFUSALS_IN_A_ROW) return;
    const error = new GatechartError(refusal.code, `seat ${decision.player}`, refusal.message);
    error.cause = cause;
    throw error;
  }
}

/**
 * Plays a match to its end with agents that answer at once, seat by seat. An agent that throws or answers what is not
 * on offer is asked again. Throws `GatechartError` with the code of the refusal after `REFUSALS_IN_A_ROW` of them, and
 * whatever the rules throw.
 */
export const playOut = <G extends Baton, O extends Option>(
  match: Match<G, O>,
  agents: readonly [SyncAgent<O>, SyncAgent<O>],
  onRefusal?: RefusalObserver,
): G => {
  const patience = new Patience(onRefusal);
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    let key: string;
    try {
      key = agents[player].act(questionOf(match, open));
    } catch (error) {
      patience.note(open, seatFailed(open, error), error);
      continue;
    }
    patience.note(open, match.answer(player, key, open.number));
  }
  return match.game();
};

/** `playOut` for agents that take their time. An answer to a question that is no longer open, as after a concession, is dropped. */
export const playOutAsync = async <G extends Baton, O extends Option>(
  match: Match<G, O>,
  agents: readonly [Agent<O>, Agent<O>],
  onRefusal?: RefusalObserver,
): Promise<G> => {
  const patience = new Patience(onRefusal);
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { player } = open.decision;
    let key: string;
    try {
      key = await agents[player].act(questionOf(match, open));
    } catch (error) {
      patience.note(open, seatFailed(open, error), error);
      continue;
    }
    if (match.pending()?.number === open.number) patience.note(open, match.answer(player, key, open.number));
  }
  return match.game();
};
