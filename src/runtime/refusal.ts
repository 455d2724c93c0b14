import type { Option, Player } from '../core/decision.ts';
import type { Pending, Rejection, RejectionCode } from './match.ts';

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
  'The match failed with an error and takes no more answers.',
);

/** Why an answer to the open question is not taken. The keys on offer are told only to the seat that is asked. */
export const rejectionOf = (
  pending: Pending | undefined,
  { player, key, question }: Answer,
): Rejection | undefined => {
  if (pending === undefined) return MATCH_OVER;
  const { number, decision } = pending;
  const { clause, kind, options } = decision;
  const open = [`question ${number} (${kind}) is open`, `player ${decision.player} may answer`];
  if (question !== undefined && question !== number) {
    return rejection('LATE', clause, `The answer is to question ${question}, not to question ${number}.`, open);
  }
  if (player !== decision.player) {
    return rejection('WRONG_SEAT', clause, `Player ${decision.player} is asked, not player ${player}.`, open);
  }
  if (!options.some((option) => option.key === key)) {
    const offer = `on offer: ${options.map((option) => option.key).join(', ')}`;
    return rejection('UNKNOWN_KEY', clause, `"${key}" is not on offer.`, [...open, offer]);
  }
  return undefined;
};

/** The option that an answer chose; the answer was not refused. */
export const chosenOption = <O extends Option>(pending: Pending<O>, key: string): O =>
  pending.decision.options.find((option) => option.key === key) as O;
