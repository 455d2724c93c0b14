import type { Option } from '../core/decision.ts';
import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Pending, Rejection } from './match.ts';

/** A refusal with the reason of the ruleset, where the key was not on offer and the ruleset can say why. */
export const withReason = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  game: G,
  pending: Pending<O> | undefined,
  key: string,
  refusal: Rejection | undefined,
): Rejection | undefined => {
  if (refusal?.code !== 'UNKNOWN_KEY' || pending === undefined) return refusal;
  const reason = ruleset.explainIllegal?.(game, pending.decision, key);
  if (reason === undefined) return refusal;
  const { clause, guard, facts } = reason;
  return {
    ...refusal,
    clause,
    message: `${refusal.message.replace(/\.$/, '')}: ${guard}.`,
    facts: [...facts, ...refusal.facts],
  };
};
