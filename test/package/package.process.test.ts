import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withExcerpt } from '../../tools/docs/page-parts.ts';
import { Folder } from '../cli/in-process.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const README = readFileSync(`${ROOT}/README.md`, 'utf8');

const packed = new Folder();
// Packages of a folder above are found too, and temporary folders are shared.
const home = new Folder(homedir());
afterAll(() => {
  packed.remove();
  home.remove();
});

const blockOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(README)?.[1] ?? '';

/** Entries that the packages of the workspace import the engine by. */
const OF_WORKSPACE: readonly string[] = ['./node', './rulesets', './tools'];

/** A machine that has a child, a history and a delay: what is persisted of it, and how it goes on from there. */
const MACHINE = `
import { createActor } from 'gatechart/runtime';
import { assign, createMachine, SimulatedClock } from 'xstate';

const child = createMachine({ initial: 'idle', states: { idle: { on: { WAKE: 'awake' } }, awake: {} } });
const machine = createMachine({
  context: { n: 0 },
  invoke: { src: child, id: 'child', systemId: 'child' },
  initial: 'on',
  states: {
    on: {
      initial: 'red',
      states: { red: { after: { 10: 'green' } }, green: {}, last: { type: 'history' } },
      on: { OFF: { target: 'off', actions: assign({ n: ({ context }) => context.n + 1 }) } },
    },
    off: { on: { ON: 'on.last' } },
  },
});
const clock = new SimulatedClock();
const actor = createActor(machine, { clock }).start();
clock.increment(10);
actor.system.get('child').send({ type: 'WAKE' });
actor.send({ type: 'OFF' });
const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
const restored = createActor(machine, { snapshot }).start();
restored.send({ type: 'ON' });
const { value, context, children } = restored.getSnapshot();
console.log(JSON.stringify([snapshot, value, context, children.child.getSnapshot().value]));
`;

/** What must not compile: each line that is marked is wrong, and a mark on a right one is wrong too. */
const WRONG_USE = `
import { judge, newMatch, pending, resume, view } from 'gatechart';
import { gateRuler, type GateRulerOption } from 'gatechart/gate-ruler';
import { gateRuler as charts, processAt } from 'gatechart/machines';
import type { ProcessTypes } from 'gatechart/ruleset';
import { createActor } from 'gatechart/runtime';
import { waitingZone } from 'gatechart/waiting-zone';
import { setup } from 'xstate';

const waiting = newMatch({ ruleset: waitingZone });
// @ts-expect-error -- an option of another ruleset
export const option: GateRulerOption | undefined = pending(waiting)?.decision.options[0];
// @ts-expect-error -- what only the other ruleset shows
export const shown: unknown = view(waiting, 0).cardsOnGate;
// @ts-expect-error -- an edition that is not there
newMatch({ ruleset: gateRuler, edition: '9.9.9' });
// @ts-expect-error -- an edition of another ruleset
judge('', { ruleset: gateRuler, editions: ['second-edition'] });
// @ts-expect-error -- a ruleset that is not there
resume('', { ruleset: 'chess' });
// @ts-expect-error -- a process that is not there
processAt('', charts.castling, { ruleset: gateRuler });

type Holding = { readonly game: object };
const part = setup({ types: {} as ProcessTypes<Holding, Holding, Holding, { key: string }, '1-1' | '1-2'> });
const states = { only: { type: 'final' } } as const;
const context = ({ input }: { input: Holding }): Holding => input;
export const right = part.createMachine({ context, initial: 'only', states, meta: { clauses: ['1-1'] } });
// @ts-expect-error -- a clause that is not there
export const wrong = part.createMachine({ context, initial: 'only', states, meta: { clauses: ['1-3'] } });

const counter = setup({ types: { context: {} as object, events: {} as { type: 'ADD' } } }).createMachine({ context: {} });
// @ts-expect-error -- an event that it does not know
export const heard = () => createActor(counter).start().send({ type: 'SUBTRACT' });
`;

