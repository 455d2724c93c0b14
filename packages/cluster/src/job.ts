import { z } from 'zod';
import { shardsPlanSchema } from '../../../src/fuzz/shards/shard-plan.ts';
import { digest } from '../../../src/core/data/digest-2.ts';
import { digestSchema } from '../../../src/core/data/digest-schema.ts';
import { MOST_LISTED } from '../../../src/core/data/limits.ts';
import { keptPlanSchema } from '../../../src/selfplay/store/kept-plan.ts';

/** Name and version of what the queue's programs say to each other. */
export const QUEUE_FORMAT = 'gatechart-queue/1';

const LONGEST_NAME = 1000;

const name = z.string().min(1).max(LONGEST_NAME);

/** What a worker must have beside the program, by its digest. */
const need = z.strictObject({ kind: name, digest: digestSchema }).readonly();

export type Need = z.output<typeof need>;

const common = {
  format: z.literal(QUEUE_FORMAT),
  /** Of this run alone: its folder has it too. */
  run: digestSchema,
  /** Digest of the program that all machines of the run have. */
  engine: digestSchema,
  /** The folder of the run, which all machines see under this path; or `s3://BUCKET/PREFIX`. */
  place: name,
  needs: z.array(need).max(MOST_LISTED).readonly(),
};

/** Everything that a worker has to know of a run to play a shard of it; the same for all shards. */
export const runConfigSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('selfplay'), plan: keptPlanSchema.readonly() }).readonly(),
  z.strictObject({ ...common, kind: z.literal('fuzz'), plan: shardsPlanSchema }).readonly(),
]);

export type RunConfig = z.output<typeof runConfigSchema>;

export const configDigest = (config: RunConfig): string => digest(config);
