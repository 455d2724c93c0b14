import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, gatechart } from '../cli/in-process.ts';
import { changing, PEBBLES } from './support/changing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const changed = changing(folder);

describe('gatechart --rules', () => {
  it('plays runs on threads, which go on with the same module alone', async () => {
    const module = changed('version: 1', 'kept.js');
    const run = (...args: readonly string[]) =>
      gatechart('selfplay', '--agents', 'random', '--games', '6', '--out', folder.file('run'), ...args);
    expect((await run('--rules', module, '--workers', '2')).code).toBe(0);
    expect(readFileSync(folder.file('run/report.html'), 'utf8')).toContain(
      'gatechart inspect records/000000.jsonl --rules ../kept.js',
    );
    const alone = await gatechart(
      'selfplay',
      '--agents',
      'random',
      '--games',
      '6',
      '--rules',
      module,
      '--workers',
      '0',
      '--json',
    );
    const plan = JSON.parse(readFileSync(folder.file('run/plan.json'), 'utf8'));
    expect(plan).toMatchObject({
      ruleset: 'pebbles',
      version: 1,
      rules: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const { plan: _plan, ...summary } = JSON.parse(readFileSync(folder.file('run/summary.json'), 'utf8'));
    expect(JSON.parse(alone.out.join('\n'))).toMatchObject(summary);
    writeFileSync(module, `${readFileSync(module, 'utf8')}// changed\n`);
    const { notes } = await run('--rules', module, '--workers', '2');
    expect(notes).toEqual([
      expect.stringMatching(/^gatechart: RUN_DIFFERS .*the custom ruleset with digest/),
    ]);
  });

  it('is fuzzed between the decks it has, also where it draws none of its own', async () => {
    const faulty = changed("checkInvariants: ({ left }) => (left === 3 ? ['three are left'] : [])");
    const fuzz = (module: string, ...more: readonly string[]) =>
      gatechart('fuzz', ...more, '--rules', module, '--out', folder.file('findings'));
    expect((await fuzz(PEBBLES, '--games', '20')).code).toBe(0);
    expect((await fuzz(faulty, '--games', '20', '--seed', '2', '--json')).code).toBe(1);
    const finding = readdirSync(folder.file('findings')).find((name) => /^pebbles-.*three/.test(name)) ?? '';
    const repro = (module: string) =>
      gatechart('fuzz', 'repro', folder.file(`findings/${finding}`), '--rules', module);
    expect((await repro(faulty)).code).toBe(1);
    expect((await repro(changed("id: 'stones'"))).notes).toEqual([
      expect.stringContaining('UNKNOWN_RULESET pebbles: '),
    ]);
  });
});
