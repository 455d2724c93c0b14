import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Keeper } from '../../src/cli/fuzzing/keeper.ts';
import { findingBox } from '../../src/cli/fuzzing/telling.ts';
import { coverageFile, readCoverage } from '../../src/fuzz/coverage/file.ts';
import { findingFile, readFinding } from '../../src/fuzz/finding.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const pathOf = (url: string): string => fileURLToPath(new URL(url, import.meta.url));
const MAIN = pathOf('../../dist/src/cli/main.js');

const REGRESSION = pathOf('../regressions/gate-ruler-set-card-in-view.json');
const finding = readFinding('finding', readFileSync(REGRESSION, 'utf8'));

const keeperIn = (path: string) => {
  const [out, notes]: [string[], string[]] = [[], []];
  const output = {
    write: (line: string) => out.push(line),
    note: (line: string) => notes.push(line),
    colour: false,
    columns: undefined,
  };
  return { keeper: new Keeper(path, output), out, notes };
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
    const { file, isWritten } = keeper.keep(finding);
    expect(readFinding(file, readFileSync(file, 'utf8'))).toEqual(finding);
    expect([isWritten, keeper.hasFailed, out, notes]).toEqual([true, false, [], []]);
  });

  it('is written out whole where the disk is full, and leaves no half file', () => {
    const path = fullFor(findingFile(finding));
    const { keeper, out, notes } = keeperIn(path);
    const kept = keeper.keep(finding);
    expect(readFinding('output', out[0] ?? '')).toEqual(finding);
    expect(notes[0]).toContain('CANNOT_WRITE');
    expect(notes[0]).toContain('the disk is full');
    expect([kept.isWritten, keeper.hasFailed, readdirSync(path)]).toEqual([false, true, []]);
    expect(findingBox(finding, kept, undefined).join('\n')).toContain('could not be written');
  });

  it('outlives the run that made it, however that ends', async () => {
    const path = folder.file('killed');
    const child = spawn(process.execPath, [pathOf('./support/dying-run.js'), path]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'close');
    const file = String(said).replace('kept ', '').trim();
    expect(readdirSync(path)).toEqual([file.split('/').at(-1)]);
    expect(readFinding(file, readFileSync(file, 'utf8')).kind).toBe('worker died');
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
    expect(out).toContain('0 kinds of finding');
    expect(out.join(' ')).not.toContain('--reached');
  });

  it('says so and ends with 3 where the output itself is on it', async () => {
    const full = openSync('/dev/full', 'w');
    const args = [MAIN, 'fuzz', ...games, '--positions', 'none', '--out', folder.file('out')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', full, 'pipe'] });
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
    });
    const [code] = (await once(child, 'close')) as [number];
    closeSync(full);
    expect(code).toBe(3);
    expect(said).toMatch(/^gatechart: CANNOT_WRITE standard output: [^\n]+\n$/);
  });
});

describe('a run that is ended from outside', () => {
  it.concurrent.each([
    ['SIGINT', '1'],
    ['SIGTERM', '1'],
    ['SIGHUP', '1'],
    ['SIGTERM', '0'],
  ] as const)(
    'ends on %s with %s workers with its summary, its coverage and 130',
    async (signal, workers) => {
      const path = folder.file(`${signal}-${workers}`);
      const nowhere = ['--positions', 'none', '--regressions', 'none'];
      const span = ['--ruleset', 'excess-damage', '--duration', '60m', '--workers', workers];
      const child = spawn(process.execPath, [MAIN, 'fuzz', ...span, ...nowhere, '--out', path]);
      let out = '';
      child.stdout.on('data', (data) => {
        out += data;
      });
      // The first line about where it stands: games were played.
      await once(child.stderr, 'data');
      child.kill(signal);
      const [code] = (await once(child, 'close')) as [number | null];
      const file = join(path, coverageFile('excess-damage'));
      const { games, counts } = readCoverage(file, readFileSync(file, 'utf8'));
      expect(code).toBe(130);
      expect(games).toBeGreaterThan(0);
      expect(out).toContain(`transitions: ${Object.keys(counts.transition).length} of `);
      expect(out).toContain('0 kinds of finding');
    },
  );
});
