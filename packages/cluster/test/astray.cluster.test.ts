import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/data/digest.ts';
import { readPlan } from '../../../src/selfplay/store/plan-file.ts';
import { configDigest, QUEUE_FORMAT, type RunConfig } from '../src/job.ts';
import { checkPlacePermitted } from '../src/permissions.ts';
import { RunStore } from '../src/run-store.ts';
import { isAsPlayedHere } from './failures/runs.ts';
import { Cluster, commandLine } from './support/cluster.ts';
import { HASH } from './support/config.ts';
import { until } from './support/until.ts';

const PLAN = ['--ruleset', 'waiting-zone', '--agents', 'random', '--games', '8', '--seed', '5'];
const NO_PROGRAMS = { programs: false };

/** A run of which everything waits in the queue. */
const waiting = async (cluster: Cluster) => {
  const run = commandLine(...cluster.overQueue('run', ...PLAN));
  await until(async () => (await cluster.queue.getWaiting()).length === 4);
  return run;
};

/** A run whose submitter was killed, with everything waiting. */
const left = async (cluster: Cluster): Promise<void> => {
  const killed = cluster.program(cluster.overQueue('run', ...PLAN));
  await until(async () => (await cluster.queue.getWaiting()).length === 4);
  await killed.end();
};

describe('A queue that has lost', () => {
  it('the list of what waits, and not the jobs, is told them again', async () => {
    const cluster = await Cluster.forTest();
    const run = await waiting(cluster);
    await cluster.redis.client.del(cluster.queue.toKey('wait'));
    await cluster.worker();
    expect(await run.code).toBe(0);
    expect(run.notes).toContain('the queue has lost jobs; submitting them again');
    await isAsPlayedHere(cluster, 'run', PLAN);
  });

  it('what the jobs are about, and not the jobs, is told that again', async () => {
    const cluster = await Cluster.forTest();
    const run = await waiting(cluster);
    const [config] = await cluster.redis.client.keys('gatechart-config:*');
    await cluster.redis.client.del(config ?? '');
    await cluster.worker();
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run', PLAN);
  });
});

describe('A queue in which others have put something', () => {
  it('that is no job at all among those that failed harms no run', async () => {
    const cluster = await Cluster.forTest();
    const { client } = cluster.redis;
    const key = (name: string) => cluster.queue.toKey(name);
    await client.hset(key('evil'), {
      name: 'x',
      data: 'not json',
      opts: '{',
      timestamp: 1,
      failedReason: 'x',
    });
    await client.zadd(key('failed'), 1, 'evil', 2, 'ghost');
    await client.rpush(key('wait'), 'evil', 'ghost');
    await cluster.worker();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    expect([await run.code, run.notes]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run', PLAN);
  });
});

describe('A folder of a run', () => {
  it('that has another path than when it was submitted is gone on with', async () => {
    const cluster = await Cluster.forTest();
    await left(cluster);
    renameSync(cluster.at('run'), cluster.at('moved'));
    await cluster.worker();
    const run = cluster.program(cluster.overQueue('moved', ...PLAN));
    expect([await run.ended, run.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'moved', PLAN);
  });

  it('that was removed is not made again by workers that still have jobs of it', async () => {
    const cluster = await Cluster.forTest();
    await left(cluster);
    const worker = await cluster.worker({ id: 'worker' });
    await cluster.stopAtWork(worker, 'worker');
    rmSync(cluster.at('run'), { recursive: true });
    worker.kill('SIGCONT');
    await worker.said(/^NO_RUN_FOLDER /);
    expect(existsSync(cluster.at('run'))).toBe(false);
  });

  it('that another run has taken gets nothing of the first', async () => {
    const cluster = await Cluster.forTest();
    await left(cluster);
    const worker = await cluster.worker({ id: 'worker' });
    await cluster.stopAtWork(worker, 'worker');
    rmSync(cluster.at('run'), { recursive: true });
    const plan = [...PLAN, '--seed', '6'];
    const run = commandLine(...cluster.overQueue('run', ...plan));
    await until(() => existsSync(cluster.at('run', 'queue.id')));
    worker.kill('SIGCONT');
    expect([await run.code, run.notes]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run', plan);
  });

  it('with something beside the artifacts, named much as one of them, has not diverged', async () => {
    const cluster = await Cluster.forTest();
    const run = await waiting(cluster);
    mkdirSync(cluster.at('run', 'shards'));
    writeFileSync(cluster.at('run', 'shards', `0-2.${HASH}.gz.copy`), '');
    await cluster.worker();
    expect([await run.code, run.notes]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run', PLAN);
  });

  it('in which a pipe lies where an artifact must be is told of, and nothing waits for the pipe', async () => {
    const cluster = await Cluster.forTest();
    await left(cluster);
    await cluster.worker();
    const played = await until(async () =>
      (await cluster.queue.getCompleted()).find((job) => job.data.from === 0),
    );
    const artifact = cluster.at('run', 'shards', played.returnvalue.artifact);
    rmSync(artifact);
    execFileSync('mkfifo', [artifact]);
    const run = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await run.ended, run.lines.at(-1)]).toEqual([
      2,
      expect.stringMatching(/^gatechart: CANNOT_READ .*: the path is not a file; /),
    ]);
  });

  it('that was gone on with leaves nothing of any command in the queue', async () => {
    const cluster = await Cluster.forTest();
    await cluster.worker();
    const first = cluster.program(cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 2);
    await first.end();
    const second = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await second.ended, second.lines]).toEqual([0, expect.anything()]);
    expect([await cluster.queue.getCompletedCount(), await cluster.queue.getFailedCount()]).toEqual([0, 0]);
  });
});

