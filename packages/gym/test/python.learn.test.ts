import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Folder } from '../../../test/cli/in-process.ts';
import { PYTHON } from '../../../test/support/parts.ts';

const run = promisify(execFile);

const PROGRAM = fileURLToPath(new URL('../../../dist/src/cli/main.js', import.meta.url));
const SERVE = `${process.execPath} ${PROGRAM} serve`;

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
        GATECHART_SERVE: SERVE,
        ...env,
      },
    });

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('../python', import.meta.url)), folder.file('python'), { recursive: true });
    await run(PYTHON, ['-m', 'venv', '--system-site-packages', '--without-pip', folder.file('venv')]);
    const offline = ['--no-index', '--no-deps', '--no-build-isolation'];
    await inFolder(['-m', 'pip', 'install', ...offline, './python']);
  });

  it('is typed throughout, and so are its examples and tests', async () => {
    const strict = ['-m', 'mypy', '--strict', '--config-file', 'python/pyproject.toml'];
    expect((await inFolder([...strict, 'python/gatechart'])).stdout).toMatch(/^Success/);
    const { stdout } = await inFolder([...strict, 'python/examples', 'python/tests'], {
      MYPYPATH: 'python/examples:python/tests',
    });
    expect(stdout).toMatch(/^Success/);
  });

  it('does what PettingZoo and OpenSpiel look for, plays in batches and learns', async () => {
    const { stderr } = await inFolder(['-m', 'unittest', 'discover', '-s', 'python/tests']);
    expect(stderr).toMatch(/Ran 80 tests[\s\S]*OK/);
  });

  it('plays at random as its example does', async () => {
    const few = ['--matches', '1', '--batch', '4', '--steps', '2', '--ruleset', 'waiting-zone'];
    const { stdout } = await inFolder(['python/examples/random_play.py', '--command', SERVE, ...few]);
    expect(stdout).toMatch(/^1 matches, wins by seat \[[01], [01]\].*\nbatches of 4 on 2 servers: 8 steps/);
  });
});
