import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scenarioPositions } from '../../src/cli/fuzz/corpus.ts';
import { checkPlayed } from '../../src/cli/fuzz/output.ts';
import { counterexampleText, readCounterexample } from '../../src/fuzz/counterexample.ts';
import { coverageReport } from '../../src/fuzz/coverage/chart-coverage.ts';
import { addCounts, Coverage, coverageFile, readCoverage } from '../../src/fuzz/coverage/coverage.ts';
import { fuzzTarget } from '../../src/fuzz/targets/fuzz-targets.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const regressions = new URL('../regressions', import.meta.url).pathname;
const none = ['--regressions', 'none', '--positions', 'none', '--out', join(folder.path, 'out')] as const;

/** The transitions of a ruleset that the run kept in a folder never took. */
const reachedIn = (path: string, ruleset: string) => {
  const file = join(path, coverageFile(ruleset));
  const coverage = new Coverage();
  addCounts(coverage, readCoverage(file, readFileSync(file, 'utf8')).counts);
  return { ...coverageReport(coverage, fuzzTarget(ruleset)).find(({ kind }) => kind === 'transition') };
};

describe('gatechart fuzz', () => {
  it('ends with 0, and what was never reached, where nothing is wrong', async () => {
    const { code, out } = await gatechart(
      'fuzz',
      '--ruleset',
      'excess-damage',
      '--games',
      '8',
      '--workers',
      '0',
      ...none,
    );
    expect(code).toBe(0);
    expect(out.some((line) => /^transitions: \d+ of \d+$/.test(line))).toBe(true);
    const file = join(folder.path, 'out', 'unreached-excess-damage.txt');
    expect(out).toContain(`  full list: ${file}`);
    const { never = [] } = reachedIn(join(folder.path, 'out'), 'excess-damage');
    const ids = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect(never.length).toBeGreaterThan(0);
    expect(never.filter((id) => !ids.includes(id))).toEqual([]);
    expect(out).toContain('next steps:');
  });

  it('writes the summary as JSON', async () => {
    const { out } = await gatechart(
      'fuzz',
      '--ruleset',
      'waiting-zone',
      '--games',
      '2',
      '--workers',
      '0',
      '--json',
      ...none,
    );
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ cases: 2, findings: [] });
  });

  it('begins games in the positions of scenarios, of the edition asked for', async () => {
    const scenarios = folder.file('scenarios');
    const scenario = (edition: string) =>
      writeFileSync(
        join(scenarios, edition, 'one.yaml'),
        `title: 1-4b one\nedition: ${edition}\np1: { A1: 3/3/2 }\n`,
      );
    for (const edition of ['2021-03', '1.0.0']) {
      mkdirSync(join(scenarios, edition), { recursive: true });
      scenario(edition);
    }
    expect(scenarioPositions(scenarios, 'gate-ruler').length).toBe(2);
    expect(
      scenarioPositions(scenarios, 'gate-ruler', '1.0.0').map(({ position }) => position.game.edition),
    ).toEqual(['1.0.0']);
    expect(scenarioPositions(scenarios, 'waiting-zone')).toEqual([]);
    expect(scenarioPositions(join(folder.path, 'none'), 'gate-ruler')).toEqual([]);
  });

  it('keeps how often everything was reached', async () => {
    const { out } = await gatechart(
      'fuzz',
      '--ruleset',
      'excess-damage',
      '--games',
      '5',
      '--workers',
      '0',
      ...none,
    );
    const file = join(folder.path, 'out', coverageFile('excess-damage'));
    const { games, counts } = readCoverage(file, readFileSync(file, 'utf8'));
    expect([games, Object.keys(counts.transition).length]).toEqual([
      5,
      Number(/^transitions: (\d+) of/.exec(out.find((line) => line.startsWith('transitions')) ?? '')?.[1]),
    ]);
  });

  it('writes nothing without --out, and reports the prescribing clauses', async () => {
    const before = readdirSync('.');
    const args = ['--ruleset', 'waiting-zone', '--games', '2', '--workers', '0', ...none.slice(0, 4)];
    const { code, out } = await gatechart('fuzz', ...args);
    expect([code, readdirSync('.')]).toEqual([0, before]);
    expect(out.some((line) => /^prescribing clauses: \d+ of \d+ acted/.test(line))).toBe(true);
    expect(out.some((line) => line.includes('full list'))).toBe(false);
    const told = await gatechart('fuzz', ...args, '--json');
    const { prescribing } = JSON.parse(told.out[0] ?? '');
    expect(prescribing.acted + prescribing.never.length).toBe(prescribing.of);
  });

  it('fails where nothing was played or reached', () => {
    expect(() => checkPlayed('own', { cases: 0, steps: 0 })).toThrow('no game was played');
    expect(() => checkPlayed('own', { cases: 3, steps: 0 })).toThrow('3 games took no step');
    expect(() => checkPlayed('own', { cases: 3, steps: 1 })).not.toThrow();
  });

  it('refuses a duration without a unit, and names the remedy', async () => {
    const { code, notes } = await gatechart('fuzz', '--duration', '30', ...none);
    expect([code, notes[0]]).toEqual([2, expect.stringContaining('add a unit, e.g. 30s')]);
  });

  it('refuses a target, an edition and a span that cannot be', async () => {
    expect((await gatechart('fuzz', '--target', 'everything')).code).toBe(2);
    expect((await gatechart('fuzz', '--edition', 'none')).code).toBe(2);
    expect((await gatechart('fuzz', '--duration', 'long')).code).toBe(2);
    expect((await gatechart('fuzz', '--ruleset', 'random-charts', '--target', 'views')).code).toBe(2);
  });
});

