import type { Match } from '../../runtime/match.ts';
import { OracleFailure } from './oracle.ts';

/** Gives the answer of that key to the open question of a match. Throws `OracleFailure` if it is refused. */
export const giveAnswer = (match: Match, key: string): void => {
  const open = match.pending();
  if (open === undefined) throw new OracleFailure('refusal', 'the match is over where another one is not');
  const refusal = match.answer(open.decision.player, key, open.number);
  if (refusal !== undefined) {
    throw new OracleFailure('refusal', `an answer on offer is refused: ${refusal.code} ${refusal.message}`);
  }
};
