import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest } from '../../src/core/data/digest.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { inlineRunner, type Run, type RunOptions, runPlan } from '../../src/selfplay/runner.ts';
import { Ledger } from '../../src/selfplay/store/ledger.ts';
import { summaryText } from '../../src/selfplay/summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatechart-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plan: Plan = {
  ruleset: gateRuler,
  edition: '2021-03',
  agents: ['greedy', 'random'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 4,
  seed: 3,
  limit: 1000,
};

const PROGRAM = '1.2.3';
const BUILD = 'aaaaaaaaaaaaaaaa';
const OTHER_BUILD = 'bbbbbbbbbbbbbbbb';

const options = (path: string, more: Partial<RunOptions> = {}): RunOptions => ({
  runner: inlineRunner(),
  withTrajectories: true,
  clock: () => 0,
  stop: new AbortController().signal,
  store: { path, program: PROGRAM, build: BUILD, lock: () => () => {} },
  ...more,
});

/** A run in that folder of which three matches were played. */
const begun = async (path: string, played: Plan): Promise<string> => {
  const stop = new AbortController();
  const onProgress = ({ done }: Run['progress']) => {
    if (done === 3) stop.abort();
  };
  await runPlan(played, options(path, { stop: stop.signal, onProgress }));
  return path;
};

let kept = '';
let foreign = '';
beforeAll(async () => {
  kept = await begun(join(folder, 'kept'), plan);
  foreign = await begun(join(folder, 'foreign'), { ...plan, seed: 4 });
});

let copies = 0;
const copy = (): string => {
  copies += 1;
  const path = join(folder, `copy-${copies}`);
  cpSync(kept, path, { recursive: true });
  return path;
};

const text = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');
const linesIn = (path: string): readonly string[] => text(path, 'outcomes.jsonl').trimEnd().split('\n');

/** Changes the lines of the outcomes. */
const lines = (path: string, change: (lines: string[]) => readonly string[]): void =>
  writeFileSync(join(path, 'outcomes.jsonl'), `${change([...linesIn(path)]).join('\n')}\n`);

const edited = (path: string, name: string, change: (text: string) => string): void => {
  const [before, after] = [text(path, name), change(text(path, name))];
  expect(after).not.toBe(before);
  writeFileSync(join(path, name), after);
};

/** Adds an outcome as the run itself would, like the last one but for that. */
const added = (path: string, more: Partial<Outcome>): void => {
  const ledger = new Ledger(path, JSON.parse(text(path, 'plan.json')), digest);
  const { outcome, files } = ledger.entries.at(-1) as (typeof ledger.entries)[number];
  ledger.add({ ...outcome, ...more }, files);
};

const otherWinner = (line: string): string =>
  line.replace(/"winner":(\d)/, (_, winner) => `"winner":${1 - Number(winner)}`);

type Damage = readonly [title: string, damage: (path: string) => void, place: string, reason: RegExp];

