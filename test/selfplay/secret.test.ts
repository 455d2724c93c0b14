import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digest } from '../../src/core/data/digest.ts';
import { waitingZone } from '../../src/registered.ts';
import { jobsOf, type Plan, serializePlan } from '../../src/selfplay/plan.ts';
import { inlineRunner, runPlan } from '../../src/selfplay/runner.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const files = new Folder();
const folder = mkdtempSync(join(tmpdir(), 'gatechart-secret-'));
afterAll(() => {
  files.remove();
  rmSync(folder, { recursive: true });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const SECRET = 'the secret of this run, which is long enough';
const OTHER = 'the secret of another run, long enough as well';

/** A program in a folder below that of the test. */
const botIn = (name: string): string => {
  mkdirSync(files.file(name));
  return files.file(`${name}/bot.mjs`, '');
};

const plan: Plan = {
  ruleset: waitingZone,
  edition: waitingZone.defaultEdition,
  agents: ['random', 'greedy'],
  decks: ['ember-raid', 'tide-vigil'],
  games: 4,
  seed: 3,
  limit: 1000,
};
const kept = { ...plan, secret: bytes(SECRET) };

const run = (of: Plan, path: string) =>
  runPlan(of, {
    runner: inlineRunner(),
    store: { path, program: '1.2.3', build: 'aaaaaaaaaaaaaaaa', lock: () => () => {} },
    withTrajectories: false,
    clock: () => 0,
    stop: new AbortController().signal,
  });

describe('The matches of a plan with a secret', () => {
  const chanceOf = (of: Plan) => jobsOf(of).map(({ setup: { seed, index } }) => `${seed}/${index}`);

  it('have each chance of its own, and are otherwise those of the plan', () => {
    expect(new Set(chanceOf(kept)).size).toBe(plan.games);
    const others = jobsOf(kept).map(({ setup: { seed: _, index: __, ...setup }, ...job }) => ({
      ...job,
      setup,
    }));
    expect(others).toEqual(
      jobsOf(plan).map(({ setup: { seed: _, index: __, ...setup }, ...job }) => ({ ...job, setup })),
    );
  });

  it('come from the secret and the seed, both', () => {
    const all = [plan, kept, { ...kept, seed: 4 }, { ...plan, secret: bytes(OTHER) }].flatMap(chanceOf);
    expect(new Set(chanceOf(kept))).toEqual(new Set(chanceOf({ ...kept })));
    expect(new Set(all).size).toBe(2 + 3 * plan.games);
  });

  it('are drawn from numbers too large to try', () => {
    for (const { setup } of jobsOf({ ...kept, games: 40 })) {
      for (const number of [setup.seed, setup.index]) expect(Number.isSafeInteger(number)).toBe(true);
    }
    const sum = jobsOf({ ...kept, games: 40 }).reduce((all, { setup }) => all + setup.seed + setup.index, 0);
    expect(sum / 80).toBeGreaterThan(2 ** 51);
  });

  it('are planned with a digest of the secret in its place', () => {
    expect(Object.keys(serializePlan(plan))).not.toContain('secretDigest');
    const text = JSON.stringify(serializePlan(kept));
    expect(JSON.parse(text).secretDigest).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.parse(text).secret).toBeUndefined();
    expect(serializePlan({ ...plan, secret: bytes(OTHER) }).secretDigest).not.toBe(
      serializePlan(kept).secretDigest,
    );
  });
});

describe('A run with a secret', () => {
  const path = join(folder, 'run');

  it('signs its records, which the command verifies with the secret and no other', async () => {
    await run({ ...kept, games: 2 }, path);
    const names = readdirSync(join(path, 'records')).map((name) => join(path, 'records', name));
    expect(names).toHaveLength(2);
    for (const name of names) {
      const [right, wrong] = [SECRET, OTHER].map((secret, n) => files.file(`secret${n}`, secret)) as [
        string,
        string,
      ];
      const verified = await gatechart('replay', name, '--verify', '--secret', right);
      expect([verified.code, verified.out]).toEqual([0, [expect.stringContaining('the signature is valid')]]);
      const refused = await gatechart('replay', name, '--verify', '--secret', wrong);
      expect([refused.code, refused.notes]).toEqual([1, [expect.stringContaining('RECORD_SIGNATURE')]]);
    }
  });

  it('is sealed: a winner turned around is noticed, also where all digests are chained anew', async () => {
    const forged = join(folder, 'forged');
    cpSync(path, forged, { recursive: true });
    const secret = ['--secret', files.file('secret', SECRET)];
    const verified = await gatechart('replay', forged, '--verify', ...secret);
    expect([verified.code, verified.out]).toEqual([
      0,
      [`${forged}: 2 of 2 outcomes are there, sealed with the secret; there is no summary`],
    ]);
    const forgedPlan = JSON.parse(readFileSync(join(forged, 'plan.json'), 'utf8')) as object;
    const ledger = join(forged, 'outcomes.jsonl');
    const lines = readFileSync(ledger, 'utf8').trimEnd().split('\n');
    let after = digest(forgedPlan);
    const chained = lines.map((line) => {
      const { seal: _, after: __, winner, ...rest } = JSON.parse(line);
      const content = { ...rest, winner: 1 - winner, after };
      after = digest(content);
      return `${JSON.stringify({ ...content, seal: after })}\n`;
    });
    writeFileSync(ledger, chained.join(''));
    writeFileSync(join(forged, 'outcomes.end'), JSON.stringify({ lines: lines.length, seal: after }));
    const refused = await gatechart('replay', forged, '--verify', ...secret);
    expect([refused.code, refused.notes]).toEqual([
      1,
      [expect.stringContaining(`gatechart: RUN_EDITED ${ledger}:1: the line was edited`)],
    ]);
    await expect(run({ ...kept, games: 2 }, forged)).rejects.toMatchObject({ code: 'RUN_DAMAGED' });
    const open = await gatechart('replay', forged, '--verify');
    expect([open.code, open.notes.join()]).toEqual([2, expect.stringContaining('SECRET_DIFFERS')]);
  });

  it('has a summary that is noticed where it is edited, and shards that are merged with the secret alone', async () => {
    const secret = ['--secret', files.file('secret', SECRET)];
    const cup = join(folder, 'cup');
    const args = [
      'selfplay',
      '--ruleset',
      'waiting-zone',
      '--games',
      '2',
      '--workers',
      '0',
      '--agents',
      'random',
    ];
    await gatechart(...args, ...secret, '--shard', '1/1', '--out', join(folder, 'shard'));
    const merge = ['selfplay', 'merge', '--out', cup, join(folder, 'shard')];
    const open = await gatechart(...merge);
    expect([open.code, open.notes.join()]).toEqual([2, expect.stringContaining('SECRET_DIFFERS')]);
    expect((await gatechart(...merge, ...secret)).code).toBe(0);
    const verify = () => gatechart('replay', cup, '--verify', ...secret);
    expect((await verify()).out[0]).toMatch(
      /sealed with the secret, and summary\.json is the summary of them$/,
    );
    const summary = join(cup, 'summary.json');
    writeFileSync(summary, readFileSync(summary, 'utf8').replace('"games": 2', '"games": 3'));
    const { code, notes } = await verify();
    expect([code, notes]).toEqual([
      1,
      [expect.stringContaining(`RUN_EDITED ${summary}: the summary is not`)],
    ]);
  });

  it('is gone on with by nobody who has not the secret', async () => {
    const differs = { code: 'RUN_DIFFERS' };
    await expect(run({ ...plan, games: 2 }, path)).rejects.toMatchObject(differs);
    await expect(run({ ...plan, games: 2, secret: bytes(OTHER) }, path)).rejects.toMatchObject(differs);
    expect((await run({ ...kept, games: 2 }, path)).progress.earlier).toBe(2);
  });

  it.each([
    [
      'another build, which would run beside the secret',
      ['--agents', 'build:../before:flat,greedy'],
      'build:../before:flat',
    ],
    [
      'a folder of the run that hides a program',
      ['--agents', `cmd:node ${botIn('runs')},greedy`, '--out', files.file('runs')],
      '--out',
    ],
    ['trust in a run that has no sandboxes', ['--agents', 'greedy,random', '--trusted'], '--trusted'],
  ])('refuses %s', async (_, options, place) => {
    const secret = options.includes('--trusted') ? [] : ['--secret', files.file('key', SECRET)];
    const { code, notes } = await gatechart('selfplay', ...options, ...secret);
    expect([code, notes[0]]).toEqual([2, expect.stringContaining(`USAGE ${place}: `)]);
  });

  it('does not repeat by its seed alone', async () => {
    const other = join(folder, 'other');
    await run({ ...plan, games: 2 }, other);
    const deal = (of: string) => readFileSync(join(of, 'records', '000000.jsonl'), 'utf8').split('\n')[1];
    expect(deal(other)).not.toBe(deal(path));
    const plain = await gatechart('replay', join(other, 'records', '000000.jsonl'), '--verify');
    expect(plain.out[0]).not.toContain('signed');
  });

  it('has a secret that is there, and long enough', async () => {
    const args = ['selfplay', '--ruleset', 'waiting-zone', '--games', '2', '--secret'];
    for (const [file, error] of [
      [files.file('short', 'short'), 'BAD_SECRET'],
      [files.file('none'), 'CANNOT_READ'],
    ] as const) {
      const { code, notes } = await gatechart(...args, file);
      expect([code, notes]).toEqual([2, [expect.stringContaining(`gatechart: ${error} ${file}: `)]]);
    }
  });
});
