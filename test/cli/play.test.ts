import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import type { HostedMatch } from '../../src/cli/play/hosted-match.ts';
import { seatsOf } from '../../src/cli/play/seats.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { rulesets } from '../../src/registered.ts';
import type { RecordHeader } from '../../src/replay/record.ts';
import { headerDigest } from '../../src/replay/recorded-match.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { ruleset as skirmish } from '../kit/support/skirmish.ts';
import { volume } from '../support/effort.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const LAMPS = 'examples/lamps.yaml';

const play = (...args: readonly string[]) => gatechart('play', '--runtime', 'lean', ...args);

describe('gatechart play', () => {
  it('tells a match to its winner, with a clause at the left of each line of it', async () => {
    const { code, out, notes } = await play();
    expect([code, notes[0]]).toEqual([0, expect.stringMatching(/^You have seen a match/)]);
    expect(out.some((line) => /^1-4b +Player [12] wins/.test(line))).toBe(true);
    const told = out.slice(2, out.lastIndexOf(''));
    expect(told.filter((line) => line !== '' && !/^\d+-\d/.test(line))).toEqual([]);
  });

  it.each([
    ['en', /^Player \d \(greedy\) has won \(1-4b\)$/, /^Player \d has lost by 12-2a-[12]\. \S/],
    ['ja', /^プレイヤー\d\(greedy\)の勝ちです\(1-4b\)$/, /^プレイヤー\dの敗北\(12-2a-[12]\)。\S/],
  ] as const)('says at its end who has won, by which clause and why (%s)', async (lang, won, lost) => {
    const { out } = await play('--lang', lang);
    expect(out.at(-3)).toMatch(won);
    expect(out.at(-2)).toMatch(lost);
  });

  it.each([
    [[], '', / clauses 12-2a-[12]$/],
    [['--ruleset', 'waiting-zone'], ' --ruleset waiting-zone', / clauses house\.\d+ --ruleset waiting-zone$/],
    [
      ['--decks', 'volnar-host,atlas-drive', '--edition', '1.0.0', '--cards', LAMPS, '--lang', 'ja'],
      ` --cards ${LAMPS} --decks volnar-host,atlas-drive --edition 1.0.0 --lang ja`,
      / clauses 12-2a-[12] --lang ja$/,
    ],
  ])('names two commands to try after a first look: play %j', async (args, which, clause) => {
    const { notes } = await play(...args);
    expect(notes.filter((line) => line.startsWith('  npx'))).toEqual([
      `  npx gatechart play --agents human,greedy${which}`,
      expect.stringMatching(clause),
    ]);
  });

  it.each([[['--json']], [['--record', 'first.jsonl']], [['--agents', 'random,random']]])(
    'names nothing to try with %j',
    async ([option = '', value]) => {
      const args =
        option === '--record' ? [option, folder.file('first.jsonl')] : [option, value ?? []].flat();
      expect((await play(...args)).notes).toEqual([]);
    },
  );

  it.each([
    [
      'cmd:python3 bot.py,greedy',
      /BAD_VALUE cmd:python3 bot\.py: programs and other builds play in selfplay/,
    ],
    ['greedy,build:../before:greedy', /BAD_VALUE build:\S+: programs and other builds play in selfplay/],
  ])('seats no agent that is brought: %s', async (agents, refused) => {
    const { code, out, notes } = await play('--agents', agents);
    expect([code, out, notes]).toEqual([2, [], [expect.stringMatching(refused)]]);
  });

  it('begins no match and no file for an agent that cannot play it', async () => {
    const [record, save] = [folder.file('unfit.jsonl'), folder.file('unfit.json')];
    const others = ['--cards', LAMPS, '--decks', 'lamps,atlas-drive', '--record', record, '--save', save];
    const { code, out, notes } = await play('--agents', 'net,greedy', ...others);
    expect([code, out, notes]).toEqual([2, [], [expect.stringMatching(/NET_UNFIT/)]]);
    expect([record, save].map((file) => existsSync(file))).toEqual([false, false]);
  });

  it('shows what agents weigh in Japanese too', async () => {
    const { out } = await play('-v', '--lang', 'ja');
    const weighed = out.findIndex((line) => line.includes('個の選択肢を比べる'));
    expect(out[weighed + 1]).toMatch(/評価 {2}選択肢: 理由/);
    expect(out[weighed + 2]).toMatch(/: .*[ぁ-ん]/);
  });

  it('tells the same match for the same seed, and another for another', async () => {
    const [first, again, other] = [await play(), await play(), await play('--seed', '2')];
    expect(again).toEqual(first);
    expect(other.out.at(-1)).not.toBe(first.out.at(-1));
  });

  it('tells the same on both runtimes', async () => {
    const actors = await gatechart('play', '--runtime', 'actors', '-v');
    expect(actors).toEqual(await play('-v'));
  });

  it('tells more with -v: every step, and what agents weigh', async () => {
    const { out } = await play('-v');
    expect(out.length).toBeGreaterThan((await play()).out.length * 5);
    expect(out.some((line) => line.includes('weighs'))).toBe(true);
  });

  it('tells in Japanese', async () => {
    expect((await play('--lang', 'ja')).out.join('')).toMatch(/[ぁ-ん]/);
  });

  it('breaks the title and the end where the screen ends', async () => {
    const out: string[] = [];
    const write = (line: string) => void out.push(...line.split('\n'));
    const page = { write, note: write, colour: false, columns: 60 };
    await runCommandLine(['play', '--runtime', 'lean'], '0.0.0', page);
    expect(out[1]).toMatch(/^ {2}\S/);
    expect(`${out[0]} ${out[1]?.trim()}`).toBe((await play()).out[0]);
    expect(out.filter((line) => line.length > 60)).toEqual([]);
  });

  it('says at its end in Japanese that it is over', async () => {
    expect((await play('--lang', 'ja')).out.at(-1)).toMatch(/^終了: 決定\d+回/);
  });

  it('names the decks of every ruleset in its complete help', async () => {
    const help = (await play('--help-all')).out.join('\n');
    for (const { id, decks = [] } of rulesets.values()) {
      if (decks.length > 0) expect(help).toMatch(new RegExp(`^ {2}${id} +${decks.join(', ')}$`, 'm'));
    }
  });

  it('tells as JSON Lines: header, steps, end', async () => {
    const told = (await play('--json')).out.map((line) => JSON.parse(line) as { readonly line: string });
    expect(told[0]?.line).toBe('header');
    expect(told.at(-1)).toMatchObject({ line: 'end', result: { clause: '1-4b' } });
    expect(new Set(told.slice(1, -1).map(({ line }) => line))).toEqual(new Set(['step']));
  });

  it('saves a resumed match to the file that it came from', async () => {
    const file = folder.file('resumed.json');
    const args = ['--agents', 'human,greedy', '--decks', 'atlas-drive,volnar-host'];
    const left = await play('--save', file, ...args);
    expect(left.notes[0]).toMatch(
      /^gatechart: INPUT_ENDED standard input: .* saved in (\S+); resume it with gatechart play \1$/,
    );
    const before = JSON.parse(readFileSync(file, 'utf8')) as { readonly lines: readonly unknown[] };
    expect((await play(file, '--agents', 'greedy,greedy')).code).toBe(0);
    const after = JSON.parse(readFileSync(file, 'utf8')) as typeof before;
    expect(after.lines.length).toBeGreaterThan(before.lines.length);
    expect(after.lines.at(-1)).toMatchObject({ line: 'result' });
  });

  it('goes on with a saved match that is over by telling that it is over', async () => {
    const file = folder.file('over.json');
    const { out } = await play('--save', file);
    const again = await play(file);
    expect(again.code).toBe(0);
    expect(again.out.at(-1)?.split('digest')[1]).toBe(out.at(-1)?.split('digest')[1]);
  });
});

