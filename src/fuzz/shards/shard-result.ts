import { z } from 'zod';
import { GatechartError } from '../../core/errors.ts';
import { findExcess } from '../../core/data/untrusted-json.ts';
import { MAX_GENERATED_BYTES, MAX_COUNT, MAX_GENERATED_VALUES } from '../../core/data/limits.ts';
import { areSameSets } from '../../core/cards/custom-sets.ts';
import { firstIssue } from '../../replay/read.ts';
import { countsSchema } from '../coverage/file.ts';
import { type Counterexample, parseCounterexample, serializedCounterexampleSchema } from '../counterexample.ts';
import { fuzzTarget } from '../targets/grounds.ts';
import { shardNumber, type Shard, type ShardSettings } from './shard.ts';

const count = z.int().nonnegative().max(MAX_COUNT);

const resultSchema = z
  .strictObject({
    from: count,
    count,
    /** Those whose steps are counted: not the ones that a thread took with it. */
    cases: count,
    steps: z.int().nonnegative(),
    choices: z.int().nonnegative(),
    /** How often what was reached. */
    counts: countsSchema,
    /** In the order of their cases. */
    findings: z.array(serializedCounterexampleSchema).readonly(),
  })
  .readonly();

/** What playing a shard came to, as JSON. */
export type ShardResult = z.output<typeof resultSchema>;

const bad = (name: string, reason: string): GatechartError => new GatechartError('BAD_SHARD', name, reason);

/** What is wrong with a finding of a shard, by where it says that it was made. */
const foreignIn = (
  { ruleset, version, sets, target, found }: Counterexample,
  settings: ShardSettings,
  shard: Shard,
): string | undefined => {
  const ground = fuzzTarget(settings.ruleset, settings.sets);
  if (ruleset !== ground.id || version !== ground.version)
    return `a finding is of ${ruleset}, version ${version}`;
  if (!areSameSets(sets, ground.sets)) return 'a finding is of other card sets';
  if (!settings.targets.includes(target)) return `a finding is of the target ${target}`;
  const isInside = found.case >= shard.from && found.case < shard.from + shard.count;
  const isOurs = found.seed === settings.seed && found.lane === shardNumber(ground, shard) && isInside;
  return isOurs ? undefined : `a finding is of case ${found.case}, seed ${found.seed}`;
};

/**
 * A result that came from somewhere, if it is one of that shard; `name` is what errors call it. Throws `BAD_SHARD` for any
 * that is not, and for findings that were changed.
 */
export const shardResultOf = (
  name: string,
  value: unknown,
  settings: ShardSettings,
  shard: Shard,
): ShardResult => {
  const excess = findExcess(value, { values: MAX_GENERATED_VALUES, text: MAX_GENERATED_BYTES, key: MAX_GENERATED_BYTES });
  if (excess !== undefined) throw bad(name, excess.reason);
  const parsed = resultSchema.safeParse(value);
  if (!parsed.success) throw bad(name, firstIssue(parsed.error));
  const result = parsed.data;
  if (result.from !== shard.from || result.count !== shard.count) {
    throw bad(
      name,
      `it is of ${result.count} cases from ${result.from} on, not of ${shard.count} from ${shard.from}`,
    );
  }
  if (result.cases > result.count || result.findings.length > result.count) {
    throw bad(name, 'it has more cases or findings than the shard has cases');
  }
  for (const kept of result.findings) {
    const foreign = foreignIn(parseCounterexample(name, kept), settings, shard);
    if (foreign !== undefined) throw bad(name, foreign);
  }
  return result;
};