describe('gatechart fuzz repro', () => {
  const file = join(regressions, 'gate-ruler-soul-without-host.json');

  it('ends with 0 where nothing is wrong any more', async () => {
    const { code, out } = await gatechart('fuzz', 'repro', file);
    expect([code, out.at(-1)]).toEqual([0, 'The failure does not occur any more.']);
    expect(out.some((line) => line.startsWith('> 1. '))).toBe(true);
  });

  it('takes an answer that is not on offer for stale, never for passed', async () => {
    const finding = readCounterexample(file, readFileSync(file, 'utf8'));
    const stale = folder.file('stale.json');
    writeFileSync(stale, counterexampleText({ ...finding, answers: ['fly away'] }));
    const { code, notes } = await gatechart('fuzz', 'repro', stale);
    expect([code, notes[0]?.split(' ')[1]]).toEqual([2, 'FINDING_STALE']);
  });

  it('refuses what is no finding', async () => {
    expect((await gatechart('fuzz', 'repro', folder.file('text.json', '{}'))).code).toBe(2);
  });
});

describe('gatechart fuzz explore', () => {
  it('says how many positions it saw and how deep it got', async () => {
    const { code, out } = await gatechart(
      'fuzz',
      'explore',
      '--ruleset',
      'waiting-zone',
      '--depth',
      '2',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ depth: 2, isComplete: true, failures: [] });
  });

  it('goes on from a saved match, and from where a scenario starts, under the edition asked for', async () => {
    const saved = folder.file('saved.json');
    await gatechart('play', '--ruleset', 'waiting-zone', '--agents', 'random,random', '--save', saved);
    const scenario = folder.file(
      'attack.yaml',
      'title: 1-4b one attack\np1: { A1: 3/3/2 }\nstart: attack declaration\n',
    );
    const explored = async (...args: readonly string[]) => {
      const { code, out } = await gatechart('fuzz', 'explore', ...args, '--depth', '1', '--json');
      return { code, ...(JSON.parse(out[0] ?? '{}') as { answers: number }) };
    };
    expect(await explored(saved)).toMatchObject({ code: 0, depth: 1, isComplete: true });
    expect(await explored(scenario)).toMatchObject({ code: 0, answers: 7, isComplete: true });
    expect(await explored(scenario, '--edition', '1.0.0')).toMatchObject({ code: 0, answers: 7 });
    expect((await gatechart('fuzz', 'explore', scenario, '--edition', 'none')).code).toBe(2);
    expect(
      (await gatechart('fuzz', 'explore', scenario, '--decks', 'atlas-drive,atlas-drive')).notes,
    ).toEqual([expect.stringMatching(/USAGE --decks: the option is for a new match/)]);
  });

  it('refuses the options of a new match beside a file', async () => {
    const saved = folder.file('settled.json');
    await gatechart('play', '--ruleset', 'waiting-zone', '--agents', 'random,random', '--save', saved);
    const scenario = folder.file('settled.yaml', 'title: 1-4b one\np1: { A1: 3/3/2 }\n');
    const refused = async (file: string, ...option: readonly [string, string]) => {
      const { code, notes } = await gatechart('fuzz', 'explore', file, ...option, '--depth', '0');
      expect([code, notes]).toEqual([2, [expect.stringContaining(`USAGE ${option[0]}: `)]]);
    };
    for (const file of [saved, scenario]) {
      await refused(file, '--ruleset', 'waiting-zone');
      await refused(file, '--seed', '9');
      await refused(file, '--decks', 'atlas-drive,atlas-drive');
    }
    await refused(saved, '--edition', '1');
    await refused(scenario, '--cards', 'examples/lamps.yaml');
  });

  it('offers the rulesets that it explores', async () => {
    const { out } = await gatechart('fuzz', 'explore', '--help');
    expect(out.join('\n')).not.toContain('random-charts');
  });

  it('explores to the end of the turn, keeps a stopped exploration, and resumes it', async () => {
    const start = folder.file(
      'duel.yaml',
      'title: 1-4b a duel\np1: { A1: 3/3/2 }\np2: { D1: 1/1/1 }\nstart: attack declaration\n',
    );
    const state = folder.file('state.json');
    const explored = async (...args: readonly string[]) => {
      const { code, out } = await gatechart('fuzz', 'explore', start, '--turn', ...args, '--json');
      return { code, ...(JSON.parse(out[0] ?? '{}') as object) };
    };
    const all = await explored();
    expect(all).toMatchObject({ code: 0, isComplete: true, failures: [] });
    expect(all).not.toHaveProperty('depth');
    const { out } = await gatechart('fuzz', 'explore', start, '--turn', '--depth', '1');
    expect(out[1]).toMatch(/to the end of the turn \(\d+ of the positions\), within 1 actions was reached/);
    expect(await explored('--state', state, '--most', '3')).toMatchObject({
      isComplete: false,
      positions: 3,
    });
    expect(await explored('--state', state)).toEqual(all);
    const { code, notes } = await gatechart('fuzz', 'explore', start, '--state', state);
    expect([code, notes[0]]).toEqual([2, expect.stringMatching(/EXPLORATION_DIFFERS .*state\.json/)]);
    writeFileSync(state, '{}');
    const [faulty] = (await gatechart('fuzz', 'explore', start, '--state', state)).notes;
    expect(faulty).toMatch(/EXPLORATION_FORMAT .*state\.json.*give another file with --state/);
  });

  it('stops where it was told to', async () => {
    const { out } = await gatechart('fuzz', 'explore', '--ruleset', 'waiting-zone', '--most', '5', '--json');
    const { positions, isComplete } = JSON.parse(out[0] ?? '') as { positions: number; isComplete: boolean };
    expect([positions < 12, isComplete]).toEqual([true, false]);
  });

  it('names what resumes it where it met --most', async () => {
    const met = async (...args: readonly string[]) =>
      (await gatechart('fuzz', 'explore', '--ruleset', 'waiting-zone', '--most', '5', ...args)).out[1];
    const state = ['--state', folder.file('met.json')];
    const early = 'not every position within 4 actions was reached: the exploration met --most 5';
    expect(await met()).toBe(early);
    expect(await met(...state)).toBe(`${early}; the same command with a larger --most resumes it`);
  });
});
