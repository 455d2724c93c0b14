import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readCounterexample } from '../../src/fuzz/counterexample.ts';
import { coverageFile, readCoverage } from '../../src/fuzz/coverage/coverage.ts';
import { Folder } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const pathOf = (url: string): string => fileURLToPath(new URL(url, import.meta.url));
const MAIN = pathOf('../../dist/src/cli/main.js');

describe('a finding', () => {
  it('outlives the run that made it, however that ends', async () => {
    const path = folder.file('killed');
    const child = spawn(process.execPath, [pathOf('./support/dying-run.js'), path]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'close');
    const file = String(said).replace('kept ', '').trim();
    expect(readdirSync(path)).toEqual([file.split('/').at(-1)]);
    expect(readCounterexample(file, readFileSync(file, 'utf8')).kind).toBe('worker died');
  });
});

describe('a run on a full disk', () => {
  const games = ['--ruleset', 'excess-damage', '--games', '2', '--workers', '0'] as const;

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
    expect(said).toMatch(/^gatechart: DISK_FULL standard output: the disk is full; [^\n]+$/m);
  });
});

describe('a run of no time', () => {
  it('plays first games: the time counts from them, not from the load', async () => {
    const path = folder.file('short');
    const nowhere = ['--positions', 'none', '--regressions', 'none'];
    const span = ['--ruleset', 'excess-damage', '--duration', '0.001s', '--workers', '1'];
    const child = spawn(process.execPath, [MAIN, 'fuzz', ...span, ...nowhere, '--out', path]);
    const [code] = (await once(child, 'close')) as [number];
    const file = join(path, coverageFile('excess-damage'));
    expect(code).toBe(0);
    expect(readCoverage(file, readFileSync(file, 'utf8')).games).toBeGreaterThan(0);
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
      expect(out).toContain('0 kinds of failure');
    },
  );
});
