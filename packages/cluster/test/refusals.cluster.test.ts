import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/file-system.ts';
import { configDigest, type JobData, QUEUE_FORMAT } from '../src/job.ts';
import { RunStore } from '../src/run-store.ts';
import { isAsPlayedHere } from './failures/runs.ts';
import { Cluster, commandLine } from './support/cluster.ts';
import { CONFIG, HASH } from './support/config.ts';
import { until } from './support/until.ts';

const PLAN = ['--ruleset', 'waiting-zone', '--agents', 'random', '--games', '4', '--seed', '5'];
const PASSWORD = 'word-of-the-test';

describe('Jobs that others put into the queue', () => {
  it('fail for good, each with its reason, and harm no run', async () => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker();
    const { engine, queue } = cluster;
    const job: JobData = {
      ...{ format: QUEUE_FORMAT, run: HASH, kind: 'selfplay', from: 0, count: 2, config: HASH, engine },
    };
    const foreign: readonly (readonly [string, unknown, RegExp])[] = [
      ['empty', {}, /^BAD_JOB empty: /],
      ['text', 'rm -rf', /^BAD_JOB text: /],
      ['format', { ...job, format: 'gatechart-queue/0' }, /^BAD_JOB format: /],
      ['more', { ...job, command: 'rm' }, /^BAD_JOB more: /],
      ['far', { ...job, from: 1e300 }, /^BAD_JOB far: /],
      ['engine', { ...job, engine: HASH }, /^ENGINE_DIFFERS run /],
    ];
    for (const [jobId, data] of foreign) {
      await queue.add('selfplay', data as JobData, { jobId, attempts: 3 });
    }
    const config = { ...CONFIG, engine, place: '/', needs: [] };
    await new RunStore(cluster.redis.client).put(config, []);
    await queue.add('selfplay', { ...job, config: configDigest(config) }, { jobId: 'elsewhere' });
    for (const [jobId, , reason] of foreign) {
      const failed = await until(async () => {
        const found = await queue.getJob(jobId);
        return found?.failedReason === undefined ? undefined : found;
      });
      expect([failed.failedReason, failed.attemptsMade]).toEqual([expect.stringMatching(reason), 1]);
    }
    await worker.said(/^NO_RUN_FOLDER \/: /);
    expect(await commandLine(...cluster.overQueue('run', ...PLAN)).code).toBe(0);
    await isAsPlayedHere(cluster, 'run', PLAN);
    expect(worker.isOver).toBe(false);
  });

  it('of the right name with something else in them are taken away, and submitted again', async () => {
    const cluster = await Cluster.forTest();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await until(() => existsSync(cluster.at('run', 'queue.id')));
    const waiting = await until(async () => (await cluster.queue.getWaiting())[0]);
    await waiting.updateData({ ...waiting.data, config: HASH });
    await cluster.worker();
    expect(await run.code).toBe(0);
    await isAsPlayedHere(cluster, 'run', PLAN);
  });
});

describe('A worker that cannot play a run', () => {
  it('says once, as the submitter does, that it does not see the folder, and goes on when it does', async () => {
    const cluster = await Cluster.forTest();
    const run = commandLine(...cluster.overQueue('run', ...PLAN));
    await until(async () => (await cluster.queue.getWaiting()).length === 2);
    renameSync(cluster.at('run', 'plan.json'), cluster.at('plan.json'));
    const worker = await cluster.worker({ id: 'blind' });
    const line = `NO_RUN_FOLDER ${cluster.at('run')}: this machine has no folder of the run at that path`;
    await worker.said(line);
    await until(() => run.notes.includes(`worker blind: ${line}`));
    cpSync(cluster.at('plan.json'), cluster.at('run', 'plan.json'));
    expect(await run.code).toBe(0);
    for (const lines of [run.notes, worker.lines]) {
      expect(lines.filter((each) => each.includes('NO_RUN_FOLDER'))).toHaveLength(1);
    }
  });

  it('runs no programs of others unless it is allowed to', async () => {
    const cluster = await Cluster.forTest();
    const mark = cluster.at('was-run');
    const plan = ['--ruleset', 'waiting-zone', '--agents', `cmd:touch ${mark},random`, '--games', '2'];
    const run = commandLine(...cluster.overQueue('run', ...plan));
    const worker = await cluster.worker({ id: 'careful' });
    const refusal = `RUN_REFUSED cmd:touch ${mark}: the worker has no permission to run programs; start it with --programs`;
    await worker.said(refusal);
    await until(() => run.notes.includes(`worker careful: ${refusal}`));
    expect(existsSync(mark)).toBe(false);
    await cluster.worker({ permissions: { programs: true } });
    await run.code;
    expect(existsSync(mark)).toBe(true);
  });
});

describe('A password', () => {
  it('in the URL of Redis shows in no output, no file of the run and no process', async () => {
    const cluster = await Cluster.forTest({ password: PASSWORD });
    const url = `redis://default:${PASSWORD}@127.0.0.1:${cluster.redis.port}`;
    const args = ['selfplay', ...PLAN, '--engine', 'bullmq', '--redis', url, '--out', cluster.at('run')];
    const submitter = cluster.program(args);
    const worker = cluster.program(['cluster', 'worker', '--redis', url, '--slots', '1']);
    await worker.said(/^worker \S+, 1 slots/);
    await until(() => existsSync(cluster.at('run', 'lock')));
    const shown = filesBelow(cluster.at('run')).map((file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return '';
      }
    });
    expect(shown.join('')).toContain('***@127.0.0.1');
    const titles = [submitter, worker].map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    const doctor = cluster.program(['cluster', 'doctor', '--redis', url]);
    expect(await doctor.ended).toBe(0);
    expect(await submitter.ended).toBe(0);
    worker.kill('SIGTERM');
    await worker.ended;
    const after = filesBelow(cluster.at('run')).map((file) => readFileSync(file, 'utf8'));
    const said = [submitter, worker, doctor].map(({ text }) => text);
    for (const text of [...shown, ...after, ...titles, ...said]) expect(text).not.toContain(PASSWORD);
    expect(readdirSync(cluster.at('run'))).not.toContain('lock');
  });

  it('that is wrong is not repeated', async () => {
    const cluster = await Cluster.forTest({ password: PASSWORD });
    const url = `redis://default:another-word@127.0.0.1:${cluster.redis.port}`;
    const { code, notes } = commandLine('cluster', 'doctor', '--redis', url);
    expect(await code).not.toBe(0);
    expect(notes.join('\n')).toMatch(/^gatechart: REDIS_DENIES redis:\/\/127\.0\.0\.1:\d+: /);
    expect(notes.join('\n')).not.toContain('another-word');
  });
});
