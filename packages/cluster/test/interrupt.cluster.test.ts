import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAsPlayedHere, PLAN } from './failures/runs.ts';
import { Cluster } from './support/cluster.ts';

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('at the submitter: what is begun comes home, what is missing is noted, the same command goes on', async () => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker({ id: 'worker' });
    const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 4);
    const { from, count } = await cluster.stopAtWork(worker, 'worker');
    submitter.kill(signal);
    await submitter.said(
      'stopping after the shards that workers have begun; press Ctrl-C again to stop at once',
    );
    worker.kill('SIGCONT');
    expect([await submitter.ended, submitter.lines]).toEqual([130, expect.anything()]);
    const there = cluster.outcomes('run').map(({ number }) => number);
    expect(there).toEqual(expect.arrayContaining([from, from + count - 1]));
    const { missing } = JSON.parse(cluster.text('run', 'missing.json')) as { missing: [number, number][] };
    const gone = missing.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect([...there, ...gone].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, number) => number),
    );
    expect(await cluster.queue.getJobCounts('wait', 'active', 'delayed')).toEqual({
      wait: 0,
      active: 0,
      delayed: 0,
    });
    expect([existsSync(cluster.at('run', 'lock')), existsSync(cluster.at('run', 'summary.json'))]).toEqual([
      false,
      false,
    ]);
    const again = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await again.ended, again.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
    expect(existsSync(cluster.at('run', 'missing.json'))).toBe(false);
    expect(await cluster.queue.getCompletedCount()).toBe(0);
  });

  it('twice at the submitter: it ends at once, and loses nothing', async () => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker({ id: 'worker' });
    const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 4);
    await cluster.stopAtWork(worker, 'worker');
    submitter.kill(signal);
    await submitter.said('stopping after the shards ');
    submitter.kill(signal);
    expect(await submitter.ended).toBe(signal);
    worker.kill('SIGCONT');
    const again = cluster.program(cluster.overQueue('run', ...PLAN));
    expect([await again.ended, again.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
  });

  it('at a worker: it ends its shard and exits, and others go on', async () => {
    const cluster = await Cluster.forTest();
    const program = cluster.program(['cluster', 'worker', '--redis', cluster.redis.url, '--slots', '1']);
    const id = /^worker (\S+),/.exec(await program.said(/^worker \S+, 1 slots/))?.[1] ?? '';
    const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
    await cluster.home('run', 4);
    const { from, count } = await cluster.stopAtWork(program, id);
    program.kill(signal);
    program.kill('SIGCONT');
    expect([await program.ended, program.lines]).toEqual([130, expect.anything()]);
    expect(program.text).toContain(`played ${count} from ${from} of run `);
    // A shard that ends just then brings the next one with it.
    expect(program.text).toMatch(
      /\nstopping after the shards that have begun; press Ctrl-C again to stop at once(\nplayed .*){0,2}$/,
    );
    expect(await cluster.redis.client.exists(`gatechart-worker:${id}`)).toBe(0);
    expect(await cluster.queue.getActiveCount()).toBe(0);
    await cluster.worker();
    expect([await submitter.ended, submitter.lines]).toEqual([0, expect.anything()]);
    await isAsPlayedHere(cluster, 'run');
    expect((await cluster.counts()).executions).toBe(20);
    expect(readFileSync(cluster.at('run', 'outcomes.jsonl'), 'utf8').split('\n')).toHaveLength(41);
  });
});

it('A Redis that goes away as a worker begins: the worker takes shards once it is back', async () => {
  const cluster = await Cluster.forTest();
  const worker = await cluster.worker();
  await cluster.redis.kill();
  await worker.said(/does not answer; waiting until it does/);
  await cluster.redis.start();
  const submitter = cluster.program(cluster.overQueue('run', ...PLAN));
  expect([await submitter.ended, submitter.lines]).toEqual([0, expect.anything()]);
  await isAsPlayedHere(cluster, 'run');
});
