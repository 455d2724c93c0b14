import { GatechartError } from '../core/errors.ts';
import type { SetSource } from '../core/cards/card-sets-2.ts';
import { checkSets, withCustomSets } from '../core/cards/custom-sets.ts';
import { checkRules, getEdition, getRuleset } from '../registry.ts';
import type { Plan, SerializedPlan } from './plan-2.ts';
import { secretDigest } from './plan.ts';

/** Throws `SECRET_DIFFERS`. */
const checkSecret = (planned: string | undefined, secret: Uint8Array | undefined): void => {
  if (secret === undefined || secretDigest(secret) === planned) return;
  const reason = planned === undefined ? 'the plan has no secret' : 'it is not the secret of the plan';
  throw new GatechartError('SECRET_DIFFERS', 'secret', reason);
};

/**
 * The plan that was written down, with its sets and, where its matches are drawn anew, its secret. Throws
 * `RULES_DIFFER`, `UNKNOWN_RULESET`, `UNKNOWN_EDITION`, `SETS_DIFFER`, `SECRET_DIFFERS`, `SETS_UNFIT`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`.
 */
export const planFrom = (
  written: SerializedPlan,
  sets: readonly SetSource[] | undefined,
  secret?: Uint8Array,
): Plan => {
  const { secretDigest: plannedSecret, sets: plannedSets, rules: _rules, ...plan } = written;
  checkRules(written);
  checkSets(plannedSets, sets);
  checkSecret(plannedSecret, secret);
  const ruleset = getRuleset(plan.ruleset);
  return {
    ...plan,
    ruleset: withCustomSets(ruleset, sets ?? []),
    edition: getEdition(ruleset, plan.edition),
    ...(secret && { secret }),
    ...(sets && { sets }),
  };
};
