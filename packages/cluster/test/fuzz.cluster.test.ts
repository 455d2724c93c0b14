import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setsDigest } from '../../../src/core/cards/custom-sets.ts';
import type { StartPosition } from '../../../src/fuzz/case.ts';
import { crashedCase, playShardHere } from '../../../src/fuzz/shards/run-shards.ts';
import { joinResults, shardAt } from '../../../src/fuzz/shards/shard.ts';
import { fuzzTarget } from '../../../src/fuzz/targets/fuzz-targets.ts';
import { lamps } from '../../../test/selfplay/support/lamps.ts';
import { Cluster, commandLine } from './support/cluster.ts';

let cluster: Cluster;

const SCENARIOS = 'test/scenarios/excess-damage/damage';
const GAMES = ['--ruleset', 'excess-damage', '--games', '700', '--seed', '4'];
const WHERE = ['--positions', SCENARIOS, '--regressions', 'none'];

beforeAll(async () => {
  cluster = await Cluster.start();
  await cluster.worker({ id: 'one' });
});

afterAll(() => cluster.end());

const fuzz = (out: string, ...more: readonly string[]) =>
  commandLine('fuzz', ...GAMES, ...WHERE, ...more, '--out', cluster.at(out));
const engine = () => ['--engine', 'bullmq', '--redis', cluster.redis.url];

describe('A number of fuzzed games over the queue', () => {
  it('comes to the same files as here, byte for byte, and leaves nothing else', async () => {
    expect(await fuzz('here', '--workers', '0').code).toBe(0);
    expect(await fuzz('queue', ...engine()).code).toBe(0);
    const files = readdirSync(cluster.at('here'));
    const kinds = [
      'coverage-excess-damage.json',
      'report-excess-damage.html',
      'summary-excess-damage.json',
      'unreached-excess-damage.txt',
    ];
    expect(files.sort()).toEqual(kinds);
    expect(readdirSync(cluster.at('queue')).sort()).toEqual(files);
    for (const file of files) expect(cluster.text('queue', file)).toBe(cluster.text('here', file));
  });

  it('takes card sets along, and names them in its summary', async () => {
    const cards = cluster.at('lamps.json');
    writeFileSync(cards, JSON.stringify(lamps()));
    const own = (out: string, ...more: readonly string[]) =>
      commandLine(
        ...['fuzz', '--target', 'rules', '--games', '4', '--cards', cards, '--positions', 'none'],
        ...['--regressions', 'none', ...more, '--out', cluster.at(out)],
      );
    expect(await own('own-here', '--workers', '0').code).toBe(0);
    expect(await own('own-queue', ...engine()).code).toBe(0);
    const summary = cluster.text('own-queue', 'summary-gate-ruler.json');
    expect(summary).toBe(cluster.text('own-here', 'summary-gate-ruler.json'));
    expect(JSON.parse(summary).sets).toBe(setsDigest([{ name: 'lamps.json', value: lamps() }]));
  });

  it('needs a number: what is played until a time is over repeats nowhere', async () => {
    const timed = commandLine('fuzz', '--duration', '5s', ...engine(), '--out', cluster.at('timed'));
    expect(await timed.code).toBe(2);
    expect(timed.notes).toEqual([
      expect.stringMatching(/^gatechart: USAGE --engine bullmq: the option needs --games/),
    ]);
    expect(existsSync(cluster.at('timed'))).toBe(false);
  });
});

describe('A shard of fuzzed games that was split', () => {
  const settings = { ruleset: 'random-charts', targets: ['runtimes'], seed: 3 } as const;
  const given: readonly StartPosition[] = [];
  const { from } = shardAt(fuzzTarget('random-charts'), 1, 10_000);
  const play = (first: number, count: number) =>
    playShardHere(settings, given, { from: first, count }, { stop: new AbortController().signal });

  it('is the sum of its parts, in whichever order they come home', async () => {
    const [one, two] = [await play(from, 3), await play(from + 3, 2)];
    const whole = joinResults([two, one]);
    expect(whole).toEqual(joinResults([one, two]));
    expect(whole).toMatchObject({ from, count: 5, cases: 5, steps: one.steps + two.steps });
  });

  it('has the case that killed its worker as a finding: where it began, and no answer', async () => {
    const killed = crashedCase(settings, given, from + 2, 'its worker ended each time');
    expect(killed).toMatchObject({ from: from + 2, count: 1, cases: 0 });
    const [finding, ...others] = killed.findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'worker died',
      target: 'runtimes',
      answers: [],
      from: { is: 'start' },
      found: { seed: 3, lane: 1, case: from + 2 },
    });
    expect(joinResults([killed, await play(from, 2)]).findings).toEqual([finding]);
  });
});
