import { z } from 'zod';
import { digestSchema } from '../../../src/core/data/digest-schema.ts';
import { MAX_COUNT } from '../../../src/core/data/limits.ts';
import { QUEUE_FORMAT } from './job.ts';
import type { Shard } from './shard.ts';

const countSchema = z.int().nonnegative().max(MAX_COUNT);

/** What a job of the queue says: which shard of which run, and by which digests whoever plays it knows that it is the right one. */
export const jobSchema = z
  .strictObject({
    format: z.literal(QUEUE_FORMAT),
    run: digestSchema,
    kind: z.enum(['selfplay', 'fuzz']),
    from: countSchema,
    count: countSchema.min(1),
    config: digestSchema,
    engine: digestSchema,
  })
  .readonly();

export type JobData = z.output<typeof jobSchema>;

/** Names of artifacts: the first match, how many there are, and the digest of what they came to. */
export const ARTIFACT_NAME = /^(\d+)-(\d+)\.([0-9a-f]{16})\.gz$/;

/** What a worker gives back for a job; what the shard came to lies among the artifacts. */
export const resultSchema = z
  .strictObject({
    artifact: z.string().regex(ARTIFACT_NAME),
    digest: digestSchema,
    /** Id of the worker. */
    worker: z.string().max(200),
  })
  .readonly();

export type JobResult = z.output<typeof resultSchema>;

/** The queue of all machines with one program: what another one submits never meets them. */
export const queueName = (engine: string): string => `shards-${engine}`;

/** Adding a shard twice is adding it once. */
export const jobId = (run: string, { from, count }: Shard): string => `${run}-${from}-${count}`;

/** What the names of a shard's artifacts begin with. */
export const artifactPrefix = ({ from, count }: Shard): string => `${from}-${count}.`;
