import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostedMatch } from '../../src/cli/play/hosted-match.ts';
import { newOpening, type Opening } from '../../src/cli/play/opening.ts';
import type { StopReason } from '../../src/cli/play/seats.ts';
import { saveOnLeaving, saveOnStop } from '../../src/cli/play/session.ts';
import { loadRuleset } from '../../src/registry.ts';
import type { Pending } from '../../src/runtime/match.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const play = (...args: readonly string[]) =>
  gatechart('play', '--ruleset', 'waiting-zone', '--runtime', 'lean', ...args);

let saved = '';
let record = '';
const notes = folder.file('notes.txt', 'my notes\n');

beforeAll(async () => {
  saved = folder.file('saved.json');
  record = folder.file('record.jsonl');
  await play('--save', saved, '--record', record);
});

const opened = async (): Promise<Opening> => {
  await loadRuleset('waiting-zone');
  const choices = {
    ruleset: 'waiting-zone',
    edition: undefined,
    decks: undefined,
    seed: 1,
    cards: undefined,
  };
  return newOpening(choices, ['human', 'greedy']);
};

const refusesToReplace = async (file: string, ...args: readonly string[]): Promise<string> => {
  const before = readFileSync(file, 'utf8');
  const { code, out, notes: said } = await play(...args);
  expect([code, out, said.length]).toEqual([2, [], 1]);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(said[0]).toContain(`gatechart: FILE_EXISTS ${file}: the file exists and contains `);
  return said[0]?.split(' contains ')[1] ?? '';
};

describe('A file with something in it is not replaced by a match', () => {
  it.each(['--save', '--record'])('that begins: %s', async (option) => {
    expect(await refusesToReplace(notes, option, notes)).toMatch(/^text or data that gatechart play did not/);
    expect(await refusesToReplace(saved, option, saved, '--seed', '2')).toBe(
      'a saved match, which gatechart play FILE resumes; give another name, or delete the file',
    );
    expect(await refusesToReplace(record, option, record, '--seed', '2')).toMatch(/^the record of a match; /);
  });

  it('by the same command again, where it saves the match', async () => {
    await refusesToReplace(saved, '--save', saved);
  });

  it('by the same command again, where it records what a person plays', async () => {
    const file = folder.file('person.jsonl', `${JSON.stringify((await opened()).header)}\n`);
    await refusesToReplace(file, '--agents', 'human,greedy', '--record', file);
  });

  it('that is resumed from another one', async () => {
    const before = readFileSync(notes, 'utf8');
    const ended = await gatechart('play', saved, '--save', notes);
    expect([ended.code, ended.notes[0]?.split(' ')[1]]).toEqual([2, 'FILE_EXISTS']);
    expect((await gatechart('play', saved, '--record', saved)).code).toBe(2);
    expect(readFileSync(notes, 'utf8')).toBe(before);
  });
});

describe('A match is written', () => {
  it('to a device, and to an empty file', async () => {
    expect((await play('--save', '/dev/null', '--record', '/dev/null')).code).toBe(0);
    const [save, log] = [folder.file('empty.json', ''), folder.file('empty.jsonl', '')];
    expect((await play('--save', save, '--record', log)).code).toBe(0);
    expect((await gatechart('replay', log, '--verify')).code).toBe(0);
  });

  it('to the record of the same match between programs', async () => {
    const before = readFileSync(record, 'utf8');
    expect((await play('--record', record)).code).toBe(0);
    expect(readFileSync(record, 'utf8')).toBe(before);
  });

  it('to the file that it is resumed from, by any path to it', async () => {
    expect((await gatechart('play', saved, '--save', relative('', saved))).code).toBe(0);
  });
});

