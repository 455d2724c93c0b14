import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShardedRun } from '../../src/cli/fuzz/shards.ts';
import { beginMatch, OracleFailure } from '../../src/fuzz/oracles/oracle.ts';
import { oracles } from '../../src/fuzz/run-case.ts';
import { playConcurrently, playShardHere, runShards } from '../../src/fuzz/shards/run-shards.ts';
import {
  type ShardResult,
  shardAt,
  shardResultOf,
  shardsIn,
  startPositionsFor,
} from '../../src/fuzz/shards/shard.ts';
import { ShardSum, shardsRequest, summaryFile, summaryOf } from '../../src/fuzz/shards/shard-summary.ts';
import { fuzzTarget, fuzzTargetIds } from '../../src/fuzz/targets/fuzz-targets.ts';
import { Folder } from '../cli/in-process.ts';
import { plant } from './support/planted.js';
import {
  BUILD,
  filesOf,
  fuzzed,
  GAMES,
  given,
  never,
  playingIn,
  ruleset,
  settings,
} from './support/sharded.ts';

afterAll(plant({ trials: oracles, begin: beginMatch, TrialFailed: OracleFailure }));

const folder = new Folder();
afterAll(() => folder.remove());

const { played, stoppedAt } = playingIn(folder);

const OTHER_BUILD = 'bbbbbbbbbbbbbbbb';

describe('A number of games', () => {
  let whole: Readonly<Record<string, string>>;

  beforeAll(async () => {
    whole = filesOf((await played('whole')).out);
  });

  it('comes to a summary, what was reached and a file for each kind of finding, and to nothing else', () => {
    const { games, cases, findings, repeated } = JSON.parse(whole[summaryFile(ruleset)] ?? '');
    expect([games, cases]).toEqual([GAMES, GAMES]);
    expect(findings.length).toBeGreaterThan(2);
    expect(repeated).toBeGreaterThan(findings.length);
    const files = (findings as readonly { readonly file: string }[]).map(({ file }) => file);
    expect(Object.keys(whole).sort()).toEqual(
      [...files, summaryFile(ruleset), `coverage-${ruleset}.json`].sort(),
    );
  });

  it('comes to the same files where it was stopped in the middle and gone on with', async () => {
    const stopped = await stoppedAt('stopped', 130);
    expect(stopped.isStopped).toBe(true);
    expect(stopped.notes).toEqual(['stopped with 1 of 3 shards played; the same command resumes']);
    expect(readdirSync(join(stopped.out, `shards-${ruleset}`))).toEqual(['000000.json', 'plan.json']);
    let heard = 0;
    const on = await played('stopped', {
      onProgress: ({ cases }) => {
        heard = cases;
      },
    });
    expect([on.isStopped, heard]).toEqual([false, GAMES - 100]);
    expect(filesOf(on.out)).toEqual(whole);
  });

  it('is not gone on with by another run, which is told what differs', async () => {
    await stoppedAt('differs', 130);
    const refused = (changed: Partial<ShardedRun>, message: string) =>
      expect(played('differs', changed)).rejects.toMatchObject({ code: 'RUN_DIFFERS', message });
    await refused({ settings: { ...settings, seed: 2 } }, 'the run began with seed 1, now 2');
    await refused({ games: 300 }, 'the run began with games 250, now 300');
    await refused({ program: '0.0.1' }, 'the run began with program version "0.0.0", now "0.0.1"');
    await refused(
      { build: OTHER_BUILD },
      `the run began with the build of gatechart with digest "${BUILD}", now "${OTHER_BUILD}"`,
    );
    await refused({ given: [] }, expect.stringContaining('the run began with the positions with digest'));
    expect((await played('differs')).isStopped).toBe(false);
  });

  it('is continued by another build where that is accepted, and the summary counts the games of each', async () => {
    await stoppedAt('mixed', 130);
    const { builds, out } = await played('mixed', { build: OTHER_BUILD, acceptsOtherBuild: true });
    const both = { [BUILD]: 100, [OTHER_BUILD]: GAMES - 100 };
    expect([builds, JSON.parse(filesOf(out)[summaryFile(ruleset)] ?? '').builds]).toEqual([both, both]);
    expect(JSON.parse(whole[summaryFile(ruleset)] ?? '').builds).toEqual({ [BUILD]: GAMES });
  });

  it('is not gone on with where a shard was edited, put in the place of another, or lost its plan', async () => {
    const { out } = await stoppedAt('edited', 230);
    const [first, second, plan] = ['000000.json', '000001.json', 'plan.json'].map((name) =>
      join(out, `shards-${ruleset}`, name),
    ) as [string, string, string];
    const text = readFileSync(first, 'utf8');
    const damaged = (place: string) =>
      expect(played('edited')).rejects.toMatchObject({ code: 'RUN_DAMAGED', place });
    writeFileSync(first, text.replace('"cases":100', '"cases":99'));
    await damaged(first);
    writeFileSync(first, readFileSync(second));
    await damaged(first);
    writeFileSync(first, text);
    const planned = readFileSync(plan, 'utf8');
    writeFileSync(plan, '');
    await damaged(`${plan}:1`);
    writeFileSync(plan, planned);
    expect((await played('edited')).isStopped).toBe(false);
    expect(filesOf(out)).toEqual(whole);
  });

  it('has its folder to itself', async () => {
    let refused: unknown;
    await played('held', {
      onProgress: () => {
        refused ??= played('held').catch((error: unknown) => error);
      },
    });
    expect(await refused).toMatchObject({ code: 'RUN_IN_USE' });
  });
});

