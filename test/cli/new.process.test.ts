import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
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
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = name === 'gatechart' ? ROOT : join(ROOT, 'node_modules', name);
    const link = join(game, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
};

/** Runs a script of the game; the programs are those of this project. */
const npm = (...args: readonly string[]) => {
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  const { status, stdout } = spawnSync('npm', args, { cwd: game, env, encoding: 'utf8' });
  return { status, stdout };
};

/** What an action gives while a file of the game has another text. */
const withChange = <T>(file: string, from: string, to: string, action: () => T): T => {
  const path = join(game, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return action();
  } finally {
    writeFileSync(path, text);
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
    expect(told).toContain('my-game/src/index.ts\n');
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

  it('writes a game that is refused until it is built', () => {
    const { status, stderr } = gatechart(game, 'play', '--rules', '.');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^gatechart: NOT_BUILT \.: .*npm run build/)]);
  });

  it('writes a game that npm test builds, and whose tests pass', () => {
    const { status, stdout } = npm('test');
    expect({ status, failed: /\d+ failed/.exec(stdout)?.[0] }).toEqual({ status: 0, failed: undefined });
    expect(readdirSync(join(game, 'dist'))).toEqual(expect.arrayContaining(['index.js', 'rules.js']));
  });

  it.each([
    [
      'a move that is not declared',
      'src/chart.ts',
      '          attack: {',
      '          atack: {',
      "to write 'attack'",
    ],
    [
      'a transition to a state that is not there',
      'src/chart.ts',
      "target: 'response'",
      "target: 'respons'",
      `mean '"response"'`,
    ],
    [
      'a scenario that goes on in no state',
      'src/index.ts',
      "state: 'nextTurn'",
      "state: 'nexTurn'",
      `mean '"nextTurn"'`,
    ],
    ['a zone that is not declared', 'src/rules.ts', "card, 'hand')", "card, 'hnd')", '"discard"'],
    [
      'an event without a field',
      'src/rules.ts',
      "'drew', player, card",
      "'drew', player",
      "'card' is missing",
    ],
    [
      'a counter that is not declared',
      'test/game.test.ts',
      'counters.life',
      'counters.lives',
      "'lives' does not exist",
    ],
  ])('writes a game in which %s is an error of npm test', (_, file, from, to, told) => {
    const { status, stdout } = withChange(file, from, to, () => npm('test'));
    expect(status).not.toBe(0);
    expect(stdout).toContain(`${file}(`);
    expect(stdout).toContain(told);
  });

  it('writes a game that whoever imports it has with its types', () => {
    const text = `import ruleset from ${JSON.stringify(NAME)};
      export const right: 'usual' = ruleset.defaultEdition;
      // @ts-expect-error -- the game has no such edition
      export const wrong: 'other' = ruleset.defaultEdition;`;
    writeFileSync(join(game, 'test/importer.ts'), text);
    const { status, stdout } = node(game, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'test');
    rmSync(join(game, 'test/importer.ts'));
    expect([status, stdout]).toEqual([0, '']);
  });

  it('writes a game that fits the gatechart of the page that imports it', () => {
    const page = join(home, 'page');
    const modules = join(page, 'node_modules');
    mkdirSync(modules, { recursive: true });
    for (const name of ['xstate', 'zod']) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
    symlinkSync(game, join(modules, NAME));
    const copied = join(modules, 'gatechart');
    cpSync(join(ROOT, 'package.json'), join(copied, 'package.json'));
    for (const types of ['types', 'src/api'])
      cpSync(join(ROOT, 'dist', types), join(copied, 'dist', types), { recursive: true });
    const text = `import { newMatch, view } from 'gatechart';
      import ruleset from ${JSON.stringify(NAME)};
      export const life: number = view(newMatch({ ruleset }), 0).counters.life[0];`;
    writeFileSync(join(page, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(page, 'main.ts'), text);
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', 'main.ts'];
    const { status, stdout } = node(page, join(ROOT, 'node_modules/typescript/bin/tsc'), ...options);
    expect([status, stdout]).toEqual([0, '']);
  });

  it('writes a property that notices a rule that is wrong', () => {
    const { status, stdout } = withChange(
      'src/rules.ts',
      "'life', player, -damage",
      "'life', player, damage",
      () => npm('test'),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/×.*no card is lost, and no life is won/);
  });

  it('writes a game that is refused where it has changed since it was built', () => {
    const { status, stderr } = gatechart(game, 'play', '--rules', '.');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^gatechart: NOT_BUILT src\/rules\.ts: /)]);
    expect(npm('run', 'build').status).toBe(0);
  });

  it('writes a game that does not play what does not compile', () => {
    const { status, stderr } = withChange(
      'src/rules.ts',
      "'life', player, -damage",
      "'lives', player, -damage",
      () => {
        expect(npm('run', 'build').status).not.toBe(0);
        return gatechart(game, 'play', '--rules', '.');
      },
    );
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^gatechart: NOT_BUILT src\/rules\.ts: /)]);
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

  it.each(['My-Game', '../Out', 'a b', '-x', 'gate-ruler', 'gatechart', 'vitest', 'x-', 'a'.repeat(61), ''])(
    'refuses the name "%s"',
    (name) => {
      const before = readdirSync(home);
      const { status, stderr } = gatechart(home, 'new', '--', name);
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /^gatechart: BAD_NAME .*begin with a letter and end with a letter or digit, as in my-game\n$/,
      );
      expect(readdirSync(home)).toEqual(before);
    },
  );

  it('says that the name of the package is taken, and why', () =>
    expect(gatechart(home, 'new', 'gatechart').stderr).toContain('a package that the ruleset needs'));

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
