import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Files with one import each that the linter must name, and three that it must not. */
const PLANTED: Readonly<Record<string, string>> = {
  'src/kernel/one.ts': './other.ts',
  'src/kernel/other.ts': './one.ts',
  'machines/mine/first.ts': './second.ts',
  'machines/mine/second.ts': './first.ts',
  'src/rulesets/mine/reading/zones.ts': '../rules/ch03-zones/movement.ts',
  'src/rulesets/mine/rules/ch03-zones/upward.ts': '../../seen/view.ts',
  'src/rulesets/mine/values/tool.ts': '../../../cli/program.ts',
  'src/rulesets/mine/rules/places.ts': '../../../clauses/places.ts',
  'src/rulesets/mine/ruleset.ts': '../../registry.ts',
  'src/rulesets/mine/seen/held.ts': '../../../conformance/conforms.ts',
  'src/conformance/rules.ts': '../rulesets/mine/ruleset.ts',
  'src/runtime/rules.ts': '../rulesets/mine/ruleset.ts',
  'src/runtime/compiled/rules.ts': '../../rulesets/mine/ruleset.ts',
  'src/rulesets/mine/rules/ch03-zones/movement.ts': '../../reading/zones.ts',
  'src/rulesets/mine/happening/happen.ts': '../../../kernel/fact.ts',
  'src/runtime/compiled/charts.ts': '../chart.ts',
};

const ALLOWED = [
  'src/rulesets/mine/rules/ch03-zones/movement.ts',
  'src/rulesets/mine/happening/happen.ts',
  'src/runtime/compiled/charts.ts',
];

/** Files with one line each that is slow in rules, and what names it. */
const SLOW: Readonly<Record<string, readonly [line: string, named: RegExp]>> = {
  'src/rulesets/mine/rules/lists.ts': [
    'export const twice = (all: readonly number[]) => all.flatMap((one) => [one, one]);',
    /use gather/,
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
  'src/rulesets/gate-ruler/reading/part.ts': [
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
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  let output = '';

  beforeAll(() => {
    const { vcs: _ignoreFile, ...config } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
      vcs: unknown;
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    for (const [file, imported] of Object.entries(PLANTED)) {
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

  it.each(['src/kernel/one.ts', 'src/kernel/other.ts', 'machines/mine/first.ts', 'machines/mine/second.ts'])(
    'names the circle that %s is part of, of types too',
    (file) => {
      expect(rulesAgainst(file)).toContain('lint/suspicious/noImportCycles');
    },
  );

  it.each(Object.keys(PLANTED).slice(4, -ALLOWED.length))(
    'names the import that %s must not have',
    (file) => {
      expect(rulesAgainst(file)).toContain('lint/style/noRestrictedImports');
    },
  );

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

  it.each(ALLOWED)('lets %s import what lies below', (file) => {
    expect(rulesAgainst(file)).not.toContain('lint/style/noRestrictedImports');
  });
});