const DAMAGES: readonly Damage[] = [
  [
    'a winner that was edited',
    (path) => edited(path, 'outcomes.jsonl', otherWinner),
    'outcomes.jsonl:1',
    /line was edited/,
  ],
  [
    'a first line that is missing',
    (path) => lines(path, (all) => all.slice(1)),
    'outcomes.jsonl:1',
    /a line is missing or was added/,
  ],
  [
    'a line in the middle that is missing',
    (path) => lines(path, (all) => all.toSpliced(1, 1)),
    'outcomes.jsonl:2',
    /a line is missing or was added/,
  ],
  [
    'a last line that is missing',
    (path) => lines(path, (all) => all.slice(0, -1)),
    'outcomes.jsonl:3',
    /has 2 outcomes; 3 were written/,
  ],
  [
    'a line of another run in the place of one',
    (path) => lines(path, (all) => all.with(0, linesIn(foreign)[0] as string)),
    'outcomes.jsonl:1',
    /a line is missing or was added/,
  ],
  [
    'a line of another run at the end',
    (path) => lines(path, (all) => [...all, linesIn(foreign)[2] as string]),
    'outcomes.jsonl:4',
    /a line is missing or was added/,
  ],
  [
    'a line that is none of a run',
    (path) => lines(path, (all) => [...all, '{"number":3}']),
    'outcomes.jsonl:4',
    /not an outcome of this run: agents/,
  ],
  [
    'lines that were never counted',
    (path) => {
      const end = text(path, 'outcomes.end');
      added(path, { number: 3, agents: ['random', 'greedy'] });
      added(path, { number: 3, agents: ['random', 'greedy'] });
      writeFileSync(join(path, 'outcomes.end'), end);
    },
    'outcomes.jsonl:4',
    /3 outcomes were written/,
  ],
  ['a match that the plan has not', (path) => added(path, { number: 7 }), 'outcomes.jsonl:4', /no match 7/],
  [
    'a match that was told before',
    (path) => added(path, { number: 2 }),
    'outcomes.jsonl:4',
    /match 2 is already in line 3/,
  ],
  [
    'a match of other agents than planned',
    (path) => added(path, { number: 3, agents: ['random', 'random'] }),
    'outcomes.jsonl:4',
    /match 3 has other players, decks or edition than in the plan: random, greedy, /,
  ],
  [
    'a match of other decks than planned',
    (path) => added(path, { number: 3, agents: ['random', 'greedy'], decks: ['atlas-drive', 'atlas-drive'] }),
    'outcomes.jsonl:4',
    /match 3 has other players, decks or edition than in the plan: random, greedy, /,
  ],
  [
    'a record that is lost',
    (path) => rmSync(join(path, 'records', '000001.jsonl')),
    'records/000001.jsonl',
    /the file of match 1, listed in \S+outcomes\.jsonl:2, is missing/,
  ],
  [
    'a record that was edited',
    (path) => edited(path, 'records/000001.jsonl', otherWinner),
    'records/000001.jsonl',
    /the file of match 1.* was edited/,
  ],
  [
    'decisions that are lost',
    (path) => rmSync(join(path, 'trajectories', '000002.jsonl')),
    'trajectories/000002.jsonl',
    /the file of match 2.* is missing/,
  ],
  [
    'outcomes that are lost',
    (path) => rmSync(join(path, 'outcomes.jsonl')),
    'outcomes.jsonl:1',
    /has 0 outcomes/,
  ],
  [
    'a number of outcomes that is lost',
    (path) => rmSync(join(path, 'outcomes.end')),
    'outcomes.end',
    /the number of outcomes/,
  ],
  [
    'a number of outcomes of another run',
    (path) => cpSync(join(foreign, 'outcomes.end'), join(path, 'outcomes.end')),
    'outcomes.end',
    /does not belong to line 3/,
  ],
  ['a plan that is lost', (path) => rmSync(join(path, 'plan.json')), 'plan.json', /missing/],
  [
    'a plan that is no plan',
    (path) => writeFileSync(join(path, 'plan.json'), '{'),
    'plan.json:1',
    /not valid JSON/,
  ],
];

describe('A run that is gone on with', () => {
  it.each(DAMAGES)('finds %s', async (_title, damage, place, reason) => {
    const path = copy();
    damage(path);
    await expect(runPlan(plan, options(path))).rejects.toMatchObject({
      code: 'RUN_DAMAGED',
      place: join(path, place),
      message: expect.stringMatching(reason),
    });
  });

  it('knows the outcome that was written as the run was killed, before it was counted', async () => {
    const path = copy();
    const [, second] = linesIn(path).map((line) => JSON.parse(line) as { readonly seal: string });
    writeFileSync(join(path, 'outcomes.end'), JSON.stringify({ lines: 2, seal: second?.seal }));
    const { progress } = await runPlan(plan, options(path, { stop: AbortSignal.abort() }));
    expect(progress.done).toBe(3);
    writeFileSync(join(path, 'outcomes.jsonl'), `${text(path, 'outcomes.jsonl')}{"number":3`);
    expect((await runPlan(plan, options(path))).progress).toMatchObject({ earlier: 3, done: 4 });
  });

  it('lets the folder go at its end, and where it is refused', async () => {
    const path = copy();
    let held = 0;
    const lock = () => {
      held += 1;
      return () => {
        held -= 1;
      };
    };
    const atFinish: number[] = [];
    const keeping = { path, program: PROGRAM, build: BUILD, lock, finish: () => atFinish.push(held) };
    await expect(runPlan({ ...plan, seed: 9 }, options(path, { store: keeping }))).rejects.toThrowError(
      /seed/,
    );
    expect(held).toBe(0);
    await runPlan(plan, options(path, { store: keeping }));
    expect([held, atFinish]).toEqual([0, [1]]);
  });
});

