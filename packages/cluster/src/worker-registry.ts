import type { Redis } from 'ioredis';
import { z } from 'zod';
import { digestSchema } from '../../../src/core/data/digest-schema.ts';

const workerSchema = z
  .strictObject({
    id: z.string().max(200),
    host: z.string().max(300),
    pid: z.int(),
    /** Shards it plays at a time. */
    slots: z.int().positive().max(10_000),
    engine: digestSchema,
    program: z.string().max(100),
    node: z.string().max(100),
    /** What keeps it from playing, where something does. */
    trouble: z.string().max(1000).exactOptional(),
  })
  .readonly();

/** A worker as it tells of itself while it lives. */
export type WorkerTold = z.output<typeof workerSchema>;

const PREFIX = 'gatechart-worker:';

/** Milliseconds that a telling holds, and between two. */
const HOLDS = 15_000;
export const TELL_EVERY = 5000;

export const tellWorker = async (redis: Redis, worker: WorkerTold): Promise<void> => {
  await redis.set(`${PREFIX}${worker.id}`, JSON.stringify(worker), 'PX', HOLDS);
};

export const forgetWorker = async (redis: Redis, id: string): Promise<void> => {
  await redis.del(`${PREFIX}${id}`);
};

const workerIn = (text: string | null): readonly WorkerTold[] => {
  try {
    return [workerSchema.parse(JSON.parse(text ?? ''))];
  } catch {
    // Somebody else wrote it, or it has just ended.
    return [];
  }
};

/** The workers that live, those with other programs too. */
export const workersAt = async (redis: Redis): Promise<readonly WorkerTold[]> => {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match: `${PREFIX}*`, count: 1000 }))
    keys.push(...(some as string[]));
  if (keys.length === 0) return [];
  return (await redis.mget(keys.sort())).flatMap(workerIn);
};
