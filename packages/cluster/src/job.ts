import { storedPlanSchema } from 'gatechart/node';
import type { Shard } from 'gatechart/tools';
import {
  digest,
  digestSchema,
  firstIssue,
  GatechartError,
  MAX_COUNT,
  MAX_LIST_LENGTH,
  shardsPlanSchema,
} from 'gatechart/tools';
import { z } from 'zod';

/** Name and version of the format of jobs and their configs. */
export const QUEUE_FORMAT = 'gatechart-queue/1';

/** Something from the queue as it must be. Throws `BAD_JOB`. */
export const parseQueued = <T>(schema: z.ZodType<T>, value: unknown, place: string): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new GatechartError('BAD_JOB', place, firstIssue(parsed.error));
};

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
  z
    .strictObject({ ...commonFields, kind: z.literal('selfplay'), plan: storedPlanSchema.readonly() })
    .readonly(),
  z.strictObject({ ...commonFields, kind: z.literal('fuzz'), plan: shardsPlanSchema }).readonly(),
]);

export type RunConfig = z.output<typeof runConfigSchema>;

export const configDigest = (config: RunConfig): string => digest(config);

/** Cuts a run into shards of that size; the last one has what is left. */
export const splitIntoShards = (count: number, size: number): readonly Shard[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    count: Math.min(size, count - index * size),
  }));

/** The two halves of a shard of two or more. */
export const splitShard = ({ from, count }: Shard): readonly [Shard, Shard] => {
  const half = Math.floor(count / 2);
  return [
    { from, count: half },
    { from: from + half, count: count - half },
  ];
};

/** A worker completes what it has started. */
export const NEVER_ABORTED: AbortController['signal'] = new AbortController().signal;

/** Plays shards of one run. */
export interface ShardPlayer {
  /** Whether playing a shard again gives the same. */
  readonly isRepeatable: boolean;
  /** The result, line by line. */
  play(shard: Shard): Promise<readonly string[]>;
}

const countSchema = z.int().nonnegative().max(MAX_COUNT);

/** A job of the queue: which shard of which run, and the digests that a worker checks it by. */
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

/** Names of artifacts: the first match, how many there are, and the digest of the result. */
export const ARTIFACT_NAME = /^(\d+)-(\d+)\.([0-9a-f]{16})\.gz$/;

/** What a worker returns for a job; the result of the shard lies among the artifacts. */
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
