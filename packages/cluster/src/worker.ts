import { once } from 'node:events';
import type { Job, Worker } from 'bullmq';
import { MatchPool } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { type ActiveRun, openRun, type WorkerResources } from './active-run.ts';
import { packShard, type StoreAccess } from './artifacts.ts';
import { type JobData, type JobResult, jobSchema, parseQueued, queueName } from './job.ts';
import type { WorkerPermissions } from './permissions.ts';
import { duplicateConnection, importOptional, reportOnce, translateRedisError } from './redis.ts';
import { HEARTBEAT_INTERVAL, registerWorker, unregisterWorker, type WorkerInfo } from './worker-registry.ts';

/** How a worker works. */
export interface WorkerOptions {
  readonly redis: Redis;
  /** What it registers as. */
  readonly me: Omit<WorkerInfo, 'trouble'>;
  readonly permissions: WorkerPermissions;
  readonly access?: StoreAccess;
  /** Once it is given no job is begun, those that were are ended. */
  readonly stop: AbortSignal;
  readonly tell: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timing?: WorkerTiming;
}

/** Milliseconds; all have defaults. */
export interface WorkerTiming {
  /** How long a job is locked without a sign of life. */
  readonly lock?: number;
  /** How long a job waits that this machine cannot play now. */
  readonly pause?: number;
}

const DEFAULT_LOCK = 30_000;
const DEFAULT_PAUSE = 5000;

/** How often a job is taken up again whose worker went away. */
const MAX_STALLED = 3;

/** What is wrong with this machine, or with the queue for now: the job waits for better times, or for another machine. */
const TRANSIENT_ERRORS: readonly string[] = [
  'CANNOT_WRITE',
  'DISK_FULL',
  'CANNOT_READ',
  'NO_RUN_FOLDER',
  'RUN_REFUSED',
  'SECRET_DIFFERS',
  'RULES_DIFFER',
  'NO_STORE_ACCESS',
  'CONFIG_MISSING',
  'NOT_INSTALLED',
];

const messageOf = (error: unknown): string =>
  error instanceof GatechartError ? `${error.code} ${error.place}: ${error.message}` : String(error);

/** Takes shards from the queue, plays them on threads and stores the results. */
class ShardWorker {
  readonly #options: WorkerOptions;
  readonly #runs = new Map<string, Promise<ActiveRun>>();
  readonly #resources: WorkerResources;
  /** The reported error of each run that waits, by its id and the code: the file may be another one each time. */
  readonly #reported = new Map<string, string>();
  #trouble: string | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { redis, me, permissions, access } = options;
    const pool = new MatchPool(me.slots);
    this.#resources = { redis, worker: me.id, permissions, ...(access && { access }), pool };
  }

  /** Registers itself, with what keeps it from playing. */
  async register(): Promise<void> {
    const { redis, me } = this.#options;
    await registerWorker(redis, { ...me, ...(this.#trouble !== undefined && { trouble: this.#trouble }) });
  }

  async end(): Promise<void> {
    await this.#resources.pool.end();
  }

  /** Plays the shard of a job. Throws what BullMQ knows: a job that waits, one that failed for good, one to be tried again. */
  async process(job: Job, token: string | undefined): Promise<JobResult> {
    const { DelayedError, UnrecoverableError } = await import('bullmq');
    try {
      const data = parseQueued(jobSchema, job.data, String(job.id).slice(0, 100));
      const result = await this.#play(data);
      this.#isWell(data);
      return result;
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      if (!TRANSIENT_ERRORS.includes(error.code)) throw new UnrecoverableError(messageOf(error));
      await this.#waitFor(job, token, error);
      throw new DelayedError();
    }
  }

  #isWell({ run }: JobData): void {
    this.#trouble = undefined;
    for (const key of this.#reported.keys()) if (key.startsWith(run)) this.#reported.delete(key);
  }

  async #waitFor(job: Job, token: string | undefined, error: GatechartError): Promise<void> {
    const { tell, now, timing } = this.#options;
    const key = `${(job.data as JobData).run} ${error.code}`;
    const trouble = this.#reported.get(key) ?? messageOf(error);
    if (!this.#reported.has(key)) tell(trouble);
    this.#reported.set(key, trouble);
    this.#trouble = trouble;
    await this.register();
    await job.moveToDelayed(now() + (timing?.pause ?? DEFAULT_PAUSE), token);
  }

  async #play(data: JobData): Promise<JobResult> {
    const { me } = this.#options;
    if (data.engine !== me.engine) {
      throw new GatechartError(
        'ENGINE_DIFFERS',
        `run ${data.run}`,
        `the job needs the gatechart build ${data.engine}, but this worker runs the build ${me.engine}`,
      );
    }
    const { player, artifacts, check } = await this.#run(data);
    const { from, count } = data;
    check();
    const packed = await packShard({ from, count }, await player.play({ from, count }));
    // The folder may be gone, or be that of another run.
    check();
    await artifacts.put(packed.name, packed.content);
    return { artifact: packed.name, digest: packed.digest, worker: me.id };
  }

  #run({ config }: JobData): Promise<ActiveRun> {
    const known = this.#runs.get(config);
    if (known !== undefined) return known;
    const opened = openRun(config, this.#resources);
    this.#runs.set(config, opened);
    // What failed may be well the next time.
    opened.catch(() => this.#runs.delete(config));
    return opened;
  }
}

const workUntilStopped = async (options: WorkerOptions): Promise<void> => {
  const { redis, me, stop, tell, timing } = options;
  const bullmq = await importOptional(() => import('bullmq'));
  // Who may not write that may write nothing.
  await registerWorker(redis, me);
  const shardWorker = new ShardWorker(options);
  const lockDuration = timing?.lock ?? DEFAULT_LOCK;
  const connection = duplicateConnection(redis);
  const worker: Worker<JobData, JobResult> = new bullmq.Worker(
    queueName(me.engine),
    (job, token) => shardWorker.process(job, token),
    {
      connection,
      name: me.id,
      concurrency: me.slots,
      lockDuration,
      stalledInterval: lockDuration,
      maxStalledCount: MAX_STALLED,
    },
  );
  const report = reportOnce(tell);
  worker.on('error', (error) => {
    const translated = translateRedisError(error);
    // The client reports all others, or the queue does.
    if (translated instanceof GatechartError) report(messageOf(translated));
  });
  worker.on('completed', ({ data }) => tell(`played ${data.count} from ${data.from} of run ${data.run}`));
  worker.on('failed', (job, error) => tell(`${job?.id ?? 'a job'}: ${error.message}`));
  worker.on('stalled', (id) => tell(`${id} was dropped by its worker and is played again`));
  const heartbeat = setInterval(() => void shardWorker.register().catch(() => {}), HEARTBEAT_INTERVAL);
  try {
    if (!stop.aborted) await once(stop, 'abort');
    tell('stopping after the shards that have begun; press Ctrl-C again to stop at once');
    await worker.close();
  } finally {
    clearInterval(heartbeat);
    await shardWorker.end();
    connection.disconnect();
    await unregisterWorker(redis, me.id).catch(() => {});
  }
};

/**
 * Works until it is stopped, and then ends what it has begun. Throws `REDIS_REFUSES`, `REDIS_DENIES` where Redis lets it write
 * nothing when it starts, `NOT_INSTALLED`.
 */
export const runWorker = (options: WorkerOptions): Promise<void> =>
  workUntilStopped(options).catch((error: unknown) => {
    throw translateRedisError(error);
  });
