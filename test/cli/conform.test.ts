import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../src/registered.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** The ruleset whose matches are soonest played. */
const [events] = [...rulesets.values()].filter(({ plays }) => plays === 'events');
const ID = events?.id ?? '';

const golden = join(folder.path, 'golden');
const conform = (...args: readonly string[]) => gatechart('conform', '--ruleset', ID, ...args);

describe('gatechart conform', () => {
  it('tells every case, skipped ones with the reason, and their sums', async () => {
    const { code, out, notes } = await conform('--matches', '20', '--seed', '5');
    expect(code).toBe(0);
    expect(notes).toEqual([]);
    expect(out.filter((line) => line.startsWith('ok '))).toContainEqual(
      expect.stringMatching(/^ok {7}options: a decision has at least two options/),
    );
    const skipped = out.findIndex((line) => line.startsWith('skipped  leaks: '));
    expect(out[skipped + 1]).toBe('           because the ruleset has no rerandomizeHidden');
    expect(out.at(-1)).toMatch(new RegExp(`^${ID}, version \\d+: \\d+ ok, 0 failed, \\d+ skipped$`));
  });

  it('notes the decisions that no match asked, and does not fail for them', async () => {
    const { code, out } = await conform('--matches', '20', '--seed', '5');
    expect(code).toBe(0);
    expect(out.at(-2)).toMatch(/^note {5}no match asked these decisions: \w+/);
    const json = await conform('--matches', '20', '--seed', '5', '--json');
    const told = json.out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.find(({ title }) => String(title).startsWith('decisions: '))).toMatchObject({
      is: 'ok',
      unreached: { decisions: expect.arrayContaining([expect.any(String)]), moves: [] },
    });
  });

  it('writes golden playthroughs that then are ok, and writes the same again', async () => {
    const first = await conform('--write-golden', golden, '--seed', '10');
    expect(first).toMatchObject({ code: 0, notes: [] });
    const file = join(golden, 'seed-10.txt');
    expect(first.out).toEqual([expect.stringMatching(/seed-10\.txt: \d+ lines$/)]);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^gatechart-golden\/1\nruleset {3}/);
    expect(text).toMatch(/^question 0: player \d is asked /m);
    expect(text).toMatch(/^both see {2}/m);
    const { code, out } = await conform('--matches', '5', '--seed', '10', '--golden', golden);
    expect(out).toContainEqual(expect.stringMatching(/^ok {7}golden\/seed-10: /));
    expect(code).toBe(0);
    await conform('--write-golden', golden);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('names the first line that is another one, with exit code 1', async () => {
    const file = join(golden, 'seed-10.txt');
    const lines = readFileSync(file, 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('option '));
    writeFileSync(file, lines.with(at, 'option    something else').join('\n'));
    const { code, out } = await conform('--matches', '5', '--seed', '10', '--golden', golden);
    expect(code).toBe(1);
    const failed = out.findIndex((line) => line.startsWith('FAILED   golden/seed-10: '));
    expect(out.slice(failed + 1, failed + 4)).toEqual([
      expect.stringMatching(
        new RegExp(`^ {11}place {5}.*seed-10\\.txt:${at + 1}; if this change is intended`),
      ),
      '           expected  option    something else',
      `           actual    ${lines[at]}`,
    ]);
    const json = await conform('--matches', '5', '--seed', '10', '--golden', golden, '--json');
    const told = json.out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.find(({ is }) => is === 'failed')).toMatchObject({
      case: 'golden/seed-10',
      expected: 'option    something else',
      seen: lines[at],
    });
    expect(told.at(-1)).toMatchObject({ ruleset: ID, failed: 1 });
  });

  it.each([
    [['--ruleset', 'no-game'], 2, /^gatechart: UNKNOWN_RULESET no-game: /],
    [['--matches', '0'], 2, /^gatechart: BAD_VALUE --matches: /],
    [['--golden', '/no/such/folder'], 2, /^gatechart: CANNOT_READ \/no\/such\/folder: /],
    [['--write-golden', 'x', '--json'], 2, /^gatechart: USAGE --write-golden: .*leave out --json/],
  ] as const)('refuses %j in one line', async (args, code, line) => {
    const ended = await gatechart('conform', ...args);
    expect(ended.code).toBe(code);
    expect(ended.notes).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    ['something else', ':1: not a golden playthrough'],
    ['gatechart-golden/1\nruleset   a\nedition   b\nseed      x\n', ':4: the seed must be a whole number'],
    ['gatechart-golden/1\nruleset   a\n', ':1: the line "seed" is missing'],
    [
      'gatechart-golden/1\nruleset   a\nedition   b\nseed      1\ndecks     [1]\n',
      ':5: the line is not a valid decks',
    ],
  ])('refuses a file with %j, with its line', async (text, says) => {
    const other = new Folder();
    other.file('bad.txt', text);
    const { code, notes } = await conform('--golden', other.path);
    other.remove();
    expect(code).toBe(2);
    expect(notes).toEqual([expect.stringContaining(says)]);
    expect(notes[0]).toMatch(/^gatechart: BAD_GOLDEN .*; write the file again with gatechart conform/);
  });

  it('ends with 130 on Ctrl-C, between two parts of a case', async () => {
    const heard = process.listenerCount('SIGINT');
    const running = gatechart('conform', '--matches', '1000', '--seed', '1');
    await expect.poll(() => process.listenerCount('SIGINT')).toBeGreaterThan(heard);
    process.emit('SIGINT');
    expect((await running).code).toBe(130);
  });

  it('has an example in its help', async () => {
    const { code, out } = await gatechart('conform', '--help');
    expect(code).toBe(0);
    expect(out.join('\n')).toMatch(/\$ gatechart conform --ruleset/);
  });
});
