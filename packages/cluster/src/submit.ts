import type { Job, Queue, QueueEvents } from 'bullmq';
import { GatechartError, type Shard } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import { type ArtifactStore, unpackShard } from './artifacts.ts';
import {
  ARTIFACT_NAME,
  artifactPrefix,
  configDigest,
  type JobData,
  type JobResult,
  jobId,
  QUEUE_FORMAT,
  queueName,
  type RunConfig,
  resultSchema,
  splitShard,
} from './job.ts';
import { duplicateConnection, importOptional, reportOnce, translateRedisError } from './redis.ts';
import { type Material, RunStore } from './run-store.ts';
import { listWorkers, stalledText } from './worker-registry.ts';

/** Wakes whoever waits, also one that waits only later. */
export class Signal {
  #wake: (() => void) | undefined;
  #isNotified = false;

  notify(): void {
    this.#isNotified = true;
    this.#wake?.();
  }

  async wait(): Promise<void> {
    if (!this.#isNotified) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#wake = undefined;
    this.#isNotified = false;
  }
}

/** What is to be played over the queue. */
export interface Submission {
  readonly redis: Redis;
  readonly config: RunConfig;
  readonly materials: readonly Material[];
  readonly artifacts: ArtifactStore;
  readonly shards: Iterable<Shard>;
  /** Once it is given nothing more is submitted; what workers have started is collected. */
  readonly stop: AbortSignal;
  /** The same, and the rest is never played. */
  readonly stopEarly?: AbortSignal;
  /** Called with the lines of a result before it is removed from the queue. */
  readonly onResult: (shard: Shard, lines: readonly string[]) => void;
  /** Called for one match or case that kills whoever plays it. */
  readonly onLost: (number: number, reason: string) => void;
  /** Whether playing a shard again gives the same. */
  readonly isRepeatable: boolean;
  readonly tell: (line: string) => void;
}

/** Shards that wait for each slot there is, and where there is none yet. */
const JOBS_PER_SLOT = 4;
const MIN_JOBS_AHEAD = 8;

/** How often a job is tried that failed, and milliseconds before the second time. */
const ATTEMPTS = 3;
const RETRY_DELAY = 1000;

/** What BullMQ says of a job that was left by its workers too often. */
const STALLED = /stalled more than allowable limit/;

export type ShardQueue = Queue<JobData, JobResult>;
type ShardJob = Job<JobData, JobResult>;

/** Submits the shards of one run to the queue, a few at a time, and collects the results. */
export class Submitter {
  readonly #submission: Submission;
  readonly #queue: ShardQueue;
  readonly #store: RunStore;
  readonly #ahead: Iterator<Shard>;
  /** Parts of shards that were split; before all others. */
  readonly #split: Shard[] = [];
  readonly #out = new Map<string, Shard>();
  readonly #report: (line: string) => void;
  #isExhausted = false;
  #slots = 0;

  constructor(submission: Submission, queue: ShardQueue) {
    this.#submission = submission;
    this.#queue = queue;
    this.#store = new RunStore(submission.redis);
    this.#ahead = submission.shards[Symbol.iterator]();
    this.#report = reportOnce(submission.tell);
  }

  get isDone(): boolean {
    const hasMore = !this.#isExhausted || this.#split.length > 0;
    return this.#out.size === 0 && (!hasMore || this.#submission.stop.aborted);
  }

  /** Lets what failed for good in an earlier run of the command be tried again: what was wrong may be mended. */
  async clearFailures(): Promise<void> {
    for (const id of await this.#ownIn('failed')) {
      const job = await this.#queue.getJob(id);
      if (job !== undefined && !STALLED.test(job.failedReason)) await job.remove();
    }
  }

  /** The jobs of the run that are over in that way; others may have put anything beside them. */
  async #ownIn(state: 'completed' | 'failed'): Promise<readonly string[]> {
    const { redis, config } = this.#submission;
    const ids = await redis.zrange(this.#queue.toKey(state), '0', '-1');
    return ids.filter((id) => id.startsWith(`${config.run}-`));
  }

  /** Submits as much as the workers there are have to do for a while. */
  async fill(): Promise<void> {
    const { config, materials, stop } = this.#submission;
    const room = Math.max(MIN_JOBS_AHEAD, JOBS_PER_SLOT * this.#slots);
    const shards: Shard[] = [];
    while (!stop.aborted && this.#out.size + shards.length < room) {
      const next = this.#next();
      if (next === undefined) break;
      shards.push(next);
    }
    if (shards.length === 0) return;
    // A queue that was emptied has lost them too.
    await this.#store.put(config, materials);
    await this.#add(shards);
  }

  #next(): Shard | undefined {
    const part = this.#split.shift();
    if (part !== undefined) return part;
    const next = this.#ahead.next();
    this.#isExhausted = next.done === true;
    return next.done ? undefined : next.value;
  }

