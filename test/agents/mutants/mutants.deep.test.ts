import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const mutants = z
  .array(
    z.strictObject({
      name: z.string(),
      file: z.string(),
      find: z.string(),
      replace: z.string(),
      test: z.string(),
      killedBy: z.string(),
    }),
  )
  .parse(parse(readFileSync('test/agents/mutants/mutants.yaml', 'utf8')));

const folder = mkdtempSync(join(tmpdir(), 'gatechart-mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a whole game tree takes on a busy machine, and more. */
const LIMIT_MS = '600000';

/** How a test went with one file read as that text. */
const underText = (path: string, text: string, test: string, name: string) => {
  const mutant = join(folder, 'mutant.json');
  writeFileSync(mutant, JSON.stringify({ path: resolve(path), text }));
  const run = ['vitest', 'run', '--config', 'test/proof/vitest.config.ts', '--testTimeout', LIMIT_MS];
  const args = [...run, test, '-t', literally(name)];
  const { status, stdout } = spawnSync('npx', args, {
    env: { ...process.env, GATECHART_MUTANT: mutant, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, passed: /Tests .*\d+ passed/.test(stdout), failed: /Tests .*\d+ failed/.test(stdout) };
};

/** As a pattern that means the text itself. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

it.each(mutants)('$name is killed by: $killedBy', ({ file, find, replace, test, killedBy }) => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(find)).toHaveLength(2);
  expect(underText(file, text, test, killedBy)).toMatchObject({ status: 0, passed: true });
  expect(
    underText(
      file,
      text.replace(find, () => replace),
      test,
      killedBy,
    ),
  ).toMatchObject({ failed: true });
});
