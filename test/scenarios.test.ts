import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingLine } from '../src/judge/finding.ts';
import { judge, type Ruling } from '../src/judge/judge.ts';
import { readScenario, type Scenario } from '../src/judge/scenario.ts';
import type { RuntimeName } from '../src/runtime/match.ts';

const FOLDER = 'test/scenarios';

const scenarios = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((file) => readScenario(file, readFileSync(file, 'utf8')));

const RUNTIMES: readonly RuntimeName[] = ['lean', 'actors'];

const firstWord = ({ title }: Scenario): string => title.split(' ')[0] ?? '';

const lines = ({ findings }: Ruling): readonly string[] => findings.map(findingLine);

describe('scenarios', () => {
  test('the title of every scenario begins with a clause of its ruleset', () => {
    const without = scenarios.filter(
      (scenario) => !Object.hasOwn(scenario.ruleset.clauses, firstWord(scenario)),
    );
    expect(without.map(({ source, title }) => `${source.name}: ${title}`)).toEqual([]);
  });

  for (const scenario of scenarios) {
    for (const edition of scenario.editions) {
      test(`${scenario.title} (${edition})`, () => {
        const [lean, actors] = RUNTIMES.map((runtime) => judge(scenario, edition, { runtime })) as [
          Ruling,
          Ruling,
        ];
        expect(lines(lean)).toEqual([]);
        expect(lines(actors)).toEqual([]);
        expect(lean.clauses.filter((id) => !Object.hasOwn(scenario.ruleset.clauses, id))).toEqual([]);
        expect(actors.facts).toEqual(lean.facts);
        expect(actors.position).toEqual(lean.position);
        for (const runtime of RUNTIMES) {
          const reloaded = judge(scenario, edition, { runtime, reloads: true });
          expect(lines(reloaded)).toEqual([]);
          expect(reloaded.facts).toEqual(lean.facts);
        }
      });
    }
  }
});