describe('At the prompt', () => {
  const hosted = async (save?: string): Promise<HostedMatch> =>
    new HostedMatch({
      opening: await opened(),
      runtime: 'lean',
      reporter: { begin: () => {}, step: () => {}, again: () => {}, facts: () => {}, end: () => {} },
      watch: undefined,
      record: undefined,
      save,
    });

  it('a match is saved again where it was saved before, and nowhere else', async () => {
    const [first, second] = [folder.file('first.json'), folder.file('second.json')];
    const table = await hosted(first);
    table.saveTo(first);
    table.saveTo(second);
    table.saveTo(second);
    expect(() => table.saveTo(saved)).toThrow(expect.objectContaining({ code: 'FILE_EXISTS' }));
    expect(table.savedIn).toBe(second);
  });

  it('whoever leaves is asked again until the match is saved', async () => {
    const table = await hosted();
    const last = folder.file('left.json');
    const typed = [notes, '/nowhere/left.json', folder.path, ` ${last} `, 'more'];
    const shown: string[] = [];
    const terminal = {
      isInteractive: false,
      ask: async () => typed.shift(),
      write: (line: string) => void shown.push(line),
    };
    await saveOnLeaving(table, terminal, 'en');
    expect(shown).toEqual([
      expect.stringMatching(/^Not saved: .*notes\.txt: the file exists and contains /),
      'Not saved: /nowhere/left.json: there is no such file or folder',
      expect.stringMatching(/^Not saved: .*: it is a folder$/),
    ]);
    expect([table.savedIn, typed]).toEqual([last, ['more']]);
  });

  it.each([[['']], [[]]])('whoever leaves and types %j does not save', async (typed: string[]) => {
    const table = await hosted();
    const terminal = { isInteractive: false, ask: async () => typed.shift(), write: () => {} };
    await saveOnLeaving(table, terminal, 'en');
    expect(table.savedIn).toBeUndefined();
  });

  /**
   * A match stops after so many answers, in a folder; `typed`: the answer to the prompt for a file; `interrupts`: Ctrl-C
   * is that answer.
   */
  const stopped = async (stop: StopReason, within: Folder, how: Partial<Stopping> = {}) => {
    const { typed, isInteractive = true, answers = 1, interrupts = false } = how;
    const table = await hosted();
    for (let at = 0; at < answers; at += 1) {
      const { decision, number } = table.match.pending() as Pending;
      table.answer(decision.player, decision.options[0]?.key ?? '', number, true);
    }
    const shown: string[] = [];
    const write = (line: string): void => void shown.push(line);
    const controller = new AbortController();
    const ask = async () => {
      if (interrupts) controller.abort();
      return typed;
    };
    const terminal = { isInteractive, ask, write };
    const why = await saveOnStop(table, terminal, 'en', stop, controller.signal, within.path);
    return { savedIn: table.savedIn, shown, why };
  };

  interface Stopping {
    readonly typed: string;
    readonly isInteractive: boolean;
    readonly answers: number;
    readonly interrupts: boolean;
  }

  it.each<[string, StopReason]>([
    ['Ctrl-C', 'interrupted'],
    ['Ctrl-D', 'inputEnded'],
    ['q, then Ctrl-D', 'asked'],
  ])('a match that %s ends is saved in a new file, and no file is replaced', async (_, stop) => {
    const within = new Folder(folder.path);
    const file = within.file('gatechart-match-1.json');
    expect((await stopped(stop, within)).savedIn).toBe(file);
    const before = readFileSync(file, 'utf8');
    const other = await stopped(stop, within, { answers: 2 });
    expect(other.savedIn).toBe(within.file('gatechart-match-2.json'));
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await gatechart('play', file, '--agents', 'greedy,greedy')).code).toBe(0);
  });

  it('Ctrl-C where q asks for a file interrupts the match', async () => {
    const within = new Folder(folder.path);
    expect(await stopped('asked', within, { interrupts: true })).toEqual({
      savedIn: within.file('gatechart-match-1.json'),
      shown: [],
      why: 'interrupted',
    });
    expect((await stopped('asked', within)).why).toBe('asked');
    expect((await stopped('asked', within, { typed: '' })).why).toBe('asked');
  });

  it.each<[string, StopReason, Partial<Stopping>]>([
    ['over', 'over', {}],
    ['left without a file', 'asked', { typed: '' }],
    ['played with piped input', 'inputEnded', { isInteractive: false }],
    ['not begun', 'interrupted', { answers: 0 }],
  ])('a match that is %s is saved in no new file', async (_, stop, how) => {
    const within = new Folder(folder.path);
    const { savedIn } = await stopped(stop, within, how);
    expect([savedIn, readdirSync(within.path)]).toEqual([undefined, []]);
  });

  it('a match is left unsaved in a folder that takes no file, with the reason', async () => {
    const within = new Folder(folder.path);
    within.remove();
    const { savedIn, shown } = await stopped('interrupted', within);
    expect([savedIn, shown]).toEqual([
      undefined,
      [expect.stringMatching(/^Not saved: .*: there is no such /)],
    ]);
  });
});
