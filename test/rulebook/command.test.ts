import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { COVERAGE_FORMAT, coverageFile, coverageText } from '../../src/fuzz/coverage/coverage.ts';
import { gateRuler } from '../../src/registered.ts';
import type { ClauseDetails } from '../../src/rulebook/clause-details.ts';
import type { CertaintyTotals } from '../../src/rulebook/coverage.ts';
import { loadMutants } from '../../src/rulebook/mutant-results.ts';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const NOTHING = { transition: {}, held: {}, refused: {}, clause: {}, card: {} };

const kept = (clause: Readonly<Record<string, number>>): void =>
  writeFileSync(
    folder.file(coverageFile('excess-damage')),
    coverageText({
      format: COVERAGE_FORMAT,
      ruleset: 'excess-damage',
      version: 1,
      seed: 1,
      games: 7,
      counts: { ...NOTHING, clause },
    }),
  );

const clauses = (...args: readonly string[]) => gatechart('clauses', '--ruleset', 'excess-damage', ...args);

describe('gatechart clauses', () => {
  it('says how often a run that was kept reached each clause', async () => {
    kept({ '120.4a': 1234 });
    const { code, out } = await clauses('--reached', folder.path);
    const line = (id: string) => out.find((each) => each.startsWith(`${id} `)) ?? '';
    expect(code).toBe(0);
    expect(line('120.4a')).toMatch(/ 1234 acted /);
    expect(line('120.1')).toMatch(/ 0 acted /);
    expect(out).toContain('1 clauses acted in 7 random games');
  });

  it('counts nothing where no run is named', async () => {
    expect((await clauses()).out.join('\n')).not.toContain('acted');
    const told = JSON.parse((await clauses('--json')).out[0] ?? '');
    expect(Object.keys(told)).toEqual(['ruleset', 'totals', 'clauses']);
  });

  it('counts official, secondary and inferred clauses apart', async () => {
    const { out } = await gatechart('clauses', '--gaps');
    const [data = ''] = (await gatechart('clauses', '--json')).out;
    const { totals } = JSON.parse(data) as { totals: readonly CertaintyTotals[] };
    const prescribing = Object.values(gateRuler.clauses).filter(({ kind }) => kind === 'prescribes');
    expect(totals.map(({ certainty, prescribing: all }) => [certainty, all])).toEqual(
      (['official', 'secondary', 'inferred'] as const).map((certainty) => [
        certainty,
        prescribing.filter((clause) => clause.certainty === certainty).length,
      ]),
    );
    expect(out.slice(-totals.length - 1, -1)).toEqual(
      totals.map(
        ({ certainty, prescribing: all, tested, proven }) =>
          `${certainty}: ${tested} of ${all} prescribing clauses act and are tested, ${proven} proven by the last npm run prove`,
      ),
    );
  });

  it('counts the conditions of clauses that have a mutant', async () => {
    const named = loadMutants('.', 'gate-ruler').filter(({ condition }) => condition !== undefined);
    const all = new Set(named.map(({ clause, condition }) => `${clause} ${condition}`)).size;
    const { out } = await gatechart('clauses', '--gaps', '--ruleset', 'gate-ruler');
    expect(out.at(-1)).toMatch(new RegExp(`^conditions of prescribing clauses: \\d+ of ${all} proven$`));
  });

  it('refuses a folder without a run, and a file that is none', async () => {
    const codeOf = ({ code, notes }: Awaited<ReturnType<typeof clauses>>) => [code, notes[0]?.split(' ')[1]];
    expect(codeOf(await clauses('--reached', folder.file('none')))).toEqual([2, 'NO_COVERAGE']);
    folder.file(coverageFile('excess-damage'), '{}');
    expect(codeOf(await clauses('--reached', folder.path))).toEqual([2, 'BAD_COVERAGE']);
    folder.file(coverageFile('excess-damage'), 'no JSON');
    expect(codeOf(await clauses('--reached', folder.path))).toEqual([2, 'BAD_COVERAGE']);
  });
});

