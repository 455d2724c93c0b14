import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { build, type Plugin } from 'rolldown';
import { onTestFinished } from 'vitest';
import options from '../../../../rolldown.config.ts';
import { runCommandLine } from '../../../../src/cli/program.ts';
import type { Shard } from '../../../../src/fuzz/shards/shard.ts';
import { engineDigest } from '../../../../src/selfplay/engine-digest.ts';
import type { Outcome } from '../../../../src/selfplay/outcome.ts';
import { Folder } from '../../../../test/cli/in-process.ts';
import type { StoreAccess } from '../../src/artifacts.ts';
import { type JobData, type JobResult, queueName } from '../../src/job.ts';
import { Process } from './processes.ts';
import { type RedisOptions, RedisServer } from './redis-server.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BUILD = join(ROOT, 'dist');
const MAIN = 'src/cli/main.js';
const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

/** Milliseconds; far below those of a real worker, so that nobody waits. */
const TIMING = { lock: 2000, pause: 300 };

export interface WorkerSettings {
  readonly id?: string;
  readonly slots?: number;
  readonly permissions?: { readonly programs: boolean; readonly store?: string; readonly secret?: string };
  readonly access?: StoreAccess;
  /** Where the program lies that it runs. */
  readonly build?: string;
  /** What it says its program is, where that is not so. */
  readonly engine?: string;
  readonly lock?: number;
}

/** A run that is carried out in this process, and what was noted so far. */
export interface Submitting {
  readonly notes: readonly string[];
  readonly out: readonly string[];
  readonly code: Promise<number>;
}

/** Carries out a command line in this process. */
export const commandLine = (...args: readonly string[]): Submitting => {
  const out: string[] = [];
  const notes: string[] = [];
  const code = runCommandLine(args, '0.0.0', {
    write: (line) => out.push(...line.split('\n')),
    note: (line) => notes.push(line),
    colour: false,
    columns: undefined,
  });
  return { out, notes, code };
};

/** A Redis, its workers and a folder for runs; all of it goes when its test is over. */
export class Cluster {
  readonly redis: RedisServer;
  readonly folder = new Folder();
  engine = engineDigest();
  queue: Queue<JobData, JobResult>;
  #build = BUILD;
  readonly #processes: Process[] = [];

  private constructor(redis: RedisServer) {
    this.redis = redis;
    this.queue = this.#opened();
  }

  #opened(): Queue<JobData, JobResult> {
    const queue = new Queue<JobData, JobResult>(queueName(this.engine), { connection: this.redis.client });
    return queue.on('error', () => {});
  }

  /** To be ended by whoever starts it, where that is no test. */
  static async start(options: RedisOptions = {}): Promise<Cluster> {
    return new Cluster(await RedisServer.start(options));
  }

  /** For one test. */
  static async forTest(options: RedisOptions = {}): Promise<Cluster> {
    const cluster = await Cluster.start(options);
    onTestFinished(() => cluster.end());
    return cluster;
  }

  /** The path of something in its folder. */
  at(...path: readonly string[]): string {
    return join(this.folder.path, ...path);
  }

  text(...path: readonly string[]): string {
    return readFileSync(this.at(...path), 'utf8');
  }

  /** Starts a worker; comes back once it is at work. */
  async worker({ lock = TIMING.lock, ...settings }: WorkerSettings = {}): Promise<Process> {
    const id = settings.id ?? `worker-${this.#processes.length}`;
    const options = {
      build: this.#build,
      slots: 1,
      permissions: { programs: false },
      redis: this.redis.url,
      ...settings,
      id,
      timing: { ...TIMING, lock },
    };
    const worker = this.process(process.execPath, [WORKER, JSON.stringify(options)]);
    await worker.said(`worker ${id} `);
    await until(() => this.redis.client.exists(`gatechart-worker:${id}`));
    return worker;
  }

  /** Starts the built program. */
  program(args: readonly string[], env: NodeJS.ProcessEnv = {}): Process {
    return this.process(process.execPath, [join(this.#build, MAIN), ...args], env);
  }

  process(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Process {
    const started = new Process(command, args, env);
    this.#processes.push(started);
    return started;
  }

  /** The command line that plays a run over the queue. */
  overQueue(out: string, ...plan: readonly string[]): readonly string[] {
    return ['selfplay', ...plan, '--engine', 'bullmq', '--redis', this.redis.url, '--out', this.at(out)];
  }

  /** The command line that plays a run here. */
  here(out: string, ...plan: readonly string[]): readonly string[] {
    return ['selfplay', ...plan, '--workers', '0', '--out', this.at(out)];
  }

  /** The lines of the ledger of a run. */
  outcomes(out: string): readonly Outcome[] {
    try {
      const lines = this.text(out, 'outcomes.jsonl').split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line) as Outcome);
    } catch {
      return [];
    }
  }

  /** Waits until so many matches of a run are home. */
  async home(out: string, count: number): Promise<void> {
    await until(() => this.outcomes(out).length >= count);
  }

  /** Stops a worker, as SIGSTOP does, while it holds a shard that is wanted; gives that shard. */
  async stopAtWork(
    worker: Process,
    id: string,
    isWanted: (shard: Shard) => boolean = () => true,
  ): Promise<Shard> {
    return until(async () => {
      await worker.stop();
      const heldNow = async () => (await this.queue.getActive()).find((job) => job?.processedBy === id)?.data;
      // What it sent before it was stopped has come to Redis by the second look.
      const held = (await heldNow()) && (await heldNow());
      if (held !== undefined && isWanted(held)) return { from: held.from, count: held.count };
      worker.kill('SIGCONT');
      return undefined;
    });
  }

  /** How often a shard was begun, and how often one was ended, since there is a queue. */
  async counts(): Promise<{ readonly executions: number; readonly completions: number }> {
    const events = await this.redis.client.xrange(`bull:${queueName(this.engine)}:events`, '-', '+');
    const count = (name: string) => events.filter(([, [, event]]) => event === name).length;
    return { executions: count('active'), completions: count('completed') };
  }

  /** The build of sources in which a text that stands once in them is another one; returns its folder. */
  async changedBuild(name: string, from: string, to: string): Promise<string> {
    const place = this.at(name);
    const dir = join(place, 'dist');
    let times = 0;
    const change: Plugin = {
      name: 'change',
      transform(code) {
        const parts = code.split(from);
        times += parts.length - 1;
        return parts.join(to);
      },
    };
    await build({
      ...options,
      cwd: ROOT,
      plugins: [change, options.plugins],
      output: { ...options.output, dir },
      logLevel: 'silent',
    });
    if (times !== 1) throw new Error(`the sources have not once: ${from}`);
    cpSync(join(ROOT, 'package.json'), join(place, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
    return dir;
  }

  /** From now on its processes are of another build. */
  async runsOn(build: string): Promise<void> {
    const { engineDigest: digestOf } = (await import(join(build, 'packages/cluster/src/index.js'))) as {
      readonly engineDigest: () => string;
    };
    await this.queue.close();
    this.#build = build;
    this.engine = digestOf();
    this.queue = this.#opened();
  }

  async end(): Promise<void> {
    for (const each of this.#processes) await each.end();
    await this.queue.close();
    await this.redis.end();
    this.folder.remove();
  }
}
