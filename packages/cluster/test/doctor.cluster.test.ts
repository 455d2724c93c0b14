import { describe, expect, it } from 'vitest';
import { Cluster, commandLine } from './support/cluster.ts';
import type { RedisOptions } from './support/redis-server.ts';
import { until } from './support/until.ts';

const examined = async (options: RedisOptions, ...more: readonly string[]) => {
  const cluster = await Cluster.forTest(options);
  const { out, code } = commandLine('cluster', 'doctor', '--redis', cluster.redis.url, ...more);
  return { cluster, code: await code, out };
};

const ill = (out: readonly string[]) => out.filter((line) => line.startsWith('ILL'));

describe('gatechart cluster doctor', () => {
  it('finds a Redis fit that keeps everything, and names the program of this machine', async () => {
    const { code, out, cluster } = await examined({});
    expect([code, ill(out)]).toEqual([0, []]);
    expect(out.join('\n')).toContain(`(${cluster.engine})`);
    expect(out.join('\n')).toContain('workers: none with this program');
  });

  it('refuses one that forgets when it ends, and says how that is mended', async () => {
    const { code, out } = await examined({ keeps: false });
    expect([code, ill(out)]).toEqual([1, [expect.stringMatching(/append-only file: off; .*appendonly yes/)]]);
  });

  it('refuses one that throws keys away', async () => {
    const { code, out } = await examined({ policy: 'allkeys-lru' });
    expect([code, ill(out)]).toEqual([1, [expect.stringMatching(/eviction: allkeys-lru; .*noeviction/)]]);
  });

  it('tells of the workers there are, and of one with another program', async () => {
    const cluster = await Cluster.forTest();
    await cluster.worker({ id: 'same', slots: 2 });
    await cluster.worker({ id: 'other', engine: '0123456789abcdef' });
    const { out, code } = commandLine('cluster', 'doctor', '--redis', cluster.redis.url);
    expect(await code).toBe(0);
    expect(out.join('\n')).toContain('workers: 1 with this program, 2 slots');
    expect(out.join('\n')).toMatch(/workers: other: program 0\.0\.0 \(0123456789abcdef\).*it plays no runs/);
  });

  it('passes by keys of others that are named as those of workers', async () => {
    const cluster = await Cluster.forTest();
    await cluster.redis.client.lpush('gatechart-worker:list', '1');
    await cluster.redis.client.set('gatechart-worker:text', 'none');
    const { out, code } = commandLine('cluster', 'doctor', '--redis', cluster.redis.url);
    expect([await code, ill(out)]).toEqual([0, []]);
    expect(out.join('\n')).toContain('workers: none with this program');
  });

  it('tells of a worker that gives no sign of life, as the submitter does', async () => {
    const cluster = await Cluster.forTest();
    const worker = await cluster.worker({ id: 'still' });
    worker.kill('SIGSTOP');
    // As after 20 of its 600 seconds.
    await cluster.redis.client.pexpire('gatechart-worker:still', 580_000);
    const { out, code } = commandLine('cluster', 'doctor', '--redis', cluster.redis.url);
    expect(await code).toBe(0);
    expect(out.join('\n')).toContain('workers: none with this program');
    expect(out.join('\n')).toMatch(
      /workers: still is stalled: no sign of life; let process \d+ on .* continue/,
    );
    const run = commandLine(
      ...cluster.overQueue('run', '--ruleset', 'waiting-zone', '--games', '4', '--agents', 'greedy,random'),
    );
    await until(() => run.notes.some((line) => line.startsWith('worker still is stalled')));
    worker.kill('SIGCONT');
    expect(await run.code).toBe(0);
  });

  it('tells the same as JSON', async () => {
    const { code, out } = await examined({ keeps: false }, '--json');
    const { checks } = JSON.parse(out.join('')) as { checks: readonly { about: string; is: string }[] };
    expect(code).toBe(1);
    expect(checks.filter(({ is }) => is === 'ill').map(({ about }) => about)).toEqual(['append-only file']);
  });
});