const withOtherCards: Plan['ruleset'] = {
  ...gateRuler,
  newGame: (setup) => ({ ...gateRuler.newGame(setup), cards: {} }),
};

describe('A run of which digests are kept', () => {
  const keeping = (path: string, retention: 'records' | 'digests') => ({
    store: { path, program: PROGRAM, build: BUILD, lock: () => () => {}, retention },
  });

  it('writes no record, and comes to the same outcomes, digests and decisions', async () => {
    const [whole, lean] = [join(folder, 'whole'), join(folder, 'lean')];
    const one = await runPlan(plan, options(whole, keeping(whole, 'records')));
    const other = await runPlan(plan, options(lean, keeping(lean, 'digests')));
    expect(summaryText(other.summary)).toBe(summaryText(one.summary));
    expect(existsSync(join(whole, 'records', '000003.jsonl'))).toBe(true);
    expect(existsSync(join(lean, 'records'))).toBe(false);
    const digestsIn = (path: string) =>
      linesIn(path).map((line) => {
        const { number, record, trajectory } = JSON.parse(line);
        return { number, record, trajectory };
      });
    expect(digestsIn(lean)).toEqual(digestsIn(whole));
    expect(text(lean, 'trajectories', '000003.jsonl')).toBe(text(whole, 'trajectories', '000003.jsonl'));
  });

  it('is gone on with, without a look for records but with one at decisions', async () => {
    const path = join(folder, 'stopped');
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    await runPlan(plan, options(path, { ...keeping(path, 'digests'), stop: stop.signal, onProgress }));
    const { progress } = await runPlan(plan, options(path, keeping(path, 'digests')));
    expect(progress).toMatchObject({ earlier: 1, done: 4 });
    rmSync(join(path, 'trajectories', '000002.jsonl'));
    await expect(runPlan(plan, options(path, keeping(path, 'digests')))).rejects.toMatchObject({
      code: 'RUN_DAMAGED',
      place: join(path, 'trajectories', '000002.jsonl'),
    });
  });

  it('is not gone on with as one of records, nor the other way round', async () => {
    const path = join(folder, 'digests');
    const stop = AbortSignal.abort();
    await runPlan(plan, options(path, { ...keeping(path, 'digests'), stop }));
    for (const [at, keep, difference] of [
      [path, 'records', '"digests", now "records"'],
      [kept, 'digests', '"records", now "digests"'],
    ] as const) {
      await expect(runPlan(plan, options(at, { store: keeping(at, keep).store }))).rejects.toMatchObject({
        code: 'RUN_DIFFERS',
        message: `the run began with stored records (--keep): ${difference}`,
      });
    }
  });
});

