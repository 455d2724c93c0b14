import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findingBox } from '../../src/cli/fuzz/output.ts';
import { ResultFiles } from '../../src/cli/fuzz/result-files.ts';
import { counterexampleFile, readCounterexample } from '../../src/fuzz/counterexample.ts';
import { coverageFile } from '../../src/fuzz/coverage/coverage.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const REGRESSION = 'test/regressions/gate-ruler-set-card-in-view.json';
const finding = readCounterexample('finding', readFileSync(REGRESSION, 'utf8'));

const keeperIn = (path: string) => {
  const [out, notes]: [string[], string[]] = [[], []];
  const output = {
    write: (line: string) => out.push(line),
    note: (line: string) => notes.push(line),
    colour: false,
    columns: undefined,
  };
  return { keeper: new ResultFiles(path, output), out, notes };
};

/** A folder in which no file of that name can be written. */
const blockedFor = (name: string): string => {
  const { path } = new Folder(folder.path);
  mkdirSync(join(path, name));
  return path;
};

describe('a finding', () => {
  it('is kept in a file as soon as it is made, and can be read again', () => {
    const { keeper, out, notes } = keeperIn(folder.file('new/findings'));
    const { file, isWritten } = keeper.storeFinding(finding);
    expect(readCounterexample(file, readFileSync(file, 'utf8'))).toEqual(finding);
    expect([isWritten, keeper.hasFailed, out, notes]).toEqual([true, false, [], []]);
  });

  it('is written out whole where it cannot be kept, and leaves no half file', () => {
    const path = blockedFor(counterexampleFile(finding));
    const { keeper, out, notes } = keeperIn(path);
    const kept = keeper.storeFinding(finding);
    expect(readCounterexample('output', out[0] ?? '')).toEqual(finding);
    expect(notes[0]).toContain('CANNOT_WRITE');
    expect(notes[0]).toContain('it is a folder');
    expect([kept.isWritten, keeper.hasFailed, readdirSync(path)]).toEqual([
      false,
      true,
      [counterexampleFile(finding)],
    ]);
    expect(findingBox(finding, kept, undefined).join('\n')).toContain('The file is not written');
  });
});

describe('a run that cannot keep what it found', () => {
  const games = ['--ruleset', 'excess-damage', '--games', '2', '--workers', '0'] as const;

  it('says so and ends with 3', async () => {
    const { code, out, notes } = await gatechart(
      'fuzz',
      ...games,
      '--out',
      blockedFor(coverageFile('excess-damage')),
    );
    expect([code, notes.filter((note) => note.includes('it is a folder')).length]).toEqual([3, 1]);
    expect(out).toContain('0 kinds of failure');
    expect(out.join(' ')).not.toContain('--reached');
  });
});
