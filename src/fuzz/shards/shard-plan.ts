import { z } from 'zod';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { checkSets } from '../../core/cards/custom-sets.ts';
import { MAX_COUNT } from '../../core/data/limits.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { rulesDigest } from '../../registry.ts';
import { ORACLE_IDS } from '../oracles/oracle.ts';
import { fuzzTarget } from '../targets/fuzz-targets.ts';
import { casesInShard, type ShardSettings } from './shard.ts';
import type { ShardsRequest } from './shard-summary.ts';

/** Name and version of how the shards of a run are kept. */
export const SHARDS_FORMAT = 'gatechart-shards/2';

/** A `ShardsPlan` in a file. */
export const shardsPlanSchema = z
  .strictObject({
    format: z.literal(SHARDS_FORMAT),
    ruleset: z.string(),
    version: z.int(),
    /** Digest of the module of a ruleset from outside. */
    rules: digestSchema.exactOptional(),
    sets: digestSchema.exactOptional(),
    edition: z.string().nullable(),
    targets: z.array(z.enum(ORACLE_IDS)).min(1).readonly(),
    seed: z.int().nonnegative(),
    games: z.int().nonnegative().max(MAX_COUNT),
    positions: digestSchema,
    /** Cases of a shard. */
    shard: z.int().positive(),
    /** Version of the program. */
    program: z.string(),
    /** Digest of the build that began the run. */
    build: digestSchema,
  })
  .readonly();

/** Everything that decides what the shards of a run come to. */
export type ShardsPlan = z.output<typeof shardsPlanSchema>;

export const shardsPlan = (asked: ShardsRequest, program: string, build: string): ShardsPlan => {
  const rules = rulesDigest(asked.ruleset);
  return {
    format: SHARDS_FORMAT,
    ...asked,
    ...(rules !== undefined && { rules }),
    shard: casesInShard(fuzzTarget(asked.ruleset)),
    program,
    build,
  };
};

/** What is played, as it was asked for, with the sets that the plan names. Throws `SETS_DIFFER` for others. */
export const settingsIn = (
  { ruleset, sets: planned, edition, targets, seed }: ShardsPlan,
  sets: readonly SetSource[] | undefined,
): ShardSettings => {
  checkSets(planned, sets);
  return { ruleset, targets, seed, ...(sets && { sets }), ...(edition !== null && { edition }) };
};
