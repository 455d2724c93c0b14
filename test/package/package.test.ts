import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withExcerpt } from '../../src/cli/readme/excerpt.ts';
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

  it('holds what is used, and nothing that was only needed to make it', () => {
    const held = readdirSync(inside(''), { recursive: true, encoding: 'utf8' });
    const unused =
      /\.map$|\/write-|(^|\/)node_modules\/|^src\/(?!inspect\/xstate-inspect|selfplay\/examples)\w+\/\w/;
    expect(held.filter((path) => unused.test(path))).toEqual([]);
    const pages = ['README.md', ...held.filter((path) => /^docs\/[\w/-]+\.md$/.test(path))];
    const named = pages.flatMap((page) =>
      [...readFileSync(inside(page), 'utf8').matchAll(/[\w./-]+\/examples\/[\w.-]+\w/g)].map(
        ([path]) => path,
      ),
    );
    expect(new Set(named)).toContain('python/examples/bot.py');
    expect(named.filter((path) => !existsSync(inside(path)))).toEqual([]);
  });

  const program = home.file('node_modules/.bin/gatechart');

  it('plays a match to its winner', async () => {
    const { stdout } = await run(program, ['play'], { cwd: home.path });
    expect(stdout).toMatch(/Player [12] wins the match/);
  });

  it('says its version', async () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
    expect((await run(program, ['--version'])).stdout).toBe(`${version}\n`);
  });

  it('says of a clause where it stands as a clone does, though it has no sources', async () => {
    const ask = ['clauses', '13-6c', 'K-4', '--json'];
    const { stdout } = await run(program, ask, { cwd: home.path });
    const clone = await run(process.execPath, [`${ROOT}/dist/src/cli/main.js`, ...ask], { cwd: home.path });
    expect(existsSync(home.file('node_modules/gatechart/src/rulesets'))).toBe(false);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(clone.stdout));
    expect(stdout).toContain('takeDamageCard');
  });

  it('plays a match as the example of the README does', async () => {
    const { stdout } = await run(process.execPath, [home.file('example.js', blockOf('js'))]);
    expect(stdout).toMatch(/winner: [01]/);
  });

  it('shows a match to viewers of XState 4 once what it names is installed', async () => {
    const shown = ['play', '--inspector', 'xstate-inspect'];
    const missing = await run(program, shown, { cwd: home.path, timeout: 10_000 }).catch((error) => error);
    expect(missing.code).toBe(3);
    const [, command = ''] = /NO_XSTATE_INSPECT.* run (npm install \S+),/.exec(missing.stderr) ?? [];
    await run('bash', ['-c', `${command} --prefer-offline --no-audit --no-fund`], { cwd: home.path });
    const waiting = await run(program, shown, { cwd: home.path, timeout: 10_000 }).catch((error) => error);
    expect(waiting.stderr).toContain(
      'waiting for a viewer: https://stately.ai/viz?inspect&server=127.0.0.1:',
    );
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
    await expect(check(wrong)).rejects.toMatchObject({ stdout: expect.stringContaining('chess') });
  });
});

describe('The README', () => {
  it('opens with what the program really prints (npm run docs writes it)', async () => {
    const { stdout } = await run(process.execPath, [`${ROOT}/dist/src/cli/main.js`, 'play']);
    expect(withExcerpt(README, stdout)).toBe(README);
    expect(blockOf('text').split('\n').length).toBeGreaterThan(10);
  });
});
