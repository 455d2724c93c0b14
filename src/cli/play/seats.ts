import { setImmediate } from 'node:timers/promises';
import type { HumanAction } from '../../agents/human/human.ts';
import { GatechartError } from '../../core/errors.ts';
import { type MatchQuestion, questionOf } from '../../runtime/match-runner.ts';
import type { Pending } from '../../runtime/match.ts';
import type { HostedMatch } from './hosted-match-2.ts';

/** The question was answered from elsewhere; nothing is left to do. */
export interface AnsweredElsewhere {
  readonly do: 'nothing';
}

/** A seat of the match being played: whoever sits there is asked and does something. */
export interface MatchSeat {
  act(question: MatchQuestion): HumanAction | AnsweredElsewhere | Promise<HumanAction | AnsweredElsewhere>;
}

/** Why playing stopped. */
export type StopReason = 'over' | 'interrupted' | 'asked' | 'inputEnded';

interface PlayOptions {
  readonly table: HostedMatch;
  readonly seats: readonly [MatchSeat, MatchSeat];
  readonly interrupted: AbortSignal;
  /** Hears the key of a pick that was taken back. */
  readonly onTakenBack: (key: string) => void;
}

const answer = (table: HostedMatch, { decision, number }: Pending, key: string, isPick: boolean): void => {
  const refusal = table.answer(decision.player, key, number, isPick);
  if (refusal !== undefined) {
    throw new GatechartError(refusal.code, `seat ${decision.player}`, refusal.message);
  }
};

/**
 * Asks seat after seat until the match is over, somebody leaves, or it is interrupted between two decisions.
 * Throws `GatechartError` with the code of the refusal if an agent answers what is not on offer.
 */
export const playToEnd = async ({ table, seats, interrupted, onTakenBack }: PlayOptions): Promise<StopReason> => {
  for (let open = table.match.pending(); open !== undefined; open = table.match.pending()) {
    // Signals are heard only when nothing runs.
    await setImmediate();
    if (interrupted.aborted) return 'interrupted';
    const act = await seats[open.decision.player].act(questionOf(table.match, open));
    if (interrupted.aborted) return 'interrupted';
    if (act.do === 'leave') return act.because;
    if (act.do === 'concede') table.concede(open.decision.player);
    else if (act.do === 'takeBack') onTakenBack(table.takeBack() ?? '');
    else if (act.do === 'answer') answer(table, open, act.key, act.isPick);
  }
  return 'over';
};
