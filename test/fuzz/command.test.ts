import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const regressions = new URL('../regressions', import.meta.url).pathname;
const none = ['--regressions', join(folder.path, 'none')] as const;

describe('gatechart fuzz', () => {
  it('ends with 0, and what was never reached, where nothing is wrong', async () => {
    const { code, out } = await gatechart(
      'fuzz',
      '--ruleset',
      'excess-damage',
      '--games',
      '8',
      '--workers',
      '0',
      ...none,
    );
    expect(code).toBe(0);
    expect(out.some((line) => /^transitions: \d+ of \d+$/.test(line))).toBe(true);
    expect(out.some((line) => line.startsWith('  never: '))).toBe(true);
  });

  it('writes the summary as JSON', async () => {
    const { out } = await gatechart(
      'fuzz',
      '--ruleset',
      'waiting-zone',
      '--games',
      '2',
      '--workers',
      '0',
      '--json',
      ...none,
    );
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ cases: 2, findings: [] });
  });

  it('refuses a target, an edition and a span that cannot be', async () => {
    expect((await gatechart('fuzz', '--target', 'everything')).code).toBe(2);
    expect((await gatechart('fuzz', '--edition', 'none')).code).toBe(2);
    expect((await gatechart('fuzz', '--duration', 'long')).code).toBe(2);
    expect((await gatechart('fuzz', '--ruleset', 'random-charts', '--target', 'views')).code).toBe(2);
  });
});

describe('gatechart fuzz repro', () => {
  const file = join(regressions, 'gate-ruler-soul-without-host.json');

  it('ends with 0 where nothing is wrong any more', async () => {
    const { code, out } = await gatechart('fuzz', 'repro', file);
    expect([code, out.at(-1)]).toEqual([0, 'Nothing is wrong now.']);
    expect(out.some((line) => line.startsWith('> 1. '))).toBe(true);
  });

  it('takes an answer that is not on offer for stale, never for passed', async () => {
    const finding = JSON.parse(readFileSync(file, 'utf8')) as { answers: string[] };
    const stale = folder.file('stale.json');
    writeFileSync(stale, JSON.stringify({ ...finding, answers: ['fly away'] }));
    const { code, notes } = await gatechart('fuzz', 'repro', stale);
    expect([code, notes[0]?.split(' ')[1]]).toEqual([2, 'FINDING_STALE']);
  });

  it('refuses what is no finding', async () => {
    expect((await gatechart('fuzz', 'repro', folder.file('text.json', '{}'))).code).toBe(2);
  });
});

describe('gatechart fuzz explore', () => {
  it('says how many positions it saw and how deep it got', async () => {
    const { code, out } = await gatechart(
      'fuzz',
      'explore',
      '--ruleset',
      'waiting-zone',
      '--depth',
      '2',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ depth: 2, isComplete: true, failures: [] });
  });

  it('stops where it was told to', async () => {
    const { out } = await gatechart(
      'fuzz',
      'explore',
      '--ruleset',
      'waiting-zone',
      '--positions',
      '5',
      '--json',
    );
    const { positions, isComplete } = JSON.parse(out[0] ?? '') as { positions: number; isComplete: boolean };
    expect([positions < 12, isComplete]).toEqual([true, false]);
  });
});
