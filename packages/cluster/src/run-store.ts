import { canonicalJson, firstIssue, GatechartError, parseUntrustedJson, textDigest } from 'gatechart/tools';
import type { Redis } from 'ioredis';
import type { StoreAccess } from './artifacts.ts';
import { configDigest, type MaterialRef, QUEUE_FORMAT, type RunConfig, runConfigSchema } from './job.ts';

const configKey = (name: string): string => `gatechart-config:${name}`;
const needKey = ({ kind, digest: name }: MaterialRef): string => `gatechart-${kind}:${name}`;
const sampleKey = (run: string): string => `gatechart-sample:${run}`;

/** Fields of a sample: the first result, and the workers that have started it. */
const FIRST = 'first';
const STARTED = 'begun ';

/** What comes with a run, such as card sets. As it was written: the order of keys counts in a deck. */
export interface Material {
  readonly need: MaterialRef;
  readonly text: string;
}

export const createMaterial = (kind: string, value: unknown): Material => {
  const text = JSON.stringify(value);
  return { need: { kind, digest: textDigest(text) }, text };
};

/** What the machines of a run share beside its jobs, each thing under its digest. */
export class RunStore {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async put(config: RunConfig, materials: readonly Material[]): Promise<void> {
    await this.#redis.set(configKey(configDigest(config)), canonicalJson(config));
    for (const { need, text } of materials) await this.#redis.set(needKey(need), text);
  }

  /** Throws `CONFIG_MISSING`, `BAD_JOB`. */
  async config(name: string): Promise<RunConfig> {
    const place = configKey(name);
    const text = await this.#redis.get(place);
    if (text === null)
      throw new GatechartError('CONFIG_MISSING', place, 'the queue does not contain the plan of the job');
    const { value, fault } = parseUntrustedJson(text, 'the plan of the job');
    const parsed = runConfigSchema.safeParse(value);
    if (!parsed.success) throw new GatechartError('BAD_JOB', place, fault ?? firstIssue(parsed.error));
    if (configDigest(parsed.data) !== name) {
      throw new GatechartError(
        'BAD_JOB',
        place,
        'the content of the file does not match the digest in the file',
      );
    }
    return parsed.data;
  }

  /** Throws `CONFIG_MISSING`, `BAD_JOB`. */
  async material(need: MaterialRef): Promise<unknown> {
    const place = needKey(need);
    const text = await this.#redis.get(place);
    if (text === null) {
      throw new GatechartError(
        'CONFIG_MISSING',
        place,
        `the queue does not contain the ${need.kind} of the run`,
      );
    }
    const { value, fault } = parseUntrustedJson(text, `the ${need.kind}`);
    if (fault !== undefined || textDigest(text) !== need.digest) {
      throw new GatechartError(
        'BAD_JOB',
        place,
        fault ?? 'the content of the file does not match the digest in the file',
      );
    }
    return value;
  }

  /** Notes that a worker starts the sample of a run; gives those that started and have not completed it. */
  async beginSample(run: string, worker: string): Promise<readonly string[]> {
    await this.#redis.hset(sampleKey(run), `${STARTED}${worker}`, '');
    const fields = await this.#redis.hkeys(sampleKey(run));
    return fields.flatMap((field) => (field.startsWith(STARTED) ? [field.slice(STARTED.length)] : []));
  }

  /** Whether a worker has completed the sample of a run. */
  async hasSample(run: string): Promise<boolean> {
    return (await this.#redis.hexists(sampleKey(run), FIRST)) === 1;
  }

  /** Notes the result of a worker for the sample; gives the first of all. */
  async endSample(run: string, worker: string, digest: string): Promise<string> {
    await this.#redis.hsetnx(sampleKey(run), FIRST, digest);
    await this.#redis.hdel(sampleKey(run), `${STARTED}${worker}`);
    return (await this.#redis.hget(sampleKey(run), FIRST)) ?? digest;
  }

  /** Forgets a run that is over. Its materials may be of others too, and stay. */
  async forget(config: RunConfig): Promise<void> {
    await this.#redis.del(configKey(configDigest(config)), sampleKey(config.run));
  }
}

/** The file in the folder of a run that has the id which the queue knows it by, in a line. */
export const ID_FILE = 'queue.id';

/** A run over the queue, and where its results go. */
export interface QueuedRun {
  readonly redis: Redis;
  /** Id of this run alone. */
  readonly run: string;
  /** Digest of the program. */
  readonly engine: string;
  /** The folder of the run, or an object store. */
  readonly place: string;
  readonly access?: StoreAccess;
  readonly tell: (line: string) => void;
}

/** The fields of any run's config. */
export const configFor = ({ run, engine, place }: QueuedRun, materials: readonly Material[]) =>
  ({ format: QUEUE_FORMAT, run, engine, place, needs: materials.map(({ need }) => need) }) as const;
