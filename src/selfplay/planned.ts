import { GatechartError } from '../kernel/error.ts';
import type { CardSet } from '../kernel/faces/card-sets.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { checkRules, editionCalled, rulesetCalled } from '../registry.ts';
import { type Plan, type SetSource, setsDigest, type WrittenPlan } from './plan.ts';
import { secretDigest } from './secret.ts';

/** Throws `SETS_DIFFER`. */
const checkSets = (planned: string | undefined, sets: readonly SetSource[] | undefined): void => {
  const given = sets && setsDigest(sets);
  if (given === planned) return;
  const [wanted, got] = [planned, given].map((each) =>
    each === undefined ? 'no card sets' : `those of ${each}`,
  );
  throw new GatechartError('SETS_DIFFER', 'card sets', `the plan is played with ${wanted}, given are ${got}`);
};

/** Throws `SECRET_DIFFERS`. */
const checkSecret = (planned: string | undefined, secret: Uint8Array | undefined): void => {
  if (secret === undefined || secretDigest(secret) === planned) return;
  const reason = planned === undefined ? 'the plan has no secret' : 'it is not the secret of the plan';
  throw new GatechartError('SECRET_DIFFERS', 'secret', reason);
};

/** A ruleset with cards and decks of one's own. Throws `SETS_UNFIT` where it takes none, `BAD_SET`, `BAD_CARD`, `BAD_DECK`. */
const withSets = (ruleset: Ruleset, sources: readonly SetSource[]): Ruleset => {
  const { sets } = ruleset;
  if (sets === undefined) {
    throw new GatechartError('SETS_UNFIT', ruleset.id, 'the ruleset takes no card sets');
  }
  const read: CardSet[] = [];
  for (const { name, value } of sources) read.push(sets.read(value, name, read));
  return sets.with(read).ruleset;
};

/**
 * The plan that was written down, with its sets and, where its matches are drawn anew, its secret. Throws
 * `RULES_DIFFER`, `UNKNOWN_RULESET`, `UNKNOWN_EDITION`, `SETS_DIFFER`, `SECRET_DIFFERS`, `SETS_UNFIT`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`.
 */
export const planFrom = (
  written: WrittenPlan,
  sets: readonly SetSource[] | undefined,
  secret?: Uint8Array,
): Plan => {
  const { secretDigest: plannedSecret, sets: plannedSets, rules: _rules, ...plan } = written;
  checkRules(written);
  checkSets(plannedSets, sets);
  checkSecret(plannedSecret, secret);
  const ruleset = rulesetCalled(plan.ruleset);
  return {
    ...plan,
    ruleset: sets === undefined ? ruleset : withSets(ruleset, sets),
    edition: editionCalled(ruleset, plan.edition),
    ...(secret && { secret }),
    ...(sets && { sets }),
  };
};
