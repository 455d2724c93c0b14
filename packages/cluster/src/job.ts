import { z } from 'zod';
import { shardsPlanSchema } from '../../../src/fuzz/shards/shard-plan.ts';
import { digest } from '../../../src/core/data/digest-2.ts';
import { digestSchema } from '../../../src/core/data/digest-schema.ts';
import { MAX_LIST_LENGTH } from '../../../src/core/data/limits.ts';
import { storedPlanSchema } from '../../../src/selfplay/store/kept-plan.ts';

/** Name and version of what the queue's programs say to each other. */
export const QUEUE_FORMAT = 'gatechart-queue/1';

const MAX_NAME_LENGTH = 1000;

const nameSchema = z.string().min(1).max(MAX_NAME_LENGTH);

/** What a worker must have beside the program, by its digest. */
const materialRefSchema = z.strictObject({ kind: nameSchema, digest: digestSchema }).readonly();

export type MaterialRef = z.output<typeof materialRefSchema>;

const commonFields = {
  format: z.literal(QUEUE_FORMAT),
  /** Of this run alone: its folder has it too. */
  run: digestSchema,
  /** Digest of the program that all machines of the run have. */
  engine: digestSchema,
  /** The folder of the run, which all machines see under this path; or `s3://BUCKET/PREFIX`. */
  place: nameSchema,
  needs: z.array(materialRefSchema).max(MAX_LIST_LENGTH).readonly(),
};

/** Everything that a worker has to know of a run to play a shard of it; the same for all shards. */
export const runConfigSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...commonFields, kind: z.literal('selfplay'), plan: storedPlanSchema.readonly() }).readonly(),
  z.strictObject({ ...commonFields, kind: z.literal('fuzz'), plan: shardsPlanSchema }).readonly(),
]);

export type RunConfig = z.output<typeof runConfigSchema>;

export const configDigest = (config: RunConfig): string => digest(config);
