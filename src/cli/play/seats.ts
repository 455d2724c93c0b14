import { setImmediate } from 'node:timers/promises';
import type { Act } from '../../agents/human/human.ts';
import { GatechartError } from '../../core/errors.ts';
import { type MatchQuestion, questionOf } from '../../runtime/match-runner.ts';
import type { Pending } from '../../runtime/match.ts';
import type { Table } from './hosted-match-2.ts';

/** The question was answered from elsewhere; nothing is left to do. */
export interface Answered {
  readonly do: 'nothing';
}

/** A seat of the match being played: whoever sits there is asked and does something. */
export interface PlayedSeat {
  act(question: MatchQuestion): Act | Answered | Promise<Act | Answered>;
}

/** Why playing stopped. */
export type Stop = 'over' | 'interrupted' | 'asked' | 'inputEnded';

interface Playing {
  readonly table: Table;
  readonly seats: readonly [PlayedSeat, PlayedSeat];
  readonly interrupted: AbortSignal;
  /** Hears the key of a pick that was taken back. */
  readonly onTakenBack: (key: string) => void;
}

const answer = (table: Table, { decision, number }: Pending, key: string, isPick: boolean): void => {
  const refusal = table.answer(decision.player, key, number, isPick);
  if (refusal !== undefined) {
    throw new GatechartError(refusal.code, `seat ${decision.player}`, refusal.message);
  }
};

/**
 * Asks seat after seat until the match is over, somebody leaves, or it is interrupted between two decisions.
 * Throws `GatechartError` with the code of the refusal if an agent answers what is not on offer.
 */
export const playOn = async ({ table, seats, interrupted, onTakenBack }: Playing): Promise<Stop> => {
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
