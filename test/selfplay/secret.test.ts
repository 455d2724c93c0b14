import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
    store: { path, program: '1.2.3', lock: () => () => {} },
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

  it('is gone on with by nobody who has not the secret', async () => {
    const differs = { code: 'RUN_DIFFERS' };
    await expect(run({ ...plan, games: 2 }, path)).rejects.toMatchObject(differs);
    await expect(run({ ...plan, games: 2, secret: bytes(OTHER) }, path)).rejects.toMatchObject(differs);
    expect((await run({ ...kept, games: 2 }, path)).progress.earlier).toBe(2);
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
