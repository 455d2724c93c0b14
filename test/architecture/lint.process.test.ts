import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Files that import each other, of which the linter must name the circle. */
const CIRCLES: Readonly<Record<string, string>> = {
  'src/core/one.ts': './other.ts',
  'src/core/other.ts': './one.ts',
  'machines/mine/first.ts': './second.ts',
  'machines/mine/second.ts': './first.ts',
};

/** Files with one line each that is slow in rules, and what names it. */
const SLOW: Readonly<Record<string, readonly [line: string, named: RegExp]>> = {
  'src/rulesets/mine/rules/lists.ts': [
    'export const twice = (all: readonly number[]) => all.flatMap((one) => [one, one]);',
    /use flatMapFast/,
  ],
  'src/rulesets/mine/rules/fields.ts': [
    'export const rest = ({ one, ...others }: { one: number; two: number }) => [one, others];',
    /rest pattern copies/,
  ],
  'src/rulesets/mine/rules/slices.ts': [
    'export const rest = ([one, ...others]: readonly number[]) => [one, others];',
    /rest pattern goes/,
  ],
  'src/rulesets/gate-ruler/rules/whole.ts': [
    'export const copy = (game: object) => ({ ...game, turn: 1 });',
    /names every field/,
  ],
  'src/rulesets/gate-ruler/queries/part.ts': [
    'export const copy = (game: { turn: object }) => ({ number: 1, ...game.turn });',
    /names every field/,
  ],
  'src/rulesets/waiting-zone/rules/whole.ts': [
    'export const copy = (game: object) => ({ ...game, turn: 1 });',
    /names every field/,
  ],
};

const FAST = 'src/rulesets/gate-ruler/rules/fast.ts';

/** What the linter is told of rules. */
const LINT = 'test/architecture/lint';

describe('The linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  let output = '';

  beforeAll(() => {
    const { vcs: _ignoreFile, ...config } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
      vcs: unknown;
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    for (const [file, imported] of Object.entries(CIRCLES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export type { T } from '${imported}';\n`);
    }
    for (const [file, [line]] of Object.entries(SLOW)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${line}\n`);
    }
    writeFileSync(
      join(folder, FAST),
      'export const gate = (game: { gate: readonly number[] }) => [...game.gate, 1];\n',
    );
    cpSync(LINT, join(folder, LINT), { recursive: true });
    const biome = join(process.cwd(), 'node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=100', '--colors=off', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    output = stdout + stderr;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const rulesAgainst = (file: string): readonly string[] =>
    output
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`))
      .map((line) => line.split(' ')[1] ?? '');

  it.each(Object.keys(CIRCLES))('names the circle that %s is part of, of types too', (file) => {
    expect(rulesAgainst(file)).toContain('lint/suspicious/noImportCycles');
  });

  it.each(Object.entries(SLOW))('names what is slow in %s', (file, [, named]) => {
    expect(rulesAgainst(file)).toContain('plugin');
    expect(
      output
        .slice(output.indexOf(`${file}:`))
        .split('\n')
        .slice(0, 3)
        .join('\n'),
    ).toMatch(named);
  });

  it('lets a list be spread', () => {
    expect(rulesAgainst(FAST)).toEqual([]);
  });
});