  async #add(shards: readonly Shard[]): Promise<void> {
    const { run, kind, engine } = this.#submission.config;
    const config = configDigest(this.#submission.config);
    await this.#queue.addBulk(
      shards.map((shard) => ({
        name: kind,
        data: { format: QUEUE_FORMAT, run, kind, ...shard, config, engine },
        opts: {
          jobId: jobId(run, shard),
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: RETRY_DELAY },
        },
      })),
    );
    for (const shard of shards) this.#out.set(jobId(run, shard), shard);
  }

  /** Looks at the workers, and at everything that was submitted: an event may have been missed, a job lost. */
  async poll(): Promise<void> {
    await this.#lookAtWorkers();
    const { config, materials } = this.#submission;
    // A queue that throws things away may have lost them alone.
    if (this.#out.size > 0) await this.#store.put(config, materials);
    for (const id of [...this.#out.keys()]) await this.settle(id);
  }

  async #lookAtWorkers(): Promise<void> {
    const { redis, config, stop } = this.#submission;
    const { living: all, stalled } = await listWorkers(redis);
    const ours = all.filter(({ engine }) => engine === config.engine);
    for (const { id, program, engine, trouble } of all) {
      if (engine !== config.engine) {
        this.#report(
          `worker ${id} has another program (${program}, ${engine}) and plays nothing of this run`,
        );
      } else if (trouble !== undefined) this.#report(`worker ${id}: ${trouble}`);
    }
    for (const each of stalled.filter(({ engine }) => engine === config.engine))
      this.#report(stalledText(each));
    if (ours.length === 0 && !stop.aborted) {
      this.#report(
        'waiting for a worker with this program; start one with gatechart cluster worker --redis URL',
      );
    }
    this.#slots = ours.reduce((sum, { slots }) => sum + slots, 0);
  }

  /** Collects the result of a job, if it is over. */
  async settle(id: string): Promise<void> {
    const shard = this.#out.get(id);
    if (shard === undefined) return;
    // The state first: what is read of a job after it was over is all there.
    const state = await this.#queue.getJobState(id);
    const job = await this.#queue.getJob(id);
    if (job === undefined || state === 'unknown') {
      this.#report('the queue has lost jobs; submitting them again');
      await this.#tryRemove(job);
      await this.#resubmit(shard);
    } else if (state === 'completed') await this.#collect(shard, job);
    else if (state === 'failed') this.#failed(shard, job);
    else if (state === 'active') return;
    else if (this.#submission.stop.aborted) await this.#cancel(id, job);
    else if (job.data.config !== configDigest(this.#submission.config)) {
      // It was submitted when the folder had another path.
      if (await this.#tryRemove(job)) await this.#resubmit(shard);
    }
  }

  /** Removes a job, unless a worker has begun it this moment. */
  #tryRemove(job: ShardJob | undefined): Promise<boolean> {
    return (job?.remove() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
  }

  async #cancel(id: string, job: ShardJob): Promise<void> {
    // What a worker has started is collected.
    if (await this.#tryRemove(job)) this.#out.delete(id);
  }

  async #resubmit(shard: Shard): Promise<void> {
    if (this.#submission.stop.aborted) this.#out.delete(jobId(this.#submission.config.run, shard));
    else await this.#add([shard]);
  }

  async #collect(shard: Shard, job: ShardJob): Promise<void> {
    const { artifacts, onResult, isRepeatable, config } = this.#submission;
    const { run } = config;
    const given = resultSchema.safeParse(job.returnvalue);
    const names = (await artifacts.list(artifactPrefix(shard))).filter((name) => ARTIFACT_NAME.test(name));
    if (isRepeatable && names.length > 1)
      throw this.#diverged(shard, `both results are stored: ${names.join(', ')}`);
    const content = given.success ? await artifacts.get(given.data.artifact) : undefined;
    if (!given.success || content === undefined) {
      this.#report(`the result of shard ${shard.from} of ${run} is missing; playing it again`);
      await job.remove();
      await this.#resubmit(shard);
      return;
    }
    onResult(shard, await unpackShard(given.data.artifact, content, given.data.digest));
    for (const name of names) await artifacts.remove(name);
    this.#out.delete(jobId(run, shard));
  }

  #diverged({ from, count }: Shard, kept: string): GatechartError {
    return new GatechartError(
      'RUN_DIVERGED',
      `${from} to ${from + count - 1}`,
      `two workers got different results for the same matches; ${kept} in ${this.#submission.config.place}`,
    );
  }

  #failed(shard: Shard, job: ShardJob): void {
    const { failedReason } = job;
    const { run } = this.#submission.config;
    if (!STALLED.test(failedReason)) {
      const [, code = 'WORKER_FAILED', place = `run ${run}`, reason = failedReason] =
        /^([A-Z_]+) (.*?): (.*)$/s.exec(failedReason) ?? [];
      throw new GatechartError(code, place, reason);
    }
    this.#out.delete(jobId(run, shard));
    if (shard.count > 1) {
      this.#split.push(...splitShard(shard));
      this.#submission.tell(
        `matches ${shard.from} to ${shard.from + shard.count - 1} end their workers; splitting the shard`,
      );
    } else this.#submission.onLost(shard.from, 'its worker ended each time');
  }

  /** Removes the jobs that no worker has started. */
  async withdraw(): Promise<void> {
    for (const id of this.#out.keys()) await this.#queue.remove(id);
  }

  /** Removes the run from the queue. Throws `RUN_DIVERGED` where a late result differs from the first. */
  async clear(): Promise<void> {
    const { artifacts, isRepeatable, config } = this.#submission;
    for (const name of await artifacts.list('')) {
      const [, from, count, digest] = ARTIFACT_NAME.exec(name) ?? [];
      const shard = { from: Number(from), count: Number(count) };
      const job = from === undefined ? undefined : await this.#queue.getJob(jobId(config.run, shard));
      const given = resultSchema.safeParse(job?.returnvalue);
      if (isRepeatable && given.success && given.data.digest !== digest) {
        throw this.#diverged(shard, `the first result is in the run, the second result is stored: ${name}`);
      }
      await artifacts.remove(name);
    }
    await artifacts.clear();
    // Those of earlier commands too.
    for (const state of ['completed', 'failed'] as const) {
      for (const id of await this.#ownIn(state)) await this.#queue.remove(id);
    }
    await this.#store.forget(config);
  }
}

/** Milliseconds between two polls of everything that was submitted, whatever events came. */
const POLL_INTERVAL = 5000;

const processEvents = async (
  submitter: Submitter,
  events: QueueEvents,
  submission: Submission,
): Promise<void> => {
  const { stop, stopEarly, tell } = submission;
  const signal = new Signal();
  const finished: string[] = [];
  const onFinished = ({ jobId }: { readonly jobId: string }) => {
    finished.push(jobId);
    signal.notify();
  };
  events.on('completed', onFinished);
  events.on('failed', onFinished);
  let isPollDue = true;
  const requestPoll = () => {
    isPollDue = true;
    signal.notify();
  };
  const halt = () => {
    tell('stopping after the shards that workers have begun; press Ctrl-C again to stop at once');
    requestPoll();
  };
  stop.addEventListener('abort', halt, { once: true });
  stopEarly?.addEventListener('abort', requestPoll, { once: true });
  const polling = setInterval(requestPoll, POLL_INTERVAL);
  try {
    while (!submitter.isDone) {
      if (isPollDue) {
        isPollDue = false;
        await submitter.poll();
      }
      for (const id of finished.splice(0)) await submitter.settle(id);
      await submitter.fill();
      if (!submitter.isDone) await signal.wait();
    }
  } finally {
    clearInterval(polling);
    stop.removeEventListener('abort', halt);
    stopEarly?.removeEventListener('abort', requestPoll);
  }
};

/**
 * Plays shards on the workers of a queue, until all are collected, or a signal was given and what was started is collected.
 * Throws `RUN_DIVERGED`, `REDIS_REFUSES`, `REDIS_DENIES`, `NOT_INSTALLED`, what workers refuse for good, and as `onResult` and the artifacts.
 */
export const submit = async (submission: Submission): Promise<void> => {
  const { redis, config, stop, stopEarly } = submission;
  const bullmq = await importOptional(() => import('bullmq'));
  const name = queueName(config.engine);
  const connections = [duplicateConnection(redis), duplicateConnection(redis)] as const;
  const queue: ShardQueue = new bullmq.Queue(name, { connection: connections[0] });
  const events = new bullmq.QueueEvents(name, { connection: connections[1] });
  // The client reports that Redis is away.
  queue.on('error', () => {});
  events.on('error', () => {});
  const ends = stopEarly === undefined ? stop : AbortSignal.any([stop, stopEarly]);
  const submitter = new Submitter({ ...submission, stop: ends }, queue);
  try {
    await submitter.clearFailures();
    await processEvents(submitter, events, submission);
    if (!stop.aborted) await submitter.clear();
  } catch (error) {
    // What keeps it from that is what the error says.
    await submitter.withdraw().catch(() => {});
    throw translateRedisError(error);
  } finally {
    await events.close();
    await queue.close();
    for (const each of connections) each.disconnect();
  }
};
