import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginMatch, OracleFailure } from '../../src/fuzz/oracles/oracle.ts';
import { oracles } from '../../src/fuzz/run-case.ts';
import { playConcurrently, playShard, playShardHere, runShards } from '../../src/fuzz/shards/run-shards.ts';
import { type ShardResult, shardAt } from '../../src/fuzz/shards/shard.ts';
import { summaryFile } from '../../src/fuzz/shards/shard-summary.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { plant } from './support/planted.js';
import { filesOf, fuzzed, GAMES, given, never, playingIn, settings, workerIn } from './support/sharded.ts';

afterAll(plant({ trials: oracles, begin: beginMatch, TrialFailed: OracleFailure }));

const folder = new Folder();
afterAll(() => folder.remove());

const { played } = playingIn(folder);

describe('A number of games', () => {
  let whole: Readonly<Record<string, string>>;

  beforeAll(async () => {
    whole = filesOf((await played('whole')).out);
  });

  it.each([1, 3])('comes to the same files with %i workers', async (workers) => {
    expect(filesOf((await played(`workers-${workers}`, { workers })).out)).toEqual(whole);
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

  it('in which an answer does not come back has that as a finding, and leaves the others unharmed', async () => {
    const limits = { worker: workerIn('hanging-worker.js'), hangsAfter: 1500 };
    const found: ShardResult[] = [];
    const { isComplete } = await runShards({
      settings,
      games: GAMES,
      play: playConcurrently((shard, stop) => playShard(settings, given, shard, { stop, limits }), 2),
      onResult: (result) => found.push(result),
      stop: never,
    });
    const [first, hung, last] = found.sort((one, other) => one.from - other.from);
    expect(isComplete).toBe(true);
    expect([first, last]).toEqual([results[0], results[2]]);
    const { findings = [], cases = 0 } = hung ?? {};
    const hang = findings.find(({ kind }) => kind === 'hang');
    expect(hang?.found).toEqual({ seed: 1, lane: 1, case: 112, answers: 1 });
    expect(findings.some(({ found: { case: number } }) => number > 112)).toBe(true);
    expect(cases).toBeGreaterThan(90);
    const again = await playShard(settings, given, shards[1] as (typeof shards)[number], {
      stop: never,
      limits,
    });
    expect(again).toEqual(hung);
  });
});

describe('gatechart fuzz --games', () => {
  const args = (out: string) => [
    'fuzz',
    ...['--ruleset', 'excess-damage', '--target', 'records', '--games', '2000'],
    ...['--positions', 'none', '--regressions', 'none', '--out', out],
  ];
  const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));

  it('goes on after it was killed, and comes to what it comes to elsewhere', async () => {
    const [killed, whole] = [folder.file('killed'), folder.file('elsewhere')];
    const child = spawn(process.execPath, [MAIN, ...args(killed)], { stdio: 'ignore' });
    const closed = once(child, 'close');
    while (!existsSync(join(killed, 'shards-excess-damage', '000000.json'))) await after(20);
    child.kill('SIGKILL');
    await closed;
    expect(readdirSync(killed)).toEqual(['shards-excess-damage']);
    // By a program of the same version.
    const on = spawn(process.execPath, [MAIN, ...args(killed)], { stdio: 'ignore' });
    expect(await once(on, 'close')).toEqual([0, null]);
    const { code, out } = await gatechart(...args(whole), '--workers', '0');
    expect([code, out[0]]).toEqual([0, `complete; summary: ${join(whole, summaryFile('excess-damage'))}`]);
    expect(filesOf(killed)).toEqual(filesOf(whole));
  });
});
