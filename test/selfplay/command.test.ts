import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));
const PATIENCE = { timeout: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'gatechart-selfplay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: readonly string[]) => {
  const child = spawn(process.execPath, [MAIN, 'selfplay', ...args]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  return { child, ended };
};

const run = (...args: readonly string[]) => start(...args).ended;

const summaryIn = (name: string): string => readFileSync(join(folder, name, 'summary.json'), 'utf8');

const PLAN = ['--games', '10', '--agents', 'greedy,random', '--seed', '5'];

/** Waits until that many matches are kept. */
const kept = async (name: string, count: number): Promise<void> => {
  const file = join(folder, name, 'outcomes.jsonl');
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length <= count) await wait(20);
};

describe('gatechart selfplay', () => {
  it('writes the same summary with one worker and with two, after Ctrl-C, and after a kill', async () => {
    expect((await run(...PLAN, '--workers', '1', '--out', join(folder, 'one'))).code).toBe(0);
    expect((await run(...PLAN, '--workers', '2', '--out', join(folder, 'two'))).code).toBe(0);
    expect(summaryIn('two')).toBe(summaryIn('one'));

    const again = [...PLAN, '--workers', '2', '--out', join(folder, 'stopped')];
    const interrupted = start(...again);
    await kept('stopped', 2);
    interrupted.child.kill('SIGINT');
    const { code, err } = await interrupted.ended;
    expect(code).toBe(130);
    expect(err).toContain('the same command goes on with it');
    expect(existsSync(join(folder, 'stopped', 'summary.json'))).toBe(false);

    const killed = start(...again);
    await kept('stopped', 6);
    killed.child.kill('SIGKILL');
    await killed.ended;

    expect((await run(...again)).code).toBe(0);
    expect(summaryIn('stopped')).toBe(summaryIn('one'));
    for (const name of ['report.html', 'run.json', 'plan.json']) {
      expect(existsSync(join(folder, 'stopped', name))).toBe(true);
    }
  }, 400_000);

  it.each([
    ['SIGTERM', '1'],
    ['SIGHUP', '1'],
    ['SIGINT', '0'],
  ] as const)('ends on %s with %s workers as on Ctrl-C, and says how to go on', async (signal, workers) => {
    const out = join(folder, `${signal}-${workers}`);
    const { child, ended } = start('--games', '200', '--seed', '5', '--workers', workers, '--out', out);
    await kept(`${signal}-${workers}`, 2);
    child.kill(signal);
    const { code, err } = await ended;
    expect(code).toBe(130);
    expect(err).toContain('the same command goes on with it');
  });

  it('leaves no program behind that played, nor its folder, even if it is killed itself', async () => {
    const file = join(folder, 'hangs.mjs');
    const told = join(folder, 'pid');
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => {});
writeFileSync(${JSON.stringify(told)}, process.pid + ' ' + process.cwd() + ' .');
setInterval(() => {}, 1000);`,
    );
    const agents = `cmd:${process.execPath} ${file},random`;
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      rmSync(told, { force: true });
      const { child, ended } = start(
        '--games',
        '2',
        '--workers',
        '1',
        '--agents',
        agents,
        '--limit',
        '600000',
      );
      const words = () => (existsSync(told) ? readFileSync(told, 'utf8').split(' ') : []);
      await expect.poll(words, PATIENCE).toHaveLength(3);
      const [pid, home = ''] = words();
      expect(existsSync(home)).toBe(true);
      child.kill(signal);
      await ended;
      await expect.poll(() => existsSync(`/proc/${pid}`) || existsSync(home), PATIENCE).toBe(false);
    }
  });

  it('plays with a program for an agent, and writes what learners read', async () => {
    const bot = fileURLToPath(new URL('../../dist/src/selfplay/examples/bot.js', import.meta.url));
    const agents = `cmd:${process.execPath} ${bot},random`;
    const out = join(folder, 'bot');
    const { code } = await run('--games', '2', '--agents', agents, '--out', out, '--export', 'parquet');
    expect(code).toBe(0);
    expect(JSON.parse(summaryIn('bot'))).toMatchObject({ games: 2, failures: 0, isRepeatable: false });
    const table = readFileSync(join(out, 'trajectories.parquet'));
    expect([table.subarray(0, 4).toString(), table.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
  });

  it('refuses what it cannot play with one line and code 2', async () => {
    for (const args of [
      ['--games', '3'],
      ['--agents', 'deep-blue'],
      ['--agents', 'greedy:100'],
      ['--decks', 'nothing'],
      ['--export', 'jsonl'],
    ]) {
      const { code, out, err } = await run('--games', '2', ...args);
      expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    }
  });
});
