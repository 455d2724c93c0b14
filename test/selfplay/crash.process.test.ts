import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashLines } from '../../src/cli/selfplay/output.ts';
import type { SetSource } from '../../src/core/cards/card-sets.ts';
import { setsDigest } from '../../src/core/cards/custom-sets.ts';
import { digest } from '../../src/core/data/digest.ts';
import { gateRuler } from '../../src/registered.ts';
import { jobOf, type Plan, planFrom, serializePlan } from '../../src/selfplay/plan.ts';
import { type Run, type RunOptions, runPlan, threadRunner } from '../../src/selfplay/runner.ts';
import { type Crash, crashOf, crashText, playInProcess, readCrash } from '../../src/selfplay/store/crash.ts';
import { mergeShards } from '../../src/selfplay/store/merge.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { lamps } from './support/lamps.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const at = (...path: readonly string[]): string => join(folder.path, ...path);
const text = (...path: readonly string[]): string => readFileSync(at(...path), 'utf8');

const plan: Plan = {
  ruleset: gateRuler,
  edition: '2021-03',
  agents: ['random'],
  decks: ['atlas-drive', 'volnar-host'],
  games: 4,
  seed: 3,
  limit: 1000,
};

const DEADLY = new URL('./support/deadly-worker.js', import.meta.url).href;

const options = (name: string, more: Partial<RunOptions> = {}): RunOptions => ({
  runner: threadRunner(1),
  withTrajectories: true,
  clock: () => 0,
  stop: new AbortController().signal,
  store: { path: at(name), program: '1.2.3', build: 'aaaaaaaaaaaaaaaa', lock: () => () => {} },
  ...more,
});

let whole: Run;
let crashed: Run;
beforeAll(async () => {
  whole = await runPlan(plan, options('whole'));
  crashed = await runPlan(plan, options('crashed', { runner: threadRunner(1, { worker: DEADLY }) }));
});

