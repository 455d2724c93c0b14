import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderLock } from '../../src/cli/folder-lock.ts';
import { defaultDecks } from '../../src/core/match-setup.ts';
import { filesBelow } from '../../src/file-system.ts';
import { gateRuler } from '../../src/registered.ts';
import { engineDigest } from '../../src/selfplay/engine-digest.ts';
import { jobsInShard, jobsOf } from '../../src/selfplay/plan.ts';
import { inlineRunner, runPlan } from '../../src/selfplay/runner.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const at = (...path: readonly string[]): string => join(folder.path, ...path);
const text = (...path: readonly string[]): string => readFileSync(at(...path), 'utf8');

const GAMES = 10;

const selfplay = (out: string, ...more: readonly string[]) =>
  gatechart(
    ...['selfplay', '--games', `${GAMES}`, '--agents', 'random', '--seed', '5', '--workers', '0'],
    ...['--out', at(out), ...more],
  );

const merge = (out: string, shares: readonly string[], ...more: readonly string[]) =>
  gatechart('selfplay', 'merge', '--out', at(out), ...more, ...shares.map((name) => at(name)));

/** Everything in a folder. */
const contentOf = (name: string) =>
  filesBelow(at(name)).map((file) => [file, readFileSync(file, 'utf8')] as const);

/** Share 2 of 3, in a folder, as another build plays it. */
const begunBy = async (name: string, build: string): Promise<void> => {
  await runPlan(
    {
      ...{ ruleset: gateRuler, edition: gateRuler.defaultEdition, agents: ['random'] },
      ...{ decks: defaultDecks(gateRuler), games: GAMES, seed: 5, limit: 10_000 },
    },
    {
      ...{ runner: inlineRunner(), withTrajectories: true, clock: () => 0 },
      ...{ stop: new AbortController().signal, shard: { number: 2, of: 3 } },
      store: { path: at(name), program: '0.0.0', build, lock: () => () => {} },
    },
  );
};

const SHARES = ['share-1', 'share-2', 'share-3'];

beforeAll(async () => {
  await selfplay('whole', '--export', 'jsonl');
  for (const [index, name] of SHARES.entries()) {
    const { code, out, notes } = await selfplay(name, '--shard', `${index + 1}/3`, '--export', 'jsonl');
    expect([code, out]).toEqual([0, []]);
    expect(notes.at(-1)).toMatch(
      `shard ${index + 1} of 3 complete; merge the shards with gatechart selfplay merge`,
    );
  }
});

describe('The shares of a run', () => {
  it('have each pair once, whole, and are dealt out in turn', () => {
    const jobs = jobsOf({
      ...{ edition: 'any', agents: ['a', 'b'], decks: ['one'], games: GAMES, seed: 1, limit: 1 },
    });
    const numbers = [1, 2, 3].map((number) => jobsInShard({ number, of: 3 }, jobs).map((job) => job.number));
    expect(numbers).toEqual([
      [0, 1, 6, 7],
      [2, 3, 8, 9],
      [4, 5],
    ]);
  });

  it('keep their own matches and no summary', () => {
    expect(readdirSync(at('share-3', 'records')).sort()).toEqual(['000004.jsonl', '000005.jsonl']);
    expect(JSON.parse(text('share-3', 'plan.json')).share).toBe('3/3');
    expect(readdirSync(at('share-3')).sort()).toEqual(
      ['outcomes.end', 'outcomes.jsonl', 'plan.json', 'records', 'run.json', 'trajectories'].sort(),
    );
  });

  it('are gone on with as themselves only', async () => {
    const { code, notes } = await selfplay('share-3', '--shard', '2/3', '--export', 'jsonl');
    expect([code, notes]).toEqual([
      2,
      [expect.stringContaining('the run began with share "3/3", now "2/3"')],
    ]);
    expect((await selfplay('share-3', '--shard', '3/3', '--export', 'jsonl')).code).toBe(0);
  });

  it('are refused where they are none, or have no folder', async () => {
    for (const value of ['0/4', '5/4', '1', '1/0', 'a/b', '1/10001', '-1/4', '1/4/2']) {
      const { code, notes } = await selfplay('none', '--shard', value);
      expect([code, notes]).toEqual([2, [expect.stringMatching(/^gatechart: BAD_VALUE --shard: /)]]);
    }
    const { code, notes } = await gatechart('selfplay', '--shard', '1/4');
    expect([code, notes]).toEqual([2, [expect.stringMatching(/^gatechart: USAGE --shard: .*--out/)]]);
    const json = await selfplay('none', '--shard', '1/4', '--json');
    expect([json.code, json.notes]).toEqual([2, [expect.stringMatching(/^gatechart: USAGE --json: /)]]);
    expect(existsSync(at('none'))).toBe(false);
  });
});

