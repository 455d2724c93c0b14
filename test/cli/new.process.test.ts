import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve('.');
const PROGRAM = join(ROOT, 'dist/src/cli/main.js');
const NAME = 'my-game';

const home = mkdtempSync(join(tmpdir(), 'new-'));
const game = join(home, NAME);

const node = (cwd: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const gatechart = (cwd: string, ...args: readonly string[]) => node(cwd, PROGRAM, ...args);

/** Stands for `npm install`: what the package asks for is linked, and nothing else is there. */
const install = (): void => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(game, 'package.json'), 'utf8'));
  mkdirSync(join(game, 'node_modules'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = name === 'gatechart' ? ROOT : join(ROOT, 'node_modules', name);
    symlinkSync(target, join(game, 'node_modules', name));
  }
};

describe('gatechart new', () => {
  let told = '';

  beforeAll(() => {
    const made = gatechart(home, 'new', NAME);
    expect(made.stderr).toBe('');
    told = made.stdout;
    install();
  });

  afterAll(() => rmSync(home, { recursive: true }));

  it('tells every file, and what is next', () => {
    expect(told).toContain('my-game/index.mjs\n');
    expect(told).toContain('cd my-game && npm install && npm test');
  });

  it('names the game wherever its template was named', () => {
    const files = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('node_modules') && /\.\w+$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    const texts = files.map((file) => readFileSync(join(game, file), 'utf8'));
    expect(texts.filter((text) => text.includes('spark-and-ward'))).toEqual([]);
  });

  it('asks for the gatechart that wrote it, or for one that is named', () => {
    const asked = (folder: string) =>
      JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')).dependencies.gatechart;
    expect(resolve(game, asked(NAME).slice('file:'.length))).toBe(ROOT);
    gatechart(home, 'new', 'other-game', '--gatechart', 'file:../gatechart.tgz');
    expect(asked('other-game')).toBe('file:../gatechart.tgz');
  });

  it('writes a game whose tests pass', () => {
    const { status, stdout } = node(game, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run');
    expect({ status, failed: /\d+ failed/.exec(stdout)?.[0] }).toEqual({ status: 0, failed: undefined });
  });

  it('writes a property that notices a rule that is wrong', () => {
    const rules = join(game, 'rules.mjs');
    const text = readFileSync(rules, 'utf8');
    writeFileSync(rules, text.replace("'life', player, -damage", "'life', player, damage"));
    const { status, stdout } = node(game, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run');
    writeFileSync(rules, text);
    expect(status).toBe(1);
    expect(stdout).toMatch(/×.*no card is lost, and no life is won/);
  });

  it('writes a game that is played, judged, fuzzed, and plays itself', () => {
    expect(gatechart(game, 'play', '--rules', '.').stdout).toMatch(/Player [12] loses/);
    expect(gatechart(game, 'judge', '--rules', '.', 'scenarios')).toMatchObject({ status: 0, stderr: '' });
    expect(gatechart(game, 'fuzz', '--rules', '.', '--games', '100', '--out', 'findings')).toMatchObject({
      status: 0,
    });
    const selfplay = gatechart(
      game,
      'selfplay',
      '--rules',
      '.',
      '--games',
      '20',
      '--agents',
      'greedy,random',
      '--out',
      'run',
      '--export',
      'jsonl',
    );
    expect(selfplay.stdout).toContain('20 of 20 matches');
    const [decision = '{}'] = readFileSync(join(game, 'run/trajectories.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(decision).observation).toHaveLength(28);
  });

  it('refuses a folder that is not empty, and touches nothing in it', () => {
    const before = readdirSync(game);
    const { status, stdout, stderr } = gatechart(home, 'new', NAME);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^gatechart: FOLDER_IN_USE my-game: .*; give another folder, or empty this folder\n$/,
    );
    expect(readdirSync(game)).toEqual(before);
  });

  it('makes a game in a folder of any path, named after its last part', () => {
    const { status, stdout } = gatechart(home, 'new', 'games/deep/path-game');
    expect({ status, next: stdout.includes('cd games/deep/path-game && npm install') }).toEqual({
      status: 0,
      next: true,
    });
    const manifest = JSON.parse(readFileSync(join(home, 'games/deep/path-game/package.json'), 'utf8'));
    expect(manifest.name).toBe('path-game');
    const empty = join(home, 'empty-game');
    mkdirSync(empty);
    expect(gatechart(empty, 'new', '.').stdout).toContain('\n  npm install && npm test\n');
    expect(JSON.parse(readFileSync(join(empty, 'package.json'), 'utf8')).name).toBe('empty-game');
    expect(gatechart(empty, 'new', '.').stderr).toContain('FOLDER_IN_USE');
  });

  it.each(['My-Game', '../Out', 'a b', '-x', 'gate-ruler', 'gatechart', 'a'.repeat(61), ''])(
    'refuses the name "%s"',
    (name) => {
      const before = readdirSync(home);
      const { status, stderr } = gatechart(home, 'new', '--', name);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^gatechart: BAD_NAME .*such as my-game\n$/);
      expect(readdirSync(home)).toEqual(before);
    },
  );

  it('says that the name of the package is taken, and why', () =>
    expect(gatechart(home, 'new', 'gatechart').stderr).toContain('the package that the ruleset needs'));

  it('quotes a folder with a space in what is next', () =>
    expect(gatechart(home, 'new', "my games/it's/new-game").stdout).toContain(
      "cd 'my games/it'\\''s/new-game' && npm install",
    ));

  it('refuses a folder below a file', () => {
    writeFileSync(join(home, 'file'), '');
    const { status, stderr } = gatechart(home, 'new', 'file/below');
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(
        /^gatechart: CANNOT_WRITE .*below: a part of the path is not a folder; give a path/,
      ),
    ]);
  });

  it('helps with an example', () => {
    expect(gatechart(home, 'new', '--help').stdout).toContain('$ cd my-game && npm install && npm test');
  });
});