describe('A match that kills its worker', () => {
  it('is a failure that nobody won; the others are played as ever', () => {
    expect(crashed.isComplete).toBe(true);
    expect(crashed.summary).toMatchObject({ games: 4, failures: 1 });
    expect(crashed.summary.endings['failure: WORKER_DIED']).toBe(1);
    expect(crashed.outcomes.slice(0, 3)).toEqual(whole.outcomes.slice(0, 3));
    expect(crashed.outcomes[3]).toEqual({
      ...{ number: 3, agents: ['random', 'random'], decks: whole.outcomes[3]?.decks },
      ...{ reasons: [null, null], decisions: 0, turns: 0, cards: [[], []] },
      failure: {
        code: 'WORKER_DIED',
        message: 'the match ended 3 worker threads: worker exited with code: 7',
      },
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    for (const name of ['000000', '000001', '000002']) {
      expect(text('crashed', 'records', `${name}.jsonl`)).toBe(text('whole', 'records', `${name}.jsonl`));
    }
    expect(text('crashed', 'records', '000003.jsonl')).toBe(
      `${text('whole', 'records', '000003.jsonl').split('\n')[0]}\n`,
    );
  });

  it('is kept with all it takes to play it again, and told', () => {
    expect(readdirSync(at('crashed', 'crashes'))).toEqual(['000003.json']);
    expect(existsSync(at('whole', 'crashes'))).toBe(false);
    const { digest: noted, ...crash } = JSON.parse(text('crashed', 'crashes', '000003.json'));
    expect(crash).toEqual({
      format: 'gatechart-crash/1',
      plan: serializePlan(plan),
      number: 3,
      message: 'the match ended 3 worker threads: worker exited with code: 7',
    });
    expect(noted).toBe(digest(crash));
    expect(crashLines(crashed.outcomes, 'run')).toEqual([
      'match 3 ended its worker thread: gatechart fuzz repro run/crashes/000003.json',
    ]);
    expect(crashLines(whole.outcomes, 'run')).toEqual([]);
  });

  it('is not played again as the run goes on', async () => {
    const { progress, summary } = await runPlan(plan, options('crashed'));
    expect([progress.earlier, summary.failures]).toEqual([4, 1]);
  });

  it('comes along as shares are merged', async () => {
    await runPlan(
      plan,
      options('share', { runner: threadRunner(1, { worker: DEADLY }), shard: { number: 1, of: 1 } }),
    );
    const lock = () => () => {};
    const merging = { program: '1.2.3', lock, needsTrajectories: false, finish: () => {} };
    const { whole: made } = mergeShards(at('merged'), [at('share')], merging);
    expect(made?.summary).toEqual(crashed.summary);
    expect(text('merged', 'crashes', '000003.json')).toBe(text('crashed', 'crashes', '000003.json'));
  });
});

const file = (name: string, of: Plan, number = 1): string =>
  folder.file(name, crashText(crashOf(of, jobOf(of, number), 'worker exited with code: 7')));

const repro = (path: string, ...more: readonly string[]) => gatechart('fuzz', 'repro', path, ...more);

/** A program that ends the process that plays the match. */
const killer = (): string =>
  `cmd:sh ${folder.file(
    'killer.sh',
    `touch ${at('was-run')}
p=$PPID
while [ "$p" -gt 1 ]; do
  if tr '\\0' ' ' < /proc/$p/cmdline | grep -q crash-process; then kill -9 "$p"; exit; fi
  p=$(cut -d' ' -f4 /proc/$p/stat)
done
`,
  )}`;

describe('gatechart fuzz repro of a crash', () => {
  it('says that a match comes to its end, with code 0', async () => {
    const { code, out } = await repro(at('crashed', 'crashes', '000003.json'));
    const { winner, decisions } = whole.outcomes[3] as Run['outcomes'][number];
    expect([code, out]).toEqual([
      0,
      [
        'gate-ruler, 2021-03, match 3 of seed 3: random against random',
        `The match now reaches its end: player ${Number(winner) + 1} won after ${decisions} decisions.`,
      ],
    ]);
  });

  it('says that a match still kills who plays it, with code 1; programs are run only where that is allowed', async () => {
    const deadly = file('deadly.json', { ...plan, agents: [killer(), 'random'] });
    const refused = await repro(deadly);
    expect([refused.code, refused.out, refused.notes]).toEqual([
      2,
      [],
      [expect.stringMatching(/^gatechart: USAGE --programs: .*only with --programs: cmd:sh \S+killer\.sh;/)],
    ]);
    expect(existsSync(at('was-run'))).toBe(false);
    const { code, out } = await repro(deadly, '--programs');
    expect([code, out.at(-1)]).toEqual([1, 'It still ends its process: the process ended (SIGKILL).']);
    expect(existsSync(at('was-run'))).toBe(true);
    const told = await repro(deadly, '--programs', '--json');
    expect(JSON.parse(told.out[0] ?? '')).toMatchObject({ number: 1, isSame: true });
  });

  it('plays with the card sets of the match', async () => {
    const sets: readonly SetSource[] = [{ name: 'lamps.json', value: lamps() }];
    const own = planFrom(
      { ...serializePlan(plan), decks: ['lamps', 'atlas-drive'], sets: setsDigest(sets) },
      sets,
    );
    expect((await repro(file('sets.json', own))).code).toBe(0);
    const swapped = { ...crashOf(own, jobOf(own, 1), ''), sets: [{ name: 'lamps.json', value: lamps(3) }] };
    const { code, notes } = await repro(folder.file('swapped.json', crashText(swapped)));
    expect([code, notes]).toEqual([2, [expect.stringMatching(/^gatechart: SETS_DIFFER /)]]);
  });

  it('needs the secret that the match was drawn with, and no other', async () => {
    mkdirSync(at('secrets'));
    const [right, wrong] = [1, 2].map((byte) => {
      const path = at('secrets', `${byte}`);
      writeFileSync(path, new Uint8Array(32).fill(byte));
      return path;
    }) as [string, string];
    const drawn = file('drawn.json', { ...plan, secret: new Uint8Array(32).fill(1) });
    expect((await repro(drawn)).notes).toEqual([expect.stringMatching(/^gatechart: USAGE --secret: /)]);
    expect((await repro(drawn, '--secret', wrong)).notes).toEqual([
      expect.stringMatching(/^gatechart: SECRET_DIFFERS /),
    ]);
    expect((await repro(drawn, '--secret', right)).code).toBe(0);
  });

  const changed = (change: (crash: Crash) => object): string => {
    const crash = change(crashOf(plan, jobOf(plan, 1), 'message'));
    return JSON.stringify({ ...crash, digest: digest(crash) });
  };

  it.each<[string, () => string, RegExp]>([
    [
      'that was edited',
      () => crashText(crashOf(plan, jobOf(plan, 1), 'message')).replace('"seed": 3', '"seed": 4'),
      /^BAD_CRASH \S+: the file was edited after gatechart wrote it/,
    ],
    [
      'of another version',
      () => changed((crash) => ({ ...crash, format: 'gatechart-crash/2' })),
      /^BAD_CRASH \S+: the format is "gatechart-crash\/2"; this program reads gatechart-crash\/1/,
    ],
    [
      'of a match that the plan has not',
      () => changed((crash) => ({ ...crash, number: 4 })),
      /^BAD_CRASH \S+: the plan has no match 4/,
    ],
    [
      'of more matches than there can be',
      () => changed((crash) => ({ ...crash, plan: { ...crash.plan, games: 1e9 } })),
      /^BAD_CRASH \S+: plan\.games: must be at most 1000000/,
    ],
    [
      'with something more',
      () => changed((crash) => ({ ...crash, run: 'rm' })),
      /^BAD_CRASH \S+: the key "run"/,
    ],
    [
      'of an agent that is none',
      () => changed((crash) => ({ ...crash, plan: { ...crash.plan, agents: ['deep-blue'] } })),
      /^UNKNOWN_AGENT /,
    ],
    [
      'of a deck that there is not',
      () => changed((crash) => ({ ...crash, plan: { ...crash.plan, decks: ['nothing'] } })),
      /^UNKNOWN_DECK /,
    ],
  ])('refuses one %s in one line with code 2', async (_title, make, refusal) => {
    const { code, out, notes } = await repro(folder.file('refused.json', make()));
    expect([code, out]).toEqual([2, []]);
    expect(notes.map((note) => note.replace(/^gatechart: /, ''))).toEqual([expect.stringMatching(refusal)]);
  });

  it('reads what it wrote', () => {
    const crash = crashOf(plan, jobOf(plan, 1), 'two\nlines');
    expect(readCrash('file', crashText(crash))).toEqual({ ...crash, message: 'two lines' });
  });

  it('is ended with whoever asked for it', async () => {
    const stop = new AbortController();
    const patient = { ...plan, agents: ['cmd:sleep 86400'], limit: 86_400_000 };
    const job = jobOf(patient, 0);
    const playing = playInProcess({ plan: serializePlan(patient), job, withTrajectory: false }, stop.signal);
    stop.abort();
    expect(await playing).toEqual({ died: 'the process ended (SIGKILL)' });
  });
});