describe('The packed program, installed in an empty folder', () => {
  beforeAll(async () => {
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', packed.path], { cwd: ROOT });
    const [tarball] = readdirSync(packed.path);
    home.file('package.json', '{ "private": true, "type": "module" }');
    const options = ['--prefer-offline', '--no-audit', '--no-fund'];
    const tree = await run('npm', ['install', ...options, packed.file(tarball ?? '')], { cwd: home.path });
    said = tree.stderr;
  });

  let said = '';
  const inside = (path: string): string => home.file(join('node_modules/gatechart', path));

  it('is installed without a warning', () => {
    const ours = said.split('\n').filter((line) => !/^npm warn Unknown (user|env|project) config/.test(line));
    expect(ours.join('')).toBe('');
  });

  it('weighs at most 2.5 MB', () => {
    const [tarball = ''] = readdirSync(packed.path);
    expect(statSync(packed.file(tarball)).size).toBeLessThanOrEqual(2_500_000);
  });

  it('holds what is used, and nothing that was only needed to make it', () => {
    const held = readdirSync(inside(''), { recursive: true, encoding: 'utf8' });
    const unused =
      /\.map$|(^|\/)node_modules\/|^dist\/src\/cli\/(?:filing|ladder|mutation|proving|readme|site)\/|^src\/(?!rulesets\/[\w-]+(?:\/README\.md)?$)\w+\/\w/;
    expect(held.filter((path) => unused.test(path))).toEqual([]);
    const pages = ['README.md', ...held.filter((path) => /^docs\/[\w/-]+\.md$/.test(path))];
    const named = pages.flatMap((page) =>
      [
        ...readFileSync(inside(page), 'utf8').matchAll(
          /(?<![\w/])(?:\.\.\/)?((?!test\/)[\w-][\w./-]*\/examples\/[\w.-]+\w)/g,
        ),
      ].map(([, path]) => path as string),
    );
    expect(held).toEqual(expect.arrayContaining(['examples/leduc/index.mjs', 'templates/game/src/index.ts']));
    expect(new Set(named)).toContain('packages/gym/python/examples/bot.py');
    expect(named.filter((path) => !existsSync(inside(path)))).toEqual([]);
    const links = [...README.matchAll(/(?<!!\[.*)\]\((?!http|#)([^)#\s]+)/g)].map(
      ([, path]) => path as string,
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !existsSync(inside(path)))).toEqual([]);
  });

  const program = home.file('node_modules/.bin/gatechart');

  const compileStrictly = async (project: string): Promise<void> => {
    const compiler = `${ROOT}/node_modules/typescript/bin/tsc`;
    const said = await run(process.execPath, [compiler, '-p', project], { cwd: home.path }).catch(
      (error) => error,
    );
    expect(said.stdout).toBe('');
  };

  it('plays a match to its winner', async () => {
    const { stdout } = await run(program, ['play'], { cwd: home.path });
    expect(stdout).toMatch(/Player [12] wins the match/);
  });

  it('writes a game that names its tools, though the package names none', async () => {
    await run(program, ['new', 'my-game'], { cwd: home.path });
    const { devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
    const made = JSON.parse(readFileSync(home.file('my-game/package.json'), 'utf8'));
    expect(Object.keys(made.devDependencies)).toEqual(['@types/node', 'fast-check', 'typescript', 'vitest']);
    expect(devDependencies).toMatchObject(made.devDependencies);
  });

  it('says its version', async () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
    expect((await run(program, ['--version'])).stdout).toBe(`${version}\n`);
  });

  it('says of a clause where it stands as a clone does, though it has no sources', async () => {
    const ask = ['clauses', '13-6c', 'K-4', '--json'];
    const { stdout } = await run(program, ask, { cwd: home.path });
    const clone = await run(process.execPath, [`${ROOT}/dist/src/cli/main.js`, ...ask], { cwd: home.path });
    expect(existsSync(inside('src/rulesets/gate-ruler/ruleset.ts'))).toBe(false);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(clone.stdout));
    expect(stdout).toContain('takeDamageCard');
  });

  it('plays a match as the example of the README does', async () => {
    const { stdout } = await run(process.execPath, [home.file('example.js', blockOf('js'))]);
    expect(stdout).toMatch(/winner: [01]/);
  });

  it('shows a match to viewers of XState 4 once what it names is installed', async () => {
    const shown = ['play', '--inspector', 'xstate-inspect'];
    const missing = await run(program, shown, { cwd: home.path }).catch((error) => error);
    expect(missing.code).toBe(3);
    const [, command = ''] = /NO_XSTATE_INSPECT.* run (npm install [^\s;]+);/.exec(missing.stderr) ?? [];
    await run('bash', ['-c', `${command} --prefer-offline --no-audit --no-fund`], { cwd: home.path });
    const waiting = spawn(program, shown, { cwd: home.path });
    let told = '';
    waiting.stderr.on('data', (data) => {
      told += data;
    });
    const address = 'waiting for a viewer: http://127.0.0.1:';
    try {
      await expect.poll(() => told).toContain(address);
    } finally {
      waiting.kill();
    }
  });

  it('says what to install where the package of the Stately Inspector is missing', async () => {
    const shown = ['play', '--inspector', 'stately'];
    const missing = await run(program, shown, { cwd: home.path }).catch((error) => error);
    expect(missing.code).toBe(3);
    expect(missing.stderr).toMatch(/NO_STATELY_INSPECT.*npm install @statelyai\/inspect@0\.7/);
  });

  it('says what to install where fast-check is missing', async () => {
    const file = home.file('no-fast-check.js', "await import('gatechart/testing');");
    const { stderr } = await run(process.execPath, [file]).catch((error) => error);
    expect(stderr).toMatch(
      /gatechart\/testing needs the package fast-check; install it with npm install --save-dev fast-check@4/,
    );
    expect(stderr).toContain("code: 'NOT_INSTALLED'");
  });

  it('is used, entry by entry, by a strict project that knows what is wrong', async () => {
    const wanted = ['fast-check@4', '@types/node@20', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', ['install', '--save-dev', ...wanted], { cwd: home.path });
    const page = readFileSync(`${ROOT}/docs/how-to/library.md`, 'utf8');
    const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = ''], index) =>
      home.file(`library-${index}.ts`, text),
    );
    expect(examples.length).toBeGreaterThan(6);
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { exports: object };
    const entries = Object.keys(exports).filter(
      (key) => !key.endsWith('.json') && !OF_WORKSPACE.includes(key),
    );
    const used = examples.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(entries.filter((key) => !used.includes(`'gatechart${key.slice(1)}'`))).toEqual([]);
    const wrong = home.file('wrong-use.ts', WRONG_USE);
    const compilerOptions = {
      noEmit: false,
      outDir: 'built',
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
    };
    const project = home.file(
      'library.json',
      JSON.stringify({ compilerOptions, files: [...examples, wrong] }),
    );
    await compileStrictly(project);
    for (const index of examples.keys()) {
      const { stdout } = await run(process.execPath, [home.file(`built/library-${index}.js`)]);
      expect(stdout).not.toBe('');
    }
  });

  it('has an example for browsers whose types are checked where it is installed', async () => {
    await compileStrictly(inside('examples/browser'));
  });

  it('compiles and plays the same with the oldest XState of its range', async () => {
    const { peerDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
    const oldest = peerDependencies.xstate.replace('^', '');
    const records = async () => {
      const made = ['gate-ruler', 'waiting-zone'].flatMap((ruleset) =>
        ['actors', 'lean'].map(async (runtime) => {
          const file = home.file(`${ruleset}-${runtime}.jsonl`);
          const setting = ['--ruleset', ruleset, '--runtime', runtime, '--record', file];
          await run(program, ['play', ...setting], { cwd: home.path });
          return readFileSync(file, 'utf8');
        }),
      );
      return Promise.all(made);
    };
    const persisted = home.file('machine.mjs', MACHINE);
    const told = async () => [...(await records()), (await run(process.execPath, [persisted])).stdout];
    const newest = await told();
    expect(newest.at(-1)).toContain('"historyValue"');
    const wanted = [`xstate@${oldest}`, '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...wanted], { cwd: home.path });
    const { stdout } = await run('npm', ['ls', 'xstate', '--all', '--json'], { cwd: home.path });
    expect(new Set(stdout.match(/(?<="xstate": \{\s+"version": ")5[^"]+/g))).toEqual(new Set([oldest]));
    await compileStrictly(home.file('library.json'));
    expect(await told()).toEqual(newest);
  });

  it('has types that fit the example of the README', async () => {
    const example = blockOf('js').replace(
      'answer(match, player, option.key)',
      'answer(match, player, option?.key ?? "")',
    );
    expect(example).not.toBe(blockOf('js'));
    const checked = home.file('checked.ts', example.replace('console.log', 'globalThis.String'));
    const wrong = home.file(
      'wrong.ts',
      `import { newMatch } from 'gatechart';\nnewMatch({ ruleset: 'chess' });\n`,
    );
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
    const compiler = `${ROOT}/node_modules/typescript/bin/tsc`;
    const check = (file: string) => run(process.execPath, [compiler, ...flags, file], { cwd: home.path });
    await check(checked);
    await expect(check(wrong)).rejects.toMatchObject({ stdout: expect.stringContaining("to type 'Ruleset") });
  });
});

describe('The packed program, beside a wrong XState', () => {
  const play = () => run(home.file('node_modules/.bin/gatechart'), ['play'], { cwd: home.path });

  it('names the version that it finds, and what to install', async () => {
    rmSync(home.file('node_modules/xstate'), { recursive: true });
    await expect(play()).rejects.toMatchObject({
      code: 3,
      stderr: expect.stringMatching(
        /^gatechart: NO_XSTATE xstate: .*\^5\.20\.0, and finds none; run npm install xstate@5 /,
      ),
    });
    mkdirSync(home.file('node_modules/xstate'));
    home.file(
      'node_modules/xstate/package.json',
      '{ "name": "xstate", "version": "4.38.3", "main": "index.js" }',
    );
    home.file('node_modules/xstate/index.js', 'module.exports = { interpret: () => {} };');
    await expect(play()).rejects.toMatchObject({
      code: 3,
      stderr: expect.stringContaining('^5.20.0, and finds version 4.38.3; run npm install xstate@5 '),
    });
  });
});

describe('The README', () => {
  it('opens with what the program really prints (npm run docs writes it)', async () => {
    const { stdout } = await run(process.execPath, [`${ROOT}/dist/src/cli/main.js`, 'play']);
    expect(withExcerpt(README, stdout)).toBe(README);
    expect(blockOf('text').split('\n').length).toBeGreaterThan(10);
  });
});
