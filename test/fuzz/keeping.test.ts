import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
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

/** A folder in which the next file of that name meets a full disk. */
const fullFor = (name: string): string => {
  const full = new Folder(folder.path);
  symlinkSync('/dev/full', join(full.path, `${name}.new`));
  return full.path;
};

describe('a finding', () => {
  it('is kept in a file as soon as it is made, and can be read again', () => {
    const { keeper, out, notes } = keeperIn(folder.file('new/findings'));
    const { file, isWritten } = keeper.storeFinding(finding);
    expect(readCounterexample(file, readFileSync(file, 'utf8'))).toEqual(finding);
    expect([isWritten, keeper.hasFailed, out, notes]).toEqual([true, false, [], []]);
  });

  it('is written out whole where the disk is full, and leaves no half file', () => {
    const path = fullFor(counterexampleFile(finding));
    const { keeper, out, notes } = keeperIn(path);
    const kept = keeper.storeFinding(finding);
    expect(readCounterexample('output', out[0] ?? '')).toEqual(finding);
    expect(notes[0]).toContain('CANNOT_WRITE');
    expect(notes[0]).toContain('the disk is full');
    expect([kept.isWritten, keeper.hasFailed, readdirSync(path)]).toEqual([false, true, []]);
    expect(findingBox(finding, kept, undefined).join('\n')).toContain('could not be written');
  });
});

describe('a run on a full disk', () => {
  const games = ['--ruleset', 'excess-damage', '--games', '2', '--workers', '0'] as const;

  it('says so and ends with 3', async () => {
    const { code, out, notes } = await gatechart(
      'fuzz',
      ...games,
      '--out',
      fullFor(coverageFile('excess-damage')),
    );
    expect([code, notes.length]).toEqual([3, 1]);
    expect(notes[0]).toContain('the disk is full');
    expect(out).toContain('0 kinds of failure');
    expect(out.join(' ')).not.toContain('--reached');
  });
});
