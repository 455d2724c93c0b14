import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { absoluteCommand, environmentFor } from '../../src/selfplay/external-agents/external-agent.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatechart-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('A command that is run from anywhere', () => {
  const plain = join(folder, 'plain');
  const spaced = join(folder, "a friend's");
  for (const path of [plain, spaced]) {
    mkdirSync(join(path, 'bots'), { recursive: true });
    for (const file of ['bot.py', 'bots/one.js', 'python3', 'run me']) writeFileSync(join(path, file), '');
  }

  it.each([
    ['python3 bot.py', `python3 ${plain}/bot.py`],
    ['node ./bots/one.js --level 3', `node ${plain}/bots/one.js --level 3`],
    ['./bot.py', `${plain}/bot.py`],
    ['PYTHONPATH=x python3 bots/one.js', `PYTHONPATH=x python3 ${plain}/bots/one.js`],
    ['python3 other.py bots', 'python3 other.py bots'],
    ['sh -c "exec python3 bot.py"', 'sh -c "exec python3 bot.py"'],
    ['/bin/true bot.py;ls', '/bin/true bot.py;ls'],
  ])('%s: the files it names are named by their whole path', (command, wanted) => {
    expect(absoluteCommand(command, plain)).toBe(wanted);
  });

  it('is quoted where the path has signs that mean something to the shell', () => {
    expect(absoluteCommand('python3 bot.py', spaced)).toBe(`python3 '${folder}/a friend'\\''s/bot.py'`);
  });
});

it('The environment of a program is a short list', () => {
  const ours = {
    PATH: '/bin',
    LANG: 'ja_JP.UTF-8',
    HOME: '/root',
    PWD: '/root/run',
    API_KEY: 'x',
    npm_config_y: 'z',
  };
  expect(environmentFor(ours)).toEqual({ PATH: '/bin', LANG: 'ja_JP.UTF-8' });
});
