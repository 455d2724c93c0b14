import { setImmediate } from 'node:timers/promises';
import type { Act } from '../../agents/human/act.ts';
import type { Player } from '../../kernel/decision.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Fact } from '../../kernel/fact.ts';
import { type Question, questionOf } from '../../runtime/drive.ts';
import type { Match, Pending } from '../../runtime/match.ts';

/** A seat of the match being played: whoever sits there is asked and does something. */
export interface PlayedSeat {
  act(question: Question): Act | Promise<Act>;
}

/** Why playing stopped. */
export type Stop = 'over' | 'interrupted' | 'asked' | 'inputEnded';

interface Playing {
  readonly match: Match;
  readonly seats: readonly [PlayedSeat, PlayedSeat];
  readonly interrupted: AbortSignal;
  /** Hears the facts of a concession, which come with no step. */
  readonly onFacts: (facts: readonly Fact[]) => void;
}

const concede = ({ match, onFacts }: Playing, player: Player): void => {
  const told = match.game().facts.length;
  match.concede(player);
  onFacts(match.game().facts.slice(told));
};

const answer = ({ match }: Playing, { decision, number }: Pending, key: string): void => {
  const refusal = match.answer(decision.player, key, number);
  if (refusal !== undefined) {
    throw new GatechartError(refusal.code, `seat ${decision.player}`, refusal.message);
  }
};

/**
 * Asks seat after seat until the match is over, somebody leaves, or it is interrupted between two decisions.
 * Throws `GatechartError` with the code of the refusal if an agent answers what is not on offer.
 */
export const playOn = async (playing: Playing): Promise<Stop> => {
  const { match, seats, interrupted } = playing;
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    // Signals are heard only when nothing runs.
    await setImmediate();
    if (interrupted.aborted) return 'interrupted';
    const act = await seats[open.decision.player].act(questionOf(match, open));
    if (interrupted.aborted) return 'interrupted';
    if (act.do === 'leave') return act.because;
    if (act.do === 'concede') concede(playing, open.decision.player);
    else answer(playing, open, act.key);
  }
  return 'over';
};