describe('A shard', () => {
  const shards = [0, 1, 2].map((number) => shardAt(fuzzed, number, GAMES));
  const here = (shard: (typeof shards)[number]) => playShardHere(settings, given, shard, { stop: never });
  let results: readonly ShardResult[];

  beforeAll(async () => {
    results = [];
    for (const shard of shards) results = [...results, await here(shard)];
  });

  it('comes to other cases than the one before', () => {
    expect(results[1]?.counts).not.toEqual(results[0]?.counts);
  });

  it('comes to the same alone, and after others', async () => {
    expect(await here(shards[1] as (typeof shards)[number])).toEqual(results[1]);
  });

  it('is summed up alike in any order, with the finding of the lowest case of each kind', () => {
    const summed = (all: readonly ShardResult[]) => {
      const sum = new ShardSum();
      for (const result of all) sum.add(result);
      return summaryOf(shardsRequest(settings, GAMES, given), { [BUILD]: GAMES }, sum);
    };
    expect(summed([...results].reverse())).toEqual(summed(results));
    for (const { kind, case: kept, times } of summed([...results].reverse()).findings) {
      const same = results.flatMap(({ findings }) => findings).filter((each) => each.kind === kind);
      expect([kept, times]).toEqual([Math.min(...same.map(({ found }) => found.case)), same.length]);
    }
  });

  it('is taken only as a result of just that shard', () => {
    const [result] = results as [ShardResult];
    const [shard, other] = shards as [(typeof shards)[number], (typeof shards)[number]];
    const taken = (value: unknown, of = shard) => shardResultOf('it', value, settings, of);
    const [finding] = result.findings;
    expect(taken(JSON.parse(JSON.stringify(result)))).toEqual(result);
    const refused = (value: unknown, of = shard) =>
      expect(() => taken(value, of)).toThrowError(expect.objectContaining({ place: 'it' }));
    refused(result, other);
    refused({ ...result, more: 1 });
    refused({ ...result, cases: 101 });
    refused({ ...result, steps: -1 });
    refused({ ...result, findings: [{ ...finding, message: 'another' }] });
    refused({ ...result, findings: results[1]?.findings });
    refused(undefined);
  });

  it('that cannot be played ends the run, and stops those that are being played', async () => {
    let isStopped = false;
    const run = runShards({
      settings,
      games: GAMES,
      play: playConcurrently(async ({ from }, stop) => {
        if (from > 0) throw new Error('no machine');
        await once(stop, 'abort');
        isStopped = true;
        throw stop.reason;
      }, 2),
      stop: never,
    });
    await expect(run).rejects.toThrowError('no machine');
    expect(isStopped).toBe(true);
  });

  it('begins in its share of the given positions; shards that follow one another have all of them', () => {
    const many = Array.from({ length: 100 }, () => given[0] as (typeof given)[number]).map((one) => ({
      ...one,
    }));
    const shares = [0, 1, 2, 3].map((number) =>
      startPositionsFor(fuzzed, shardAt(fuzzed, number, 1000), many),
    );
    expect(new Set(shares.flat()).size).toBe(100);
    expect(shares.map((share) => share.length)).toEqual([25, 25, 25, 25]);
  });

  it.each(fuzzTargetIds())('of %s is one of those that all games are cut into', (id) => {
    const of = fuzzTarget(id);
    const games = 12_345;
    const all = Array.from({ length: shardsIn(of, games) }, (_, number) => shardAt(of, number, games));
    let next = 0;
    for (const { from, count } of all) {
      expect([from, count > 0]).toEqual([next, true]);
      next += count;
    }
    expect(next).toBe(games);
  });
});