describe('A folder holds one run', () => {
  it.each<[string, Partial<Plan>, Partial<RunOptions>]>([
    ['games 4, now 6', { games: 6 }, {}],
    ['seed 3, now 5', { seed: 5 }, {}],
    ['limit 1000, now 2000', { limit: 2000 }, {}],
    ['edition "2021-03", now "1.0.0"', { edition: '1.0.0' }, {}],
    ['agents ["greedy","random"], now ["random","greedy"]', { agents: ['random', 'greedy'] }, {}],
    ['decks ["atlas-drive","volnar-host"], now ["atlas-drive"]', { decks: ['atlas-drive'] }, {}],
    [`rules version ${gateRuler.version}, now 99`, { ruleset: { ...gateRuler, version: 99 } }, {}],
    ['the cards and decks with digest "', { ruleset: withOtherCards }, {}],
    ['stored decisions (--export): true, now false', {}, { withTrajectories: false }],
    [
      'ruleset "gate-ruler", now "waiting-zone"',
      { ruleset: waitingZone, edition: waitingZone.defaultEdition, decks: ['ember-raid'] },
      { withTrajectories: false },
    ],
  ])('and none begun with %s', async (difference, otherPlan, otherOptions) => {
    await expect(runPlan({ ...plan, ...otherPlan }, options(kept, otherOptions))).rejects.toMatchObject({
      code: 'RUN_DIFFERS',
      place: join(kept, 'plan.json'),
      message: expect.stringContaining(`the run began with ${difference}`),
    });
  });

  it('and names nothing but what differs', async () => {
    await expect(runPlan({ ...plan, seed: 5 }, options(kept))).rejects.toMatchObject({
      message: 'the run began with seed 3, now 5',
    });
  });

  it('and none that another version of the program began', async () => {
    const keeping = { path: kept, program: '1.3.0', build: BUILD, lock: () => () => {} };
    await expect(runPlan(plan, options(kept, { store: keeping }))).rejects.toMatchObject({
      code: 'RUN_DIFFERS',
      message: 'the run began with program version "1.2.3", now "1.3.0"',
    });
  });

  it('and none of an earlier format, which names no build', async () => {
    const path = copy();
    edited(path, 'plan.json', (json) => json.replace('gatechart-run/4', 'gatechart-run/3'));
    await expect(runPlan(plan, options(path))).rejects.toMatchObject({
      code: 'RUN_FORMAT',
      message:
        'the run has the format "gatechart-run/3", but this version of gatechart resumes only runs of the format gatechart-run/4',
    });
  });

  it('and none that is written down in another way', async () => {
    const path = copy();
    edited(path, 'plan.json', (json) => json.replace('"format":"gatechart-run/4",', ''));
    await expect(runPlan(plan, options(path))).rejects.toMatchObject({
      code: 'RUN_FORMAT',
      message:
        'the run has an earlier format, but this version of gatechart resumes only runs of the format gatechart-run/4',
    });
  });

  it('and is not begun by what is refused', async () => {
    const path = join(folder, 'never');
    await expect(runPlan({ ...plan, games: 3 }, options(path))).rejects.toMatchObject({ code: 'BAD_VALUE' });
    expect(existsSync(path)).toBe(false);
  });
});

describe('A run belongs to one build', () => {
  const by = (path: string, build: string, more: object = {}): Partial<RunOptions> => ({
    store: { path, program: PROGRAM, build, lock: () => () => {}, ...more },
  });

  it('and another build is refused, with both digests', async () => {
    await expect(runPlan(plan, options(kept, by(kept, OTHER_BUILD)))).rejects.toMatchObject({
      code: 'RUN_DIFFERS',
      place: join(kept, 'plan.json'),
      message: `the run began with the build of gatechart with digest "${BUILD}", now "${OTHER_BUILD}"`,
    });
  });

  it('and is continued by another one where that is accepted; the summary counts the matches of each', async () => {
    const path = copy();
    const other = by(path, OTHER_BUILD, { acceptsOtherBuild: true, program: '1.3.0' });
    const { summary, builds } = await runPlan(plan, options(path, other));
    expect([summary.builds, builds]).toEqual([
      { [BUILD]: 3, [OTHER_BUILD]: 1 },
      { [BUILD]: 3, [OTHER_BUILD]: 1 },
    ]);
    expect(JSON.parse(text(path, 'plan.json'))).toMatchObject({ build: BUILD, program: PROGRAM });
    expect(linesIn(path).map((line) => JSON.parse(line).build)).toEqual([
      ...[undefined, undefined, undefined, OTHER_BUILD],
    ]);
    // What was mixed stays so for the first build, too.
    expect((await runPlan(plan, options(path))).summary.builds).toEqual(summary.builds);
    await expect(runPlan(plan, options(path, by(path, OTHER_BUILD)))).rejects.toMatchObject({
      code: 'RUN_DIFFERS',
    });
  });

  it('and nothing but the build may differ where another build is accepted', async () => {
    const path = copy();
    const other = by(path, OTHER_BUILD, { acceptsOtherBuild: true });
    await expect(runPlan({ ...plan, seed: 5 }, options(path, other))).rejects.toMatchObject({
      message: 'the run began with seed 3, now 5',
    });
    const ruleset = { ...gateRuler, version: 99 };
    await expect(runPlan({ ...plan, ruleset }, options(path, other))).rejects.toMatchObject({
      message: `the run began with rules version ${gateRuler.version}, now 99`,
    });
  });

  it('and the summary of one build names none', async () => {
    expect((await runPlan(plan, options(copy()))).summary).not.toHaveProperty('builds');
  });
});
