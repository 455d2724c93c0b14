import type { Match } from '../../runtime/match.ts';
import { TrialFailed } from './oracle.ts';

/** Gives the answer of that key to the open question of a match. Throws `TrialFailed` if it is refused. */
export const give = (match: Match, key: string): void => {
  const open = match.pending();
  if (open === undefined) throw new TrialFailed('refusal', 'the match is over where another one is not');
  const refusal = match.answer(open.decision.player, key, open.number);
  if (refusal !== undefined) {
    throw new TrialFailed('refusal', `an answer on offer is refused: ${refusal.code} ${refusal.message}`);
  }
};
