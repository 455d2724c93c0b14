import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { textDigest } from '../../../src/core/data/digest.ts';
import { packShard, unpackShard } from '../src/artifacts.ts';
import {
  jobSchema,
  QUEUE_FORMAT,
  resultSchema,
  runConfigSchema,
  splitIntoShards,
  splitShard,
} from '../src/job.ts';
import { checkSandboxThere } from '../src/permissions.ts';
import { matchesPerShard } from '../src/queue-matches.ts';
import { redactedRedisUrl, reportOnce } from '../src/redis.ts';
import { CONFIG, HASH } from './support/config.ts';

const JOB = {
  format: QUEUE_FORMAT,
  run: HASH,
  kind: 'selfplay',
  from: 0,
  count: 2,
  config: HASH,
  engine: HASH,
};

describe('Shards', () => {
  it('have each number once, the last one what is left', () => {
    expect(splitIntoShards(5, 2)).toEqual([
      { from: 0, count: 2 },
      { from: 2, count: 2 },
      { from: 4, count: 1 },
    ]);
    expect(splitIntoShards(4, 2)).toHaveLength(2);
    expect(splitIntoShards(0, 2)).toEqual([]);
  });

  it('are halved without a gap, down to one', () => {
    expect(splitShard({ from: 4, count: 5 })).toEqual([
      { from: 4, count: 2 },
      { from: 6, count: 3 },
    ]);
    expect(splitShard({ from: 0, count: 2 })).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 1 },
    ]);
  });

  it('have fewer matches the more an agent thinks, never an odd number, and are many for a short run', () => {
    const of = (games: number, ...agents: readonly string[]) => matchesPerShard({ games, agents });
    expect(of(100_000, 'random')).toBe(100);
    expect(of(100_000, 'random', 'ismcts:100')).toBe(2);
    expect(of(100_000, 'ismcts:1000000', 'random')).toBe(2);
    expect(of(100_000, 'cmd:./one')).toBe(4);
    expect(of(2, 'random')).toBe(2);
    expect(of(400, 'random')).toBe(12);
  });
});

describe('What a shard came to', () => {
  const SHARD = { from: 4, count: 2 };

  it('is unpacked as it was packed, under a name that says what is in it', async () => {
    const lines = ['{"a":1}', '{"b":"ü"}'];
    const { name, digest, content } = await packShard(SHARD, lines);
    expect(name).toBe(`4-2.${digest}.gz`);
    expect(digest).toBe(textDigest('{"a":1}\n{"b":"ü"}\n'));
    expect(await unpackShard(name, content, digest)).toEqual(lines);
  });

  it('is refused where it is something else', async () => {
    const { name, digest } = await packShard(SHARD, ['one']);
    for (const content of [gzipSync('other\n'), new Uint8Array([1, 2, 3]), new Uint8Array()]) {
      await expect(unpackShard(name, content, digest)).rejects.toMatchObject({
        code: 'BAD_ARTIFACT',
        place: name,
      });
    }
  });
});

describe('A job', () => {
  it('is one of our format with nothing else in it', () => {
    expect(jobSchema.safeParse(JOB).success).toBe(true);
    for (const wrong of [
      ...[{ format: 'gatechart-queue/0' }, { count: 0 }, { from: -1 }, { from: 0.5 }, { kind: 'other' }],
      ...[{ config: '../../etc' }, { engine: HASH.toUpperCase() }, { more: 1 }, { run: undefined }],
    ]) {
      expect([wrong, jobSchema.safeParse({ ...JOB, ...wrong }).success]).toEqual([wrong, false]);
    }
  });

  it('comes to an artifact within the folder of its run', () => {
    const result = { artifact: `0-2.${HASH}.gz`, digest: HASH, worker: 'one' };
    expect(resultSchema.safeParse(result).success).toBe(true);
    for (const artifact of [`../0-2.${HASH}.gz`, `0-2.${HASH}`, `a-2.${HASH}.gz`, '']) {
      expect(resultSchema.safeParse({ ...result, artifact }).success).toBe(false);
    }
  });
});

describe('What a job is about', () => {
  it('is a plan of our format with nothing else in it', () => {
    for (const wrong of [
      { place: '' },
      { kind: 'fuzz' },
      { more: 1 },
      { plan: { ...CONFIG.plan, games: 0 } },
    ]) {
      expect([wrong, runConfigSchema.safeParse({ ...CONFIG, ...wrong }).success]).toEqual([wrong, false]);
    }
  });
});

describe('A line that is told once', () => {
  it('is told again for nobody', () => {
    const lines: string[] = [];
    const tell = reportOnce((line) => lines.push(line));
    for (const line of ['one', 'other', 'one']) tell(line);
    expect(lines).toEqual(['one', 'other']);
  });
});

describe('A Redis', () => {
  it('is shown without what lets one in', () => {
    expect(redactedRedisUrl({ url: 'rediss://user:word@queue.example:7000/2' })).toBe(
      'rediss://queue.example:7000/2',
    );
    expect(redactedRedisUrl({ url: 'redis://queue.example' })).toBe('redis://queue.example');
  });
});

describe('A worker on a machine without a sandbox', () => {
  const plan = CONFIG.kind === 'selfplay' ? CONFIG.plan : undefined;

  it('takes no run whose programs are to be kept apart, and others', () => {
    vi.stubEnv('PATH', '/nowhere');
    try {
      if (plan === undefined) throw new Error('the run is one of matches');
      expect(() => checkSandboxThere({ ...plan, sandbox: true })).toThrow(
        expect.objectContaining({ code: 'RUN_REFUSED', message: expect.stringContaining('bubblewrap') }),
      );
      expect(() => checkSandboxThere(plan)).not.toThrow();
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
