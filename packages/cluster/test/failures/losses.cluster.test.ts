import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { UnrecoverableError, Worker } from 'bullmq';
import { describe, expect, it } from 'vitest';
import { Cluster } from '../support/cluster.ts';
import { until } from '../support/until.ts';
import { note } from './row.ts';
import { isAsPlayedHere, PLAN } from './runs.ts';

/** A submitter that is stopped while a shard is played, so that what comes of that can be meddled with. */
const stoppedRun = async (cluster: Cluster) => {
  const worker = await cluster.worker({ id: 'worker' });
  const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
  await cluster.home('run', 4);
  const { from } = await cluster.stopAtWork(worker, 'worker');
  submitter.kill('SIGSTOP');
  worker.kill('SIGCONT');
  const played = await until(async () => {
    const over = await cluster.queue.getCompleted();
    return over.find((job) => job?.data.from === from);
  });
  return { worker, submitter, played };
};

const isDone = async (cluster: Cluster, submitter: Awaited<ReturnType<typeof stoppedRun>>['submitter']) => {
  submitter.kill('SIGCONT');
  expect([await submitter.ended, submitter.text]).toEqual([0, expect.any(String)]);
  await isAsPlayedHere(cluster, 'run');
  expect(existsSync(cluster.at('run', 'shards'))).toBe(false);
};

describe('A shard', () => {
  it('that is delivered twice, under the same name and another one, counts once', async (context) => {
    const cluster = await Cluster.forTest();
    const { worker, submitter, played } = await stoppedRun(cluster);
    const { from, count } = played.data;
    const again = await cluster.queue.add('selfplay', played.data, { jobId: `${played.id}` });
    expect(again.id).toBe(played.id);
    await cluster.queue.add('selfplay', played.data, { jobId: 'another-name' });
    const times = () =>
      worker.lines.filter((line) => line.startsWith(`played ${count} from ${from} `)).length;
    await until(() => times() === 2);
    await isDone(cluster, submitter);
    await note(context, cluster, 'nothing');
  });

  it('whose job is lost from Redis is submitted again', async (context) => {
    const cluster = await Cluster.forTest();
    const { submitter, played } = await stoppedRun(cluster);
    await played.remove();
    await isDone(cluster, submitter);
    expect(submitter.lines).toContain('the queue has lost jobs; submitting them again');
    await note(context, cluster, 'the queue has lost jobs; submitting them again');
  });

  it('whose artifact is lost is played again', async (context) => {
    const cluster = await Cluster.forTest();
    const { submitter, played } = await stoppedRun(cluster);
    rmSync(cluster.at('run', 'shards', played.returnvalue.artifact));
    await isDone(cluster, submitter);
    const told = submitter.lines.find((line) =>
      /^the result of shard \d+ of \w+ is missing; playing it again$/.test(line),
    );
    expect(told).toBeDefined();
    await note(context, cluster, told ?? '');
  });

  it('is submitted again with all others where Redis has forgotten everything', async (context) => {
    const cluster = await Cluster.forTest();
    const { submitter } = await stoppedRun(cluster);
    await cluster.redis.client.flushall();
    await isDone(cluster, submitter);
    expect(submitter.lines).toContain('the queue has lost jobs; submitting them again');
    await note(context, cluster, 'the queue has lost jobs; submitting them again');
  });

  it('that failed for good is tried again when the run is submitted again', async (context) => {
    const cluster = await Cluster.forTest();
    const killed = cluster.program(cluster.overQueue('run', ...PLAN));
    await until(async () => (await cluster.queue.getWaiting()).length > 0);
    await killed.end();
    const hand = new Worker(cluster.queue.name, null, { connection: cluster.redis.client });
    const job = await hand.getNextJob('token');
    await job?.moveToFailed(new UnrecoverableError('RUN_DIVERGED run x: one comes to y'), 'token');
    await hand.close();
    await cluster.worker();
    const again = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await again.ended, again.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
    await note(context, cluster, 'nothing; the same command goes on');
  });

  it('whose artifact somebody has changed ends the run, and is played again by the same command', async (context) => {
    const cluster = await Cluster.forTest();
    const { submitter, played } = await stoppedRun(cluster);
    writeFileSync(cluster.at('run', 'shards', played.returnvalue.artifact), gzipSync('{}\n'));
    submitter.kill('SIGCONT');
    expect(await submitter.ended).toBe(3);
    const refusal = submitter.lines.at(-1) ?? '';
    expect(refusal).toMatch(
      /^gatechart: BAD_ARTIFACT \d+-\d+\.\w+\.gz: the stored content differs from the content that the worker wrote; /,
    );
    const again = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await again.ended, again.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
    await note(context, cluster, refusal);
  });
});
