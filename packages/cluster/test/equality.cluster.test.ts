import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/file-system.ts';
import { lamps } from '../../../test/selfplay/support/lamps.ts';
import { Cluster, commandLine } from './support/cluster.ts';

let cluster: Cluster;

const RANDOM = ['--ruleset', 'waiting-zone', '--agents', 'random', '--seed', '5'];
const PLAN = [...RANDOM, '--games', '8'];
const SECRET = 'ab'.repeat(32);

beforeAll(async () => {
  cluster = await Cluster.start();
  await cluster.worker({ slots: 1 });
  await cluster.worker({ slots: 1 });
});
afterAll(() => cluster.end());

const here = (out: string, ...plan: readonly string[]) => commandLine(...cluster.here(out, ...plan)).code;
const overQueue = (out: string, ...plan: readonly string[]) =>
  commandLine(...cluster.overQueue(out, ...plan)).code;

/** What a run comes to, whoever played it and in which order: all files but the ledger, which is in the order of coming. */
const comesTo = (out: string) => {
  const names = filesBelow(cluster.at(out)).map((file) => file.slice(cluster.at(out).length + 1));
  const same = names.filter((name) => !/^(?:outcomes\..*|run\.json|queue\.id)$/.test(name));
  const outcomes = cluster.outcomes(out).map(({ number }) => number);
  return {
    files: same.map((name) => [name, readFileSync(join(cluster.at(out), name), 'utf8')]),
    outcomes: outcomes.sort((a, b) => a - b),
  };
};

/** Leaves the first matches of a run in a folder of its own, as one that was stopped. */
const stopped = (whole: string, out: string, count: number): void => {
  cpSync(cluster.at(whole), cluster.at(out), { recursive: true });
  const lines = cluster.text(whole, 'outcomes.jsonl').split('\n').slice(0, count);
  writeFileSync(cluster.at(out, 'outcomes.jsonl'), lines.map((line) => `${line}\n`).join(''));
  const { seal } = JSON.parse(lines.at(-1) ?? '');
  writeFileSync(cluster.at(out, 'outcomes.end'), JSON.stringify({ lines: count, seal }));
};

describe('A run over two workers', () => {
  it('comes to the same files as one that is played here, byte for byte', async () => {
    expect(await here('local', ...PLAN)).toBe(0);
    expect(await overQueue('queue', ...PLAN)).toBe(0);
    expect(comesTo('queue')).toEqual(comesTo('local'));
    expect(comesTo('queue').files.map(([name]) => name)).toEqual(
      expect.arrayContaining(['plan.json', 'records/000007.jsonl', 'report.html', 'summary.json']),
    );
    expect(existsSync(cluster.at('queue', 'shards'))).toBe(false);
  });

  it('ends with the verdict of a test, and leaves nothing of it in the queue', async () => {
    const tested = [
      '--ruleset',
      'waiting-zone',
      '--agents',
      'greedy,random',
      '--seed',
      '9',
      '--sprt',
      '0,100',
    ];
    expect(await here('local-test', ...tested, '--games', '400')).toBe(0);
    expect(await overQueue('queue-test', ...tested, '--games', '400')).toBe(0);
    expect(cluster.text('queue-test', 'summary.json')).toBe(cluster.text('local-test', 'summary.json'));
    expect(cluster.outcomes('queue-test').length).toBeLessThan(400);
    expect(existsSync(cluster.at('queue-test', 'shards'))).toBe(false);
    expect(await cluster.queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed')).toBe(0);
  });

  it('is gone on with here', async () => {
    await overQueue('begun-by-queue', ...PLAN);
    stopped('begun-by-queue', 'on-here', 3);
    expect(await here('on-here', ...PLAN)).toBe(0);
    await here('local-for-here', ...PLAN);
    expect(comesTo('on-here')).toEqual(comesTo('local-for-here'));
  });

  it('goes on with what was played here, within a shard too', async () => {
    await here('begun-here', ...PLAN);
    stopped('begun-here', 'on-queue', 3);
    const before = cluster.text('on-queue', 'outcomes.jsonl');
    expect(await overQueue('on-queue', ...PLAN)).toBe(0);
    expect(comesTo('on-queue')).toEqual(comesTo('begun-here'));
    expect(cluster.text('on-queue', 'outcomes.jsonl').startsWith(before)).toBe(true);
  });

  it('is played with card sets', async () => {
    const file = cluster.folder.file('lamps.json', JSON.stringify(lamps()));
    const plan = ['--games', '2', '--agents', 'random', '--cards', file, '--decks', 'lamps,atlas-drive'];
    expect(await here('lamps', ...plan)).toBe(0);
    expect(await overQueue('queue-lamps', ...plan)).toBe(0);
    expect(comesTo('queue-lamps')).toEqual(comesTo('lamps'));
  });

  it('keeps digests in the place of records', async () => {
    const plan = [...RANDOM, '--games', '4', '--keep', 'digests'];
    expect(await here('digests', ...plan)).toBe(0);
    expect(await overQueue('queue-digests', ...plan)).toBe(0);
    expect(comesTo('queue-digests')).toEqual(comesTo('digests'));
    expect(readdirSync(cluster.at('queue-digests'))).not.toContain('records');
  });

  it('keeps every decision', async () => {
    const plan = ['--agents', 'random', '--games', '2', '--export', 'jsonl'];
    expect(await here('decisions', ...plan)).toBe(0);
    expect(await overQueue('queue-decisions', ...plan)).toBe(0);
    expect(comesTo('queue-decisions')).toEqual(comesTo('decisions'));
  });
});

describe('A run with a secret', () => {
  const plan = () => {
    const file = cluster.folder.file('secret');
    writeFileSync(file, Buffer.from(SECRET, 'hex'));
    return [...RANDOM, '--games', '4', '--secret', file];
  };

  it('waits for a worker that has it, which plays what is played here', async () => {
    const alone = await Cluster.forTest();
    const without = await alone.worker({ id: 'without' });
    expect(await here('secret-here', ...plan())).toBe(0);
    const run = commandLine(...alone.overQueue('secret', ...plan()));
    await without.said(/^RUN_REFUSED secret \w+: the worker has no secret; start it with --secret FILE/);
    await alone.worker({ id: 'having', permissions: { programs: false, secret: SECRET } });
    expect(await run.code).toBe(0);
    expect(without.lines.filter((line) => line.startsWith('RUN_REFUSED'))).toHaveLength(1);
    expect(without.text).not.toContain('played');
    for (const name of ['summary.json', 'records/000003.jsonl']) {
      expect(alone.text('secret', name)).toBe(cluster.text('secret-here', name));
    }
  });

  it('is left alone by a worker that has another one, which is told at both ends', async () => {
    const alone = await Cluster.forTest();
    const another = await alone.worker({
      id: 'another',
      permissions: { programs: false, secret: 'cd'.repeat(32) },
    });
    const run = commandLine(...alone.overQueue('secret', ...plan()));
    const refusal = 'SECRET_DIFFERS secret: this is not the secret of the run';
    await another.said(refusal);
    await alone.worker({ permissions: { programs: false, secret: SECRET } });
    expect(await run.code).toBe(0);
    expect(another.text).not.toContain('played');
    expect(JSON.stringify([run.notes, run.out, another.lines])).not.toContain(SECRET);
  });
});