describe('gatechart clauses ID', () => {
  // It reads all sources and tests, as each of these tests would ask it to again.
  const shown = gatechart('clauses', '13-6c');
  const RULER_DAMAGE = 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';

  it('says what the clause is, and where its state, its rule functions and its tests stand', async () => {
    const { code, out } = await shown;
    expect(code).toBe(0);
    expect(out[0]).toBe('13-6c  prescribes, official, seed 000, gate-ruler');
    expect(out[1]).toBe(`  ${gateRuler.clauses['13-6c']?.en}`);
    const places = out.slice(2).map((line) => line.replace(/:\d+/, ''));
    expect(places).toContain('  chart  machines/gate-ruler/ruler-damage.ts  state damageZone');
    expect(places).toContain(`  rule   ${RULER_DAMAGE}  takeDamageCard`);
    expect(places.filter((line) => /^ {2}test {3}test\/.*\.yaml {2}13-6c /.test(line))).not.toEqual([]);
  });

  it('names the condition that each mutant takes away', async () => {
    const { out } = await gatechart('clauses', '13-6c-1');
    expect(out.filter((line) => /^ {2}mutant .* {2}if the damage forbids CNT: /.test(line))).toHaveLength(1);
  });

  it('names lines at which the clause stands', async () => {
    const { out } = await shown;
    const cited = out.slice(2).filter((line) => !/^ {2}mutant /.test(line));
    const lines = cited.map((line) => {
      const [, path = '', number] = /(\S+):(\d+)/.exec(line) ?? [];
      return readFileSync(path, 'utf8').split('\n')[Number(number) - 1] ?? '';
    });
    const rows = new Set(['[', '[{']);
    const stated = lines.filter((line) => !rows.has(line.trim()));
    expect(stated.length).toBeGreaterThan(3);
    expect(stated.filter((line) => !line.includes('13-6c'))).toEqual([]);
  });

  it('finds a clause of another ruleset than the chosen one, each in the order asked for', async () => {
    const { code, out } = await gatechart('clauses', 'K-4', '13-6c', '--ruleset', 'waiting-zone');
    expect(code).toBe(0);
    const heads = out.filter((line) => !line.startsWith(' ')).map((line) => line.split(/, | {2}/));
    expect(heads.map(([id, ...rest]) => [id, rest.at(-1)])).toEqual([
      ['K-4', 'excess-damage'],
      ['13-6c', 'gate-ruler'],
    ]);
  });

  it('says it in Japanese', async () => {
    const { out } = await gatechart('clauses', '13-6c', '--lang', 'ja');
    expect(out[1]).toBe(`  ${gateRuler.clauses['13-6c']?.ja}`);
  });

  it('writes the same as data', async () => {
    const { out } = await gatechart('clauses', '13-6c', '--json');
    const told = JSON.parse(out.join('')) as { clauses: ClauseDetails[] };
    const [{ ruleset, id, clause, charts, rules, called, tests, acted }] = told.clauses as [ClauseDetails];
    expect([ruleset, id, clause]).toEqual(['gate-ruler', '13-6c', gateRuler.clauses['13-6c']]);
    const lines = [...charts, ...rules, ...called, ...tests].map(
      ({ path, line, what }) => `${path}:${line}  ${what}`,
    );
    const { out: plain } = await shown;
    const places = plain.slice(2).filter((line) => !/^ {2}mutant /.test(line));
    expect(places.map((line) => line.slice('  chart  '.length))).toEqual(lines);
    expect(acted).toBeUndefined();
  });

  it('says how often it acted where a run is named', async () => {
    kept({ '120.4a': 1234 });
    const { out } = await gatechart('clauses', '120.4a', '--reached', folder.path);
    expect(out.at(-1)).toBe('  acted  1234 times in random games');
  });

  it('refuses a clause that is not there, and names those most like it', async () => {
    const refusal = async (...ids: readonly string[]) => {
      const { code, out, notes } = await gatechart('clauses', ...ids);
      return [code, out, ...notes];
    };
    expect(await refusal('13-6c', '13-6x')).toEqual([
      2,
      [],
      expect.stringMatching(
        /UNKNOWN_CLAUSE 13-6x: .*nearest: 13-6, 13-6a, 13-6b, 13-6c, 13-6d, 13-6e; list the clauses/,
      ),
    ]);
    expect(await refusal('k-4')).toEqual([2, [], expect.stringContaining('nearest: K-4,')]);
    expect(await refusal('penetrate.2')).toEqual([
      2,
      [],
      expect.stringContaining('nearest: u2103/penetrate.2,'),
    ]);
  });

  it('refuses what is said of the whole list', async () => {
    const { code, notes } = await gatechart('clauses', '13-6c', '--gaps');
    expect([code, notes[0]?.split(' ')[1]]).toEqual([2, 'USAGE']);
  });
});