describe('gatechart selfplay merge', () => {
  it('refuses options of selfplay before its name, which it would ignore', async () => {
    const { code, notes } = await gatechart(
      'selfplay',
      '--games',
      '4',
      'merge',
      '--out',
      at('x'),
      at('share-1'),
    );
    expect([code, notes.join()]).toEqual([
      2,
      expect.stringContaining('USAGE --games: merge ignores options'),
    ]);
  });

  it('makes of the shares, in any order, the run as it is played in one, and leaves them as they are', async () => {
    const before = SHARES.map(contentOf);
    const { code, out } = await merge('merged', ['share-2', 'share-3', 'share-1'], '--export', 'jsonl');
    expect(code).toBe(0);
    expect(out[0]).toMatch(`${GAMES} of ${GAMES} matches`);
    for (const name of [
      ...['summary.json', 'report.html', 'plan.json', 'trajectories.jsonl'],
      ...['outcomes.jsonl', 'outcomes.end'],
    ]) {
      expect(text('merged', name)).toBe(text('whole', name));
    }
    for (const kind of ['records', 'trajectories']) {
      const inside = (name: string) => contentOf(join(name, kind)).map(([, content]) => content);
      expect(inside('merged')).toEqual(inside('whole'));
      expect(inside('merged')).toHaveLength(GAMES);
    }
    expect(SHARES.map(contentOf)).toEqual(before);
    expect((await selfplay('merged', '--export', 'jsonl')).code).toBe(0);
  });

  it('tells which matches are missing, keeps the others, and goes on once they are there', async () => {
    const shares = ['share-1', 'later', 'share-3'];
    const { code, out, notes } = await merge('partial', shares);
    expect([code, out]).toEqual([1, []]);
    expect(notes).toEqual([
      `${at('later')}: no shard yet`,
      'shard 2 of 3: 4 of 4 matches are missing: 2-3, 8-9',
      `${at('partial')} has 6 of 10 matches; run the same command again when the other shards are complete`,
    ]);
    expect(existsSync(at('partial', 'summary.json'))).toBe(false);
    expect(readdirSync(at('partial', 'records'))).toHaveLength(6);
    cpSync(at('share-2'), at('later'), { recursive: true });
    expect((await merge('partial', shares)).code).toBe(0);
    expect(text('partial', 'summary.json')).toBe(text('whole', 'summary.json'));
    expect((await merge('partial', shares)).code).toBe(0);
  });

  it('goes on with a part, of a share that was stopped', async () => {
    cpSync(at('share-1'), at('stopped'), { recursive: true });
    const [first = ''] = text('stopped', 'outcomes.jsonl').split('\n');
    writeFileSync(at('stopped', 'outcomes.jsonl'), `${first}\n{"numb`);
    writeFileSync(at('stopped', 'outcomes.end'), JSON.stringify({ lines: 1, seal: JSON.parse(first).seal }));
    const before = contentOf('stopped');
    const { code, notes } = await merge('half', ['stopped', 'share-2', 'share-3']);
    expect([code, notes[0]]).toEqual([1, 'shard 1 of 3: 3 of 4 matches are missing: 1, 6-7']);
    expect(contentOf('stopped')).toEqual(before);
    expect((await merge('half', ['share-1'])).code).toBe(0);
    expect(text('half', 'summary.json')).toBe(text('whole', 'summary.json'));
  });

  type Wrong = readonly [title: string, make: () => Promise<readonly string[]>, refusal: RegExp];

  const WRONG: readonly Wrong[] = [
    [
      'shares of different runs',
      async () => {
        await selfplay('other', '--shard', '2/3', '--seed', '6', '--export', 'jsonl');
        return ['share-1', 'other', 'share-3'];
      },
      /^RUN_DIFFERS \S+other\/plan\.json: the run began with seed 6, \S+share-1 5;/,
    ],
    [
      'shares of several dealings',
      async () => {
        await selfplay('of-4', '--shard', '2/4', '--export', 'jsonl');
        return ['share-1', 'of-4'];
      },
      /^RUN_DIFFERS \S+of-4\/plan\.json: the run began with shares 4, \S+share-1 3;/,
    ],
    [
      'shares of another version of the program',
      async () => {
        cpSync(at('share-1'), at('older'), { recursive: true });
        writeFileSync(
          at('older', 'plan.json'),
          text('older', 'plan.json').replace('"program":"0.0.0"', '"program":"9.9.9"'),
        );
        return ['older'];
      },
      /^RUN_DIFFERS \S+older\/plan\.json: the run began with program version "9\.9\.9", now "0\.0\.0";/,
    ],
    [
      'shares of two builds',
      async () => {
        await begunBy('other-build', 'bbbbbbbbbbbbbbbb');
        return ['share-1', 'other-build'];
      },
      /^RUN_DIFFERS \S+other-build\/plan\.json: the run began with the build of gatechart with digest "b{16}", \S+share-1 "[0-9a-f]{16}";/,
    ],
    [
      'one share in two folders',
      async () => {
        cpSync(at('share-1'), at('twin'), { recursive: true });
        return ['share-1', 'twin'];
      },
      /^SHARE_TWICE \S+twin\/plan\.json: the folder \S+share-1 also contains shard 1\/3,/,
    ],
    ['a folder twice', async () => ['share-1', 'share-1'], /^USAGE \S+share-1: .*given twice/],
    ['the folder that they are put in', async () => ['share-1', 'refused'], /^USAGE \S+refused: .*twice/],
    ['a whole run', async () => ['whole'], /^NOT_A_SHARE \S+whole\/plan\.json: /],
    ['nothing at all', async () => ['nowhere'], /^CANNOT_READ \S+nowhere\/plan\.json: /],
    [
      'a record that was edited',
      async () => {
        cpSync(at('share-1'), at('edited'), { recursive: true });
        appendFileSync(at('edited', 'records', '000006.jsonl'), '\n');
        return ['edited', 'share-2'];
      },
      /^RUN_DAMAGED \S+edited\/records\/000006\.jsonl: the file of match 6, listed in \S+:3, was edited;/,
    ],
    [
      'an outcome that was edited',
      async () => {
        cpSync(at('share-1'), at('changed'), { recursive: true });
        const file = at('changed', 'outcomes.jsonl');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"turns":', '"turns":1'));
        return ['share-2', 'changed'];
      },
      /^RUN_DAMAGED \S+changed\/outcomes\.jsonl:1: the line was edited/,
    ],
    [
      'a plan that is none',
      async () => {
        cpSync(at('share-1'), at('planless'), { recursive: true });
        writeFileSync(at('planless', 'plan.json'), '{"format":"gatechart-run/4","share":"1/3"}');
        return ['planless'];
      },
      /^RUN_DAMAGED \S+planless\/plan\.json:1: the file is not the plan of a run: ruleset: /,
    ],
  ];

  it.each(WRONG)('refuses %s in one line, and begins nothing', async (_title, make, refusal) => {
    const shares = await make();
    const { code, out, notes } = await merge('refused', shares);
    expect([code, out]).toEqual([2, []]);
    expect(notes.map((note) => note.replace(/^gatechart: /, ''))).toEqual([expect.stringMatching(refusal)]);
    expect(existsSync(at('refused'))).toBe(false);
    for (const name of shares) expect(existsSync(at(name, 'lock'))).toBe(false);
  });

  it('takes no match that came out otherwise in the folder before', async () => {
    const bot = (code: number) => folder.file('bot.sh', `exit ${code}\n`);
    const args = ['--agents', `cmd:sh ${bot(1)},random`, '--games', '2'];
    expect((await selfplay('otherwise', ...args)).code).toBe(0);
    bot(2);
    expect((await selfplay('played-again', ...args, '--shard', '1/1')).code).toBe(0);
    const { code, notes } = await merge('otherwise', ['played-again']);
    expect([code, notes]).toEqual([
      2,
      [
        expect.stringMatching(
          /^gatechart: RUN_DIFFERS \S+played-again\/outcomes\.jsonl:1: match 0 has another result in this folder than in \S+otherwise;/,
        ),
      ],
    ]);
  });

  it('holds the shares while it reads them', async () => {
    const letGo = folderLock('gatechart selfplay')(at('share-2'));
    const { code, notes } = await merge('held', SHARES);
    letGo();
    expect([code, notes]).toEqual([3, [expect.stringMatching(/^gatechart: RUN_IN_USE \S+share-2\/lock: /)]]);
    expect(existsSync(at('share-1', 'lock'))).toBe(false);
  });

  it('exports decisions only where they were kept', async () => {
    await selfplay('plain', '--shard', '1/1', '--keep', 'digests');
    const refused = await merge('plainly', ['plain'], '--export', 'jsonl');
    expect([refused.code, refused.notes]).toEqual([2, [expect.stringMatching(/USAGE --export: /)]]);
    expect((await merge('plainly', ['plain'])).code).toBe(0);
    expect(text('plainly', 'summary.json')).toBe(text('whole', 'summary.json'));
    expect(existsSync(at('plainly', 'records'))).toBe(false);
  });
});

