import { afterAll, describe, expect, it } from 'vitest';
import { MAX_GENERATED_BYTES, MAX_WRITTEN_BYTES } from '../../src/core/data/limits.ts';
import { filesBelow, isFolder, readText } from '../../src/file-system.ts';
import { Folder, gatechart } from './in-process.ts';
import { refusalOf } from './refusal.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const scenario = (name: string, text: string): string => folder.file(`${name}.yaml`, text);

it('A file is read up to its bound, and its first mark of byte order is left out', () => {
  const file = folder.file('bound.txt', `\ufeff${'x'.repeat(50)}`);
  expect(readText(file, 53)).toBe('x'.repeat(50));
  expect(() => readText(file, 52)).toThrowError(expect.objectContaining({ code: 'FILE_TOO_LARGE' }));
  expect(MAX_WRITTEN_BYTES).toBeLessThan(MAX_GENERATED_BYTES);
});

it('A path that cannot be followed is refused, where it is looked at too', () => {
  const long = folder.file('x'.repeat(300));
  for (const look of [isFolder, filesBelow, readText]) {
    expect(() => look(long)).toThrowError(
      expect.objectContaining({ code: 'CANNOT_READ', message: 'the name is too long' }),
    );
  }
});

describe('A scenario of any size is judged or refused', () => {
  const start = 'title: t\nstart: main phase\n';
  it.each([
    ['a deck of a thousand million cards', 'SCENARIO_FORMAT', `${start}p1: { deck: 1000000000 }`],
    ['a list of large decks', 'SCENARIO_FORMAT', `${start}p1: { deck: [${'1000, '.repeat(500)}1000] }`],
    [
      'a hundred million damage',
      'SCENARIO_FORMAT',
      `${start}p2: { ruler: { card: apprentice, carries: 100000000 } }`,
    ],
    ['a unit of huge numbers', 'SCENARIO_FORMAT', `${start}p1: { A1: 9999999999/1/1 }`],
    ['deep lists', 'SCENARIO_SYNTAX', '['.repeat(400_000)],
    ['deep tables', 'SCENARIO_SYNTAX', '{a: '.repeat(100_000)],
    ['deep lists on one line', 'SCENARIO_SYNTAX', '- '.repeat(400_000)],
    ['a line of question marks', 'SCENARIO_SYNTAX', '? '.repeat(400_000)],
    [
      'deep by indentation',
      'SCENARIO_SYNTAX',
      Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
    [
      'aliases that double',
      'SCENARIO_SYNTAX',
      `a0: &a0 [x, x]\n${Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`).join('\n')}`,
    ],
    ['an alias of itself', 'SCENARIO_SYNTAX', 'title: &a [*a]'],
    ['an alias of nothing', 'SCENARIO_SYNTAX', 'title: *nothing'],
    ['many aliases', 'SCENARIO_SYNTAX', `a: &a 1\nb: [${'*a, '.repeat(2_000)}*a]`],
    ['many values', 'SCENARIO_SYNTAX', `a: [${'1,'.repeat(200_000)}]`],
    ['a key twice', 'SCENARIO_SYNTAX', 'title: a\ntitle: b'],
    ['a title that goes on and on', 'SCENARIO_FORMAT', `title: ${'x'.repeat(5_000)}`],
    ['a text that goes on and on', 'SCENARIO_SYNTAX', `title: ${'x'.repeat(500_000)}`],
    ['a key that goes on and on', 'SCENARIO_SYNTAX', `? ${'x'.repeat(500_000)}\n: 1`],
    ['orders for a terminal in a title', 'SCENARIO_SYNTAX', 'title: "\\e[2Jgone"'],
    ['orders for a terminal in a key', 'SCENARIO_SYNTAX', 'title: t\n"\\e[2Jgone": 1'],
    ['orders for a terminal as they are', 'SCENARIO_SYNTAX', 'title: \u001b[2Jgone\n'],
    [
      'a card by the name of what every object has',
      'SCENARIO_FORMAT',
      `${start}p1: { hand: [toString, constructor] }`,
    ],
    ['dates and sets of older YAML', 'SCENARIO_FORMAT', '%YAML 1.1\n---\ntitle: 2001-01-01\nnote: !!set {a}'],
    ['other tables beside', 'SCENARIO_SYNTAX', 'title: a\n---\ntitle: b'],
    [
      'a megabyte of keys',
      'FILE_TOO_LARGE',
      Array.from({ length: 100_000 }, (_, n) => `key${n}: 1`).join('\n'),
    ],
  ])('%s', async (title, code, text) => {
    expect(await refusalOf('judge', scenario(title.replaceAll(' ', '-'), text))).toBe(code);
  });

  it('forty thousand keys are looked through once', async () => {
    const keys = Array.from({ length: 40_000 }, (_, n) => `key${n}: 1`);
    expect(await refusalOf('judge', scenario('keys', keys.join('\n')))).toBe('SCENARIO_FORMAT');
    expect(await refusalOf('judge', scenario('twice', [...keys, keys[20_000]].join('\n')))).toBe(
      'SCENARIO_SYNTAX',
    );
  });

  it('what a failed expectation found is told in part', async () => {
    const hand = Array.from({ length: 900 }, (_, n) => `${n % 99}/1/1`).join(', ');
    const text = `title: t\np1: { hand: [${hand}] }\nexpect: { p1: { hand: [filler] } }`;
    const { code, out } = await gatechart('judge', scenario('long', text));
    expect(code).toBe(1);
    const line = out.find((each) => each.includes('expected filler')) ?? '';
    expect(line.length).toBeGreaterThan(3_000);
    expect(line.length).toBeLessThan(4_300);
  });

  it('a card by the name of what every object has is told as one that is not there', async () => {
    const { notes } = await gatechart('judge', scenario('object', `${start}p1: { hand: [toString] }`));
    expect(notes[0]).toContain('there is no card toString');
  });
});

it('A set of more cards than can be held against each other is refused before they are', async () => {
  const cards = Array.from({ length: 501 }, (_, n) => `  - { id: c${n}, name: C, type: unit, hp: 5 }`);
  expect(await refusalOf('play', '--cards', folder.file('set.yaml', `cards:\n${cards.join('\n')}`))).toBe(
    'BAD_SET',
  );
});

describe('A number of an option has bounds', () => {
  it.each([
    [['selfplay', '--games', '100000000']],
    [['selfplay', '--games', '0']],
    [['selfplay', '--limit', '3000000000']],
    [['selfplay', '--limit', '0']],
    [['selfplay', '--workers', '100000']],
    [['selfplay', '--decks', Array.from({ length: 101 }, () => 'x').join(',')]],
    [['fuzz', '--games', '99999999999']],
    [['fuzz', '--duration', '25h']],
    [['fuzz', '--workers', '257']],
    [['fuzz', 'explore', '--depth', '1001']],
    [['fuzz', 'explore', '--most', '1000001']],
    [['replay', '--to', '1000000001', 'x']],
    [['inspect', '--port', '65536']],
    [['inspect', '--pace', '86400001']],
    [['play', '--seed', '9007199254740992']],
    [['play', '--agents', 'ismcts:99999999,random']],
  ])('%s', async (args) => {
    expect(await refusalOf(...args)).toBe('BAD_VALUE');
  });

  it('what is quoted of a value is cut, and no order for a terminal', async () => {
    expect(await refusalOf('play', '--seed', `\u001b[2J${'x'.repeat(100_000)}`)).toBe('BAD_VALUE');
    expect(await refusalOf('play', '--agents', `${'x'.repeat(100_000)}\u009b2J,random`)).toBe(
      'UNKNOWN_AGENT',
    );
    expect(await refusalOf('judge', `/nowhere/\u001b[2J${'x'.repeat(5_000)}`)).toBe('CANNOT_READ');
  });
});
