import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatechart-selfplay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const startIn = (env: NodeJS.ProcessEnv, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [MAIN, 'selfplay', ...args], { env: { ...process.env, ...env } });
  children.push(child);
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

const start = (...args: readonly string[]) => startIn({}, ...args);

const run = (...args: readonly string[]) => start(...args).ended;

const summaryIn = (name: string): string => readFileSync(join(folder, name, 'summary.json'), 'utf8');

/** A bot that takes the first option; with `HOLD_AFTER`, it answers no more once it has begun so many matches. */
const holding = (): string => {
  const file = join(folder, 'holding.mjs');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const { HOLD_AFTER, HELD_IN } = process.env;
if (HOLD_AFTER) appendFileSync(HELD_IN, '.');
const isHeld = HOLD_AFTER && readFileSync(HELD_IN, 'utf8').length > Number(HOLD_AFTER);
for await (const line of createInterface({ input: process.stdin })) {
  const { type, decision } = JSON.parse(line);
  if (type === 'question' && !isHeld) console.log(JSON.stringify({ key: decision.options[0].key }));
}
`,
  );
  return `cmd:${process.execPath} ${file}`;
};

/** Waits until that many matches are kept, of a run that goes on. */
const kept = async (name: string, count: number): Promise<void> => {
  const file = join(folder, name, 'outcomes.jsonl');
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);
  await expect.poll(lines).toBeGreaterThanOrEqual(count);
};

describe('gatechart selfplay', () => {
  it('writes the same summary with one worker and with two, after Ctrl-C, and after a kill', async () => {
    const plan = ['--games', '10', '--agents', `${holding()},random`, '--seed', '5', '--limit', '600000'];
    expect((await run(...plan, '--workers', '1', '--out', join(folder, 'one'))).code).toBe(0);
    const lean = ['--keep', 'digests', '--out', join(folder, 'two')];
    expect((await run(...plan, '--workers', '2', ...lean)).code).toBe(0);
    expect(summaryIn('two')).toBe(summaryIn('one'));
    expect(existsSync(join(folder, 'two', 'records'))).toBe(false);

    const again = [...plan, '--workers', '2', '--out', join(folder, 'stopped')];
    const heldAfter = (matches: number) =>
      startIn({ HOLD_AFTER: `${matches}`, HELD_IN: join(folder, `held-${matches}`) }, ...again);
    const interrupted = heldAfter(3);
    await kept('stopped', 2);
    interrupted.child.kill('SIGINT');
    const { code, err } = await interrupted.ended;
    expect(code).toBe(130);
    expect(err).toContain('the same command resumes it');
    expect(existsSync(join(folder, 'stopped', 'summary.json'))).toBe(false);

    const killed = heldAfter(4);
    await kept('stopped', 5);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(join(folder, 'stopped', 'lock'))).toBe(true);

    expect((await run(...again)).code).toBe(0);
    expect(summaryIn('stopped')).toBe(summaryIn('one'));
    for (const name of ['report.html', 'run.json', 'plan.json']) {
      expect(existsSync(join(folder, 'stopped', name))).toBe(true);
    }
    expect(existsSync(join(folder, 'stopped', 'lock'))).toBe(false);
  }, 400_000);

  it.each([
    ['SIGTERM', '1'],
    ['SIGHUP', '1'],
    ['SIGINT', '0'],
  ] as const)('ends on %s with %s workers as on Ctrl-C, and says how to go on', async (signal, workers) => {
    const out = join(folder, `${signal}-${workers}`);
    const { child, ended } = start('--games', '20000', '--seed', '5', '--workers', workers, '--out', out);
    await kept(`${signal}-${workers}`, 2);
    child.kill(signal);
    const { code, out: said, err } = await ended;
    expect(code).toBe(130);
    expect(said).toMatch(/^\d+ of 20000 matches, /);
    expect(said).toMatch(/^ {2}\S+ against \S+: [\d.]+ %/m);
    expect(err).toContain('the same command resumes it');
    expect(existsSync(join(out, 'lock'))).toBe(false);
  });

  it('refuses a folder that another run has, naming it, with code 3', async () => {
    const out = join(folder, 'held');
    const args = ['--games', '20000', '--seed', '5', '--workers', '1', '--out', out];
    const { child, ended } = start(...args);
    await kept('held', 1);
    const { code, err } = await run(...args);
    expect(code).toBe(3);
    expect(err).toMatch(/^gatechart: RUN_IN_USE \S+lock: [^\n]+\n$/);
    expect(err).toContain(`in use by process ${child.pid} on ${hostname()} since `);
    expect(err).toContain(`(gatechart selfplay ${args.join(' ')})`);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });

  it('refuses a folder whose run differs or was damaged, in one line, with code 2', async () => {
    const out = join(folder, 'refused');
    const args = ['--games', '2', '--agents', 'random', '--workers', '0', '--out', out];
    expect((await run(...args)).code).toBe(0);
    const differs = await run(...args, '--seed', '2');
    expect([differs.code, differs.err]).toEqual([
      2,
      expect.stringMatching(
        /^gatechart: RUN_DIFFERS \S+plan\.json: the run began with seed 1, now 2; [^\n]+\n$/,
      ),
    ]);
    rmSync(join(out, 'records', '000000.jsonl'));
    const damaged = await run(...args);
    expect([damaged.code, damaged.err]).toEqual([
      2,
      expect.stringMatching(
        /^gatechart: RUN_DAMAGED \S+000000\.jsonl: the file of match 0[^\n]+ is missing;[^\n]+\n$/,
      ),
    ]);
    expect(readdirSync(out)).not.toContain('lock');
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
      await expect.poll(words).toHaveLength(3);
      const [pid, home = ''] = words();
      expect(existsSync(home)).toBe(true);
      child.kill(signal);
      await ended;
      await expect.poll(() => existsSync(`/proc/${pid}`) || existsSync(home)).toBe(false);
    }
  });

  it('plays with a program for an agent, and writes what learners read', async () => {
    const bot = fileURLToPath(
      new URL('../../dist/src/selfplay/external-agents/example-bot.js', import.meta.url),
    );
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
      ['--keep', 'digests'],
      ['--keep', 'nothing', '--out', join(folder, 'nothing')],
    ]) {
      const { code, out, err } = await run('--games', '2', ...args);
      expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    }
  });
});
