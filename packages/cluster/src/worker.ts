import type { Job, Worker } from 'bullmq';
import { MatchPool } from 'gatechart/node';
import { firstIssue, GatechartError } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { type ActiveRun, openRun, type WorkerResources } from './active-run.ts';
import { packShard, type StoreAccess } from './artifacts.ts';
import { type JobData, type JobResult, jobSchema, queueName } from './job.ts';
import type { WorkerPermissions } from './permissions.ts';
import { duplicateConnection, importOptional, reportOnce, translateRedisError } from './redis.ts';
import { HEARTBEAT_INTERVAL, registerWorker, unregisterWorker, type WorkerInfo } from './worker-registry.ts';

/** How a worker works. */
export interface WorkerOptions {
  readonly redis: Redis;
  /** What it tells of itself. */
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
  /** How long a job is held without a sign of life. */
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

const parseJobData = (job: Job): JobData => {
  const parsed = jobSchema.safeParse(job.data);
  if (parsed.success) return parsed.data;
  throw new GatechartError('BAD_JOB', String(job.id).slice(0, 100), firstIssue(parsed.error));
};

/** Takes shards from the queue, plays them on threads, and says what they came to. */
class ShardWorker {
  readonly #options: WorkerOptions;
  readonly #runs = new Map<string, Promise<ActiveRun>>();
  readonly #means: WorkerResources;
  /** What was told of each run that waits, by its id and the code of the error; the file may be another one each time. */
  readonly #told = new Map<string, string>();
  #trouble: string | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { redis, me, permissions: leave, access } = options;
    const pool = new MatchPool(me.slots);
    this.#means = { redis, worker: me.id, permissions: leave, ...(access && { access }), pool };
  }

  /** Tells of itself, and of what keeps it from playing. */
  async tell(): Promise<void> {
    const { redis, me } = this.#options;
    await registerWorker(redis, { ...me, ...(this.#trouble !== undefined && { trouble: this.#trouble }) });
  }

  async end(): Promise<void> {
    await this.#means.pool.end();
  }

  /** Plays the shard of a job. Throws what BullMQ knows: a job that waits, one that failed for good, one to be tried again. */
  async process(job: Job, token: string | undefined): Promise<JobResult> {
    const { DelayedError, UnrecoverableError } = await importOptional('bullmq', () => import('bullmq'));
    try {
      const data = parseJobData(job);
      const result = await this.#played(data);
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
    for (const about of this.#told.keys()) if (about.startsWith(run)) this.#told.delete(about);
  }

  async #waitFor(job: Job, token: string | undefined, error: GatechartError): Promise<void> {
    const { tell, now, timing } = this.#options;
    const about = `${(job.data as JobData).run} ${error.code}`;
    const trouble = this.#told.get(about) ?? messageOf(error);
    if (!this.#told.has(about)) tell(trouble);
    this.#told.set(about, trouble);
    this.#trouble = trouble;
    await this.tell();
    await job.moveToDelayed(now() + (timing?.pause ?? DEFAULT_PAUSE), token);
  }

  async #played(data: JobData): Promise<JobResult> {
    const { me } = this.#options;
    if (data.engine !== me.engine) {
      throw new GatechartError(
        'ENGINE_DIFFERS',
        `run ${data.run}`,
        `it is for program ${data.engine}, this is ${me.engine}`,
      );
    }
    const { player, artifacts, check } = await this.#run(data);
    const { from, count } = data;
    check();
    const kept = await packShard({ from, count }, await player.play({ from, count }));
    // The folder may be gone, or be that of another run.
    check();
    await artifacts.put(kept.name, kept.content);
    return { artifact: kept.name, digest: kept.digest, worker: me.id };
  }

  #run({ config }: JobData): Promise<ActiveRun> {
    const known = this.#runs.get(config);
    if (known !== undefined) return known;
    const begun = openRun(config, this.#means);
    this.#runs.set(config, begun);
    // What failed may be well the next time.
    begun.catch(() => this.#runs.delete(config));
    return begun;
  }
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const workUntilStopped = async (options: WorkerOptions): Promise<void> => {
  const { redis, me, stop, tell, timing } = options;
  const bullmq = await importOptional('bullmq', () => import('bullmq'));
  // Who may not write that may write nothing.
  await registerWorker(redis, me);
  const own = new ShardWorker(options);
  const lockDuration = timing?.lock ?? DEFAULT_LOCK;
  const connection = duplicateConnection(redis);
  const worker: Worker<JobData, JobResult> = new bullmq.Worker(
    queueName(me.engine),
    (job, token) => own.process(job, token),
    {
      connection,
      name: me.id,
      concurrency: me.slots,
      lockDuration,
      stalledInterval: lockDuration,
      maxStalledCount: MAX_STALLED,
    },
  );
  const toldOnce = reportOnce(tell);
  worker.on('error', (error) => {
    const said = translateRedisError(error);
    // Of all others the client tells, or the queue.
    if (said instanceof GatechartError) toldOnce(messageOf(said));
  });
  worker.on('completed', ({ data }) => tell(`played ${data.count} from ${data.from} of run ${data.run}`));
  worker.on('failed', (job, error) => tell(`${job?.id ?? 'a job'}: ${error.message}`));
  worker.on('stalled', (id) => tell(`${id} was left by its worker`));
  const telling = setInterval(() => void own.tell().catch(() => {}), HEARTBEAT_INTERVAL);
  try {
    await whenAborted(stop);
    tell('ending what is begun; once more ends at once');
    await worker.close();
  } finally {
    clearInterval(telling);
    await own.end();
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
