import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Folder } from '../../../test/cli/in-process.ts';
import { PYTHON } from '../../../test/support/parts.ts';

const run = promisify(execFile);

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const folder = new Folder();
afterAll(() => folder.remove());

describe('The Python client, installed with pip from its folder', () => {
  const python = folder.file('venv/bin/python');
  const inFolder = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    run(python, args, {
      cwd: folder.path,
      env: {
        PATH: process.env.PATH,
        OPENBLAS_NUM_THREADS: '1',
        GATECHART_SERVE: `${process.execPath} ${here('dist/src/cli/main.js')} serve --stdio`,
        ...env,
      },
    });

  beforeAll(async () => {
    cpSync(here('python'), folder.file('python'), { recursive: true });
    await run(PYTHON, ['-m', 'venv', '--system-site-packages', '--without-pip', folder.file('venv')]);
    const offline = ['--no-index', '--no-deps', '--no-build-isolation'];
    await inFolder(['-m', 'pip', 'install', ...offline, './python']);
  });

  it('is typed throughout, and so are its examples and tests', async () => {
    const strict = ['-m', 'mypy', '--strict', '--config-file', 'packages/gym/python/pyproject.toml'];
    expect((await inFolder([...strict, 'packages/gym/python/gatechart'])).stdout).toMatch(/^Success/);
    const { stdout } = await inFolder(
      [...strict, 'packages/gym/python/examples', 'packages/gym/python/tests'],
      {
        MYPYPATH: 'packages/gym/python/examples:packages/gym/python/tests',
      },
    );
    expect(stdout).toMatch(/^Success/);
  });

  it('does what PettingZoo and OpenSpiel look for, plays in batches and learns', async () => {
    const { stderr } = await inFolder(['-m', 'unittest', 'discover', '-s', 'packages/gym/python/tests']);
    expect(stderr).toMatch(/Ran 50 tests[\s\S]*OK/);
  });

  it('plays at random as its example does', async () => {
    const few = ['--matches', '1', '--batch', '4', '--steps', '2', '--ruleset', 'waiting-zone'];
    const command = `${process.execPath} ${here('dist/src/cli/main.js')} serve --stdio`;
    const { stdout } = await inFolder([
      'packages/gym/python/examples/random_play.py',
      '--command',
      command,
      ...few,
    ]);
    expect(stdout).toMatch(/^1 matches, wins by seat \[[01], [01]\].*\nbatches of 4 on 2 servers: 8 steps/);
  });
});
