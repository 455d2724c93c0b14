import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { KnownMutant } from '../../tools/clause-mutants/known-mutants.ts';

/** As a pattern that means the text itself. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How the test of a mutant ended where the file of the mutant has that text. */
const resultUnder = ({ file, test, killedBy }: KnownMutant, text: string, limit: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-mutants-'));
  const mutant = join(folder, 'mutant.json');
  writeFileSync(mutant, JSON.stringify({ path: resolve(file), text }));
  const run = ['vitest', 'run', '--config', 'test/proof/vitest.config.ts', '--testTimeout', String(limit)];
  const { status, stdout } = spawnSync('npx', [...run, test, '-t', literally(killedBy)], {
    env: { ...process.env, GATECHART_MUTANT: mutant, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, passed: /Tests .*\d+ passed/.test(stdout), failed: /Tests .*\d+ failed/.test(stdout) };
};

/** How the test of a mutant ends without it and with it; each test may take `limit` milliseconds. */
export const tryKnownMutant = (mutant: KnownMutant, limit: number) => {
  const { file, find, replace } = mutant;
  const text = readFileSync(file, 'utf8');
  return {
    without: resultUnder(mutant, text, limit),
    under: resultUnder(
      mutant,
      text.replace(find, () => replace),
      limit,
    ),
  };
};
