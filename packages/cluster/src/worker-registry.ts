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

/** Milliseconds between two registrations of a worker, after which it is stalled, and after which it is forgotten. */
export const HEARTBEAT_INTERVAL = 5000;
const STALLED_AFTER = 15_000;
const FORGOTTEN_AFTER = 600_000;

export const registerWorker = async (redis: Redis, worker: WorkerInfo): Promise<void> => {
  await redis.set(`${PREFIX}${worker.id}`, JSON.stringify(worker), 'PX', FORGOTTEN_AFTER);
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

/** The workers of a queue, those with other programs too. */
export interface Workers {
  readonly living: readonly WorkerInfo[];
  /** Those that did not end and give no sign of life: stopped, hung or killed. */
  readonly stalled: readonly WorkerInfo[];
}

export const listWorkers = async (redis: Redis): Promise<Workers> => {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match: `${PREFIX}*`, count: 1000, type: 'string' }))
    keys.push(...(some as string[]));
  const found = await Promise.all(
    keys.sort().map(async (key) => {
      const [text, left] = await Promise.all([redis.get(key), redis.pttl(key)]);
      return { workers: parseWorker(text), isStalled: FORGOTTEN_AFTER - left > STALLED_AFTER };
    }),
  );
  const those = (wanted: boolean) =>
    found.filter(({ isStalled }) => isStalled === wanted).flatMap(({ workers }) => workers);
  return { living: those(false), stalled: those(true) };
};

/** What is to be known of a worker that is stalled. */
export const stalledText = ({ id, host, pid }: WorkerInfo): string =>
  `worker ${id} is stalled: no sign of life from process ${pid} on ${host}; let it continue, or end it and start another`;
