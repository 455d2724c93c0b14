import type { Option, Player } from '../core/decision.ts';
import type { Pending, Refusal, RefusalCode } from './match.ts';

/** An answer as it reaches the table. */
export interface Answer {
  readonly player: Player;
  readonly key: string;
  /** Number of the question it answers; the open one when absent. */
  readonly question?: number | undefined;
}

const refusal = (
  code: RefusalCode,
  clause: string,
  message: string,
  facts: readonly string[] = [],
): Refusal => ({ code, clause, message, facts });

export const MATCH_OVER = refusal('MATCH_OVER', '', 'The match is over.');
export const MATCH_FAILED = refusal(
  'MATCH_FAILED',
  '',
  'The match failed with an error and takes no more answers.',
);

/** Why an answer to the open question is not taken. The keys on offer are told only to the seat that is asked. */
export const refusalOf = (
  pending: Pending | undefined,
  { player, key, question }: Answer,
): Refusal | undefined => {
  if (pending === undefined) return MATCH_OVER;
  const { number, decision } = pending;
  const { clause, kind, options } = decision;
  const open = [`question ${number} (${kind}) is open`, `player ${decision.player} may answer`];
  if (question !== undefined && question !== number) {
    return refusal('LATE', clause, `The answer is to question ${question}, not to question ${number}.`, open);
  }
  if (player !== decision.player) {
    return refusal('WRONG_SEAT', clause, `Player ${decision.player} is asked, not player ${player}.`, open);
  }
  if (!options.some((option) => option.key === key)) {
    const offer = `on offer: ${options.map((option) => option.key).join(', ')}`;
    return refusal('UNKNOWN_KEY', clause, `"${key}" is not on offer.`, [...open, offer]);
  }
  return undefined;
};

/** The option that an answer chose; the answer was not refused. */
export const chosen = <O extends Option>(pending: Pending<O>, key: string): O =>
  pending.decision.options.find((option) => option.key === key) as O;
