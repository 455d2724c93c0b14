import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { COVERAGE_FORMAT, coverageFile, coverageText } from '../../src/fuzz/coverage/file.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const NOTHING = { transition: {}, held: {}, refused: {}, clause: {}, card: {} };

const kept = (clause: Readonly<Record<string, number>>): void =>
  writeFileSync(
    folder.file(coverageFile('excess-damage')),
    coverageText({
      format: COVERAGE_FORMAT,
      ruleset: 'excess-damage',
      version: 1,
      seed: 1,
      games: 7,
      counts: { ...NOTHING, clause },
    }),
  );

const clauses = (...args: readonly string[]) => gatechart('clauses', '--ruleset', 'excess-damage', ...args);

describe('gatechart clauses', () => {
  it('says how often a run that was kept reached each clause', async () => {
    kept({ '120.4a': 1234 });
    const { code, out } = await clauses('--reached', folder.path);
    const line = (id: string) => out.find((each) => each.startsWith(`${id} `)) ?? '';
    expect(code).toBe(0);
    expect(line('120.4a')).toMatch(/ 1234 reached /);
    expect(line('120.1')).toMatch(/ 0 reached /);
    expect(out).toContain('1 clauses reached in 7 random games');
  });

  it('plays a few games itself where no run is named, the same each time', async () => {
    const [first, second] = [await clauses('--json'), await clauses('--json')];
    const told = JSON.parse(first.out[0] ?? '') as { games: number; clauses: { reached: number }[] };
    expect(told.games).toBeGreaterThan(0);
    expect(told.clauses.some(({ reached }) => reached > 0)).toBe(true);
    expect(second.out).toEqual(first.out);
  });

  it('plays none for the gaps alone', async () => {
    const { out } = await clauses('--gaps');
    expect(out.join('\n')).not.toContain('reached');
  });

  it('refuses a folder without a run, and a file that is none', async () => {
    const codeOf = ({ code, notes }: Awaited<ReturnType<typeof clauses>>) => [code, notes[0]?.split(' ')[1]];
    expect(codeOf(await clauses('--reached', folder.file('none')))).toEqual([2, 'NO_COVERAGE']);
    folder.file(coverageFile('excess-damage'), '{}');
    expect(codeOf(await clauses('--reached', folder.path))).toEqual([2, 'BAD_COVERAGE']);
    folder.file(coverageFile('excess-damage'), 'no JSON');
    expect(codeOf(await clauses('--reached', folder.path))).toEqual([2, 'BAD_COVERAGE']);
  });
});
