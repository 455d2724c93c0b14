import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchInvariants } from '../src/fuzz/oracles/rules.ts';
import { rulesets } from '../src/registered.ts';
import { titlesOfClauses } from '../src/rulebook/citations.ts';
import { canAct } from '../src/rulebook/clause-details.ts';
import { testTitles } from '../src/rulebook/rule-sources.ts';
import { findingLine, judge, type Ruling } from '../src/scenarios/judge.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';
import { some } from './support/effort.ts';
import { scenariosIn } from './support/scenarios.ts';

const scenarios = scenariosIn('test/scenarios');

/** Those that are judged on every runtime, and saved and loaded at every question. */
const thorough = new Set(some(scenarios));

const firstWord = ({ title }: Scenario): string => title.split(' ')[0] ?? '';

/** How the file of a scenario about a clause may begin: with the id or the last part of it, a dash for a slash. */
const beginnings = (clause: string): readonly string[] => [
  `${clause.replaceAll('/', '-')}-`,
  `${clause.split('/').at(-1)}-`,
];

/** Whether the clause in its title acts in a scenario, in one of its editions. */
const doesAct = (scenario: Scenario): boolean =>
  scenario.editions.some((edition) =>
    judge(scenario, edition, { runtime: 'lean' }).clauses.includes(firstWord(scenario)),
  );

const lines = ({ findings }: Ruling): readonly string[] => findings.map(findingLine);

describe('scenarios', () => {
  test('the title of every scenario begins with a clause of its ruleset', () => {
    const without = scenarios.filter(
      (scenario) => !Object.hasOwn(scenario.ruleset.clauses, firstWord(scenario)),
    );
    expect(without.map(({ source, title }) => `${source.name}: ${title}`)).toEqual([]);
  });

  test('every scenario has a title in Japanese', () => {
    const without = scenarios.filter(({ titleJa }) => !/[ぁ-んァ-ヶ一-龠]/.test(titleJa ?? ''));
    expect(without.map(({ source, title }) => `${source.name}: ${title}`)).toEqual([]);
  });

  test('the file of every scenario is named after that clause', () => {
    const misnamed = scenarios.filter((scenario) => {
      const name = basename(scenario.source.name);
      return !beginnings(firstWord(scenario)).some((beginning) => name.startsWith(beginning));
    });
    expect(misnamed.map(({ source, title }) => `${source.name}: ${title}`)).toEqual([]);
  });

  test('a clause acts in a scenario named after it, unless other tests are named after it too', () => {
    const elsewhere = new Set(
      [...rulesets.values()].flatMap(({ id, clauses }) =>
        titlesOfClauses(clauses, testTitles('.'))
          .filter(({ path }) => path.endsWith('.ts'))
          .map(({ clause }) => `${id} ${clause}`),
      ),
    );
    const nameOf = (scenario: Scenario): string => `${scenario.ruleset.id} ${firstWord(scenario)}`;
    const acting = new Set(scenarios.filter(doesAct).map(nameOf));
    const idle = scenarios.filter(
      (scenario) =>
        canAct(scenario.ruleset, firstWord(scenario)) &&
        !acting.has(nameOf(scenario)) &&
        !elsewhere.has(nameOf(scenario)),
    );
    expect(idle.map(({ source, title }) => `${source.name}: ${title}`)).toEqual([]);
  });

  for (const scenario of scenarios) {
    for (const edition of scenario.editions) {
      test(`${scenario.title} (${edition})`, () => {
        const oversight = watchInvariants(scenario.ruleset);
        const lean = judge(scenario, edition, { runtime: 'lean', onStep: oversight.onStep });
        expect(oversight.failure()).toBeUndefined();
        expect(lines(lean)).toEqual([]);
        expect(lean.clauses.filter((id) => !Object.hasOwn(scenario.ruleset.clauses, id))).toEqual([]);
        if (!thorough.has(scenario)) return;
        for (const runtime of ['interpreted', 'actors'] as const) {
          const other = judge(scenario, edition, { runtime });
          expect(lines(other)).toEqual([]);
          expect(other.facts).toEqual(lean.facts);
          expect(other.position).toEqual(lean.position);
        }
        for (const runtime of ['lean', 'actors'] as const) {
          const reloaded = judge(scenario, edition, { runtime, reloads: true });
          expect(lines(reloaded)).toEqual([]);
          expect(reloaded.facts).toEqual(lean.facts);
        }
      });
    }
  }
});