describe('A worker looks for the plan of a run and its id', () => {
  const folder = async () => {
    const cluster = await Cluster.forTest();
    const run = await waiting(cluster);
    const plan = readPlan(cluster.at('run'));
    if (plan === undefined) throw new Error('there is no plan');
    const place = cluster.at('copy');
    cpSync(cluster.at('run'), place, { recursive: true });
    await cluster.worker();
    await run.code;
    const config: RunConfig = {
      ...{ format: QUEUE_FORMAT, engine: cluster.engine, place, needs: [], kind: 'selfplay', plan },
      run: cluster.text('copy', 'queue.id').trim(),
    };
    return { cluster, config };
  };

  it('and takes no folder without them, or with others', async () => {
    const { cluster, config } = await folder();
    const refused = expect.objectContaining({ code: 'NO_RUN_FOLDER' });
    checkPlacePermitted(config, NO_PROGRAMS);
    expect(() => checkPlacePermitted({ ...config, run: HASH }, NO_PROGRAMS)).toThrow(refused);
    writeFileSync(cluster.at('copy', 'plan.json'), `${canonicalJson(config.plan)}\n`.repeat(2));
    expect(() => checkPlacePermitted(config, NO_PROGRAMS)).toThrow(refused);
    rmSync(cluster.at('copy', 'plan.json'));
    expect(() => checkPlacePermitted(config, NO_PROGRAMS)).toThrow(refused);
  });

  it('without waiting for a pipe, or reading what has no end', async () => {
    const { cluster, config } = await folder();
    const file = cluster.at('copy', 'plan.json');
    rmSync(file);
    execFileSync('mkfifo', [file]);
    expect(() => checkPlacePermitted(config, NO_PROGRAMS)).toThrow('it is a pipe');
    rmSync(file);
    symlinkSync('/dev/zero', file);
    expect(() => checkPlacePermitted(config, NO_PROGRAMS)).toThrow('it is a device');
    rmSync(file);
    writeFileSync(file, '');
    execFileSync('truncate', ['--size', '8G', file]);
    expect(() => checkPlacePermitted(config, NO_PROGRAMS)).toThrow(
      expect.objectContaining({ code: 'NO_RUN_FOLDER' }),
    );
  });

  it('in the same way for a job that somebody else has written', async () => {
    const { cluster, config } = await folder();
    const foreign = { ...config, run: HASH };
    await new RunStore(cluster.redis.client).put(foreign, []);
    const data = {
      format: QUEUE_FORMAT,
      run: HASH,
      kind: 'selfplay',
      from: 0,
      count: 2,
      engine: cluster.engine,
    } as const;
    const worker = await cluster.worker({ id: 'asked' });
    await cluster.queue.add('selfplay', { ...data, config: configDigest(foreign) });
    await until(async () => (await cluster.queue.getDelayedCount()) > 0);
    expect(worker.text).not.toContain('played');
    expect(existsSync(cluster.at('copy', 'shards'))).toBe(false);
  });
});
