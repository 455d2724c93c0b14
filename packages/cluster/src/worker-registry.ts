import { digestSchema } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { z } from 'zod';

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

/** A worker as it registers itself while it lives. */
export type WorkerInfo = z.output<typeof workerSchema>;

const PREFIX = 'gatechart-worker:';

/** Milliseconds that a registration is valid, and between two. */
const HEARTBEAT_TTL = 15_000;
export const HEARTBEAT_INTERVAL = 5000;

export const registerWorker = async (redis: Redis, worker: WorkerInfo): Promise<void> => {
  await redis.set(`${PREFIX}${worker.id}`, JSON.stringify(worker), 'PX', HEARTBEAT_TTL);
};

export const unregisterWorker = async (redis: Redis, id: string): Promise<void> => {
  await redis.del(`${PREFIX}${id}`);
};

const parseWorker = (text: string | null): readonly WorkerInfo[] => {
  try {
    return [workerSchema.parse(JSON.parse(text ?? ''))];
  } catch {
    // Somebody else wrote it, or it has just ended.
    return [];
  }
};

/** The workers that live, those with other programs too. */
export const listWorkers = async (redis: Redis): Promise<readonly WorkerInfo[]> => {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match: `${PREFIX}*`, count: 1000 }))
    keys.push(...(some as string[]));
  if (keys.length === 0) return [];
  return (await redis.mget(keys.sort())).flatMap(parseWorker);
};