describe('Shares of two builds', () => {
  it('are merged where that is accepted, and the summary counts the matches of each', async () => {
    await begunBy('by-other', 'bbbbbbbbbbbbbbbb');
    const merged = await merge('mixed', ['share-1', 'by-other', 'share-3'], '--other-build', '--json');
    expect([merged.code, JSON.parse(merged.out.join('')).builds]).toEqual([
      0,
      { [engineDigest()]: 6, bbbbbbbbbbbbbbbb: 4 },
    ]);
    const again = await merge('mixed', ['by-other', 'share-3', 'share-1'], '--other-build');
    expect(again.out[1]).toContain('bbbbbbbbbbbbbbbb played 4');
    expect(text('mixed', 'report.html')).toContain('bbbbbbbbbbbbbbbb played 4');
  });
});

describe('The folder of a run', () => {
  it('names the digest of the build, refuses another one, and continues with it where it is told to', async () => {
    const args = ['--shard', '2/3', '--export', 'jsonl'];
    expect(JSON.parse(text('share-1', 'plan.json')).build).toBe(engineDigest());
    await begunBy('resumed', 'bbbbbbbbbbbbbbbb');
    const { code, notes } = await selfplay('resumed', ...args);
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringMatching(/^gatechart: RUN_DIFFERS .*with digest "b{16}", now .*--other-build/),
    ]);
    expect((await selfplay('resumed', ...args, '--other-build')).code).toBe(0);
  });
});