describe('gatechart replay', () => {
  const recorded = async (seed: number): Promise<string> => {
    const file = folder.file(`${seed}.jsonl`);
    await play('--agents', 'random,random', '--seed', String(seed), '--record', file);
    return file;
  };

  it('tells a record as the match was told', async () => {
    const file = folder.file('told.jsonl');
    const { out } = await play('--record', file);
    expect(await gatechart('replay', file)).toEqual({ code: 0, out, notes: [] });
  });

  it('stops after as many decisions as it is asked to', async () => {
    const { out } = await gatechart('replay', await recorded(1), '--to', '5');
    expect(out.at(-1)).toMatch(/^not over after 5 decisions/);
  });

  it('verifies the records of many matches', async () => {
    for (let seed = 1; seed <= volume(50); seed += 1) {
      const file = await recorded(seed);
      const { code, out } = await gatechart('replay', file, '--verify', '--runtime', 'lean', '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out[0] ?? '')).toMatchObject({ file, verified: true });
    }
  });

  it('verifies on actors what was recorded on lean', async () => {
    expect((await gatechart('replay', await recorded(1), '--verify', '--runtime', 'actors')).code).toBe(0);
  });

  const otherSeed = (text: string): string => text.replace('"seed":1', '"seed":2');

  const withSeed = (text: string): string => {
    const [header = '', ...lines] = otherSeed(text).split('\n');
    const value = JSON.parse(header);
    return [JSON.stringify({ ...value, digest: headerDigest(value) }), ...lines].join('\n');
  };

  const swapDigits = (digest: string): string => [...digest].reverse().join('');

  it.each<[string, (text: string) => string]>([
    ['a digest', (text) => text.replace(/(?<="line":"digest","digest":")\w+/, swapDigits)],
    ['a chance outcome', (text) => text.replace(/"order":\[(\d+),(\d+),/, '"order":[$2,$1,')],
    ['a chance outcome that is missing', (text) => text.replace(/.*firstPlayer.*\n/, '')],
    ['the result', (text) => text.replace(/"line":"result","winner":\d/, '"line":"result"')],
    ['the seed, with the digest of the header put right', withSeed],
  ])('finds %s that was edited: exit code 1 and the line', async (_title, edit) => {
    const text = readFileSync(await recorded(1), 'utf8');
    expect(edit(text)).not.toBe(text);
    const { code, notes } = await gatechart('replay', folder.file('edited.jsonl', edit(text)), '--verify');
    expect([code, notes]).toEqual([1, [expect.stringMatching(/RECORD_MISMATCH .*edited\.jsonl:\d+: /)]]);
  });

  it('finds an illegal action: decision, clause and legal actions, not other rules; exit code 1', async () => {
    const text = readFileSync(await recorded(1), 'utf8');
    const edited = text.replace(/(?<="line":"decision",.*"key":")[^"]+/, 'fly');
    const line = text.split('\n').findIndex((each) => each.startsWith('{"line":"decision"')) + 1;
    const file = folder.file('illegal.jsonl', edited);
    const { code, notes } = await gatechart('replay', file, '--verify');
    expect(code).toBe(1);
    expect(notes[0]).toMatch(
      /RECORD_MISMATCH \S+:\d+: "fly" is not a legal action \(\d+-\d\w*\); decision 0 \(\w+\) is open; .*legal actions: \w+/,
    );
    expect(notes[0]).toContain(`${file}:${line}: `);
    const { out } = await gatechart('replay', file, '--verify', '--json');
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ verified: false, mismatch: { line, found: 'null' } });
  });

  it('names the part that differs, with both values, in a line of any length', async () => {
    const text = readFileSync(await recorded(1), 'utf8');
    const [, start = '', last = ''] = /("order":\[(?:\d+,){9})(\d+)/.exec(text) ?? [];
    const edited = folder.file('long.jsonl', text.replace(`${start}${last}`, `${start}99${last}`));
    const { notes } = await gatechart('replay', edited, '--verify');
    expect(notes[0]).toContain(
      `: in fact.order.9, the record contains 99${last}, but the replay gives ${last}; `,
    );
  });

  it('quotes lines of different kinds as they are', async () => {
    const text = readFileSync(await recorded(1), 'utf8').replace(/.*firstPlayer.*\n/, '');
    const { notes } = await gatechart('replay', folder.file('gone.jsonl', text), '--verify');
    expect(notes[0]).toMatch(
      /: the record contains \{"\S+"line":"\w+".*, but the replay gives \{.*firstPlayer/,
    );
  });

  it('finds a header that was edited: exit code 1 and its line', async () => {
    const file = folder.file('edited.jsonl', otherSeed(readFileSync(await recorded(1), 'utf8')));
    const { code, notes } = await gatechart('replay', file, '--verify');
    expect([code, notes]).toEqual([1, [expect.stringMatching(/RECORD_EDITED .*edited\.jsonl:1: /)]]);
  });
});

/** A match at its first decision. */
const begun = (ruleset: Ruleset) => {
  const [first = '', second = first] = ruleset.decks ?? [];
  const start = { edition: ruleset.defaultEdition, decks: [first, second], seed: 1, index: 0 } as const;
  const match = startMatch(ruleset, ruleset.newGame(start), { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) throw new Error('nothing is asked');
  return { match, open };
};

describe('An agent that thinks', () => {
  const actionOf = (agent: string, interrupted: AbortSignal) => {
    const ruleset = rulesets.get('waiting-zone') as Ruleset;
    const { match, open } = begun(ruleset);
    const seats = seatsOf({
      ruleset,
      header: { agents: [agent, agent], seed: 1, index: 0 } as unknown as RecordHeader,
      table: { decisions: 0 } as unknown as HostedMatch,
      language: 'en',
      keyboard: undefined,
      clicks: undefined,
      onChoice: undefined,
      threads: undefined,
      resumeArguments: (file) => file,
      interrupted,
    });
    return seats[open.decision.player].act(questionOf(match, open));
  };

  it.each(['flat:1000000', 'ismcts:1000000', 'ismcts:1000000x2'])(
    'is interrupted before its answer: %s',
    async (agent) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 1);
      expect(await actionOf(agent, controller.signal)).toEqual({ do: 'nothing' });
    },
  );

  it.each(['flat:40', 'ismcts:40', 'ismcts:40x2', 'random'])(
    'answers in steps as at once: %s',
    async (name) => {
      const ruleset = rulesets.get('waiting-zone') as Ruleset;
      const { match, open } = begun(ruleset);
      const { player } = open.decision;
      const agent = createAgent(name, { ruleset, player, seed: 1, index: 0, since: 0 });
      const key = agent.act(questionOf(match, open));
      expect(await actionOf(name, new AbortController().signal)).toEqual({
        do: 'answer',
        key,
        isPick: false,
      });
    },
  );
});

describe('The help of a person who plays', () => {
  const lettersOf = async (ruleset: Ruleset) => {
    const { match, open } = begun(ruleset);
    const shown: string[] = [];
    const typed = ['?', 'q'];
    const [seat] = seatsOf({
      ruleset,
      header: { agents: ['human', 'human'], seed: 1, index: 0 } as unknown as RecordHeader,
      table: { decisions: 0, hasNews: () => false } as unknown as HostedMatch,
      language: 'en',
      keyboard: {
        isInteractive: false,
        write: (line) => shown.push(line),
        ask: async () => typed.shift(),
        abandon: () => {},
        close: () => {},
      },
      clicks: undefined,
      onChoice: undefined,
      threads: undefined,
      resumeArguments: (file) => file,
      interrupted: new AbortController().signal,
    });
    await seat.act(questionOf(match, { ...open, decision: { ...open.decision, player: 0 } }));
    return shown.flatMap((line) => /^ {2}([prnuhc]) /.exec(line)?.[1] ?? []).join('');
  };

  it('has the letters that do something in the game', async () => {
    expect(await lettersOf(rulesets.get('gate-ruler') as Ruleset)).toBe('prnuhc');
    expect(await lettersOf(skirmish as unknown as Ruleset)).toBe('c');
  });
});
