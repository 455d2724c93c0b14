import { readFileSync } from 'node:fs';
import { clauseOfTitle } from '../../src/rulebook/citations.ts';
import { judge } from '../../src/scenarios/judge-2.ts';
import { readScenario, type Scenario } from '../../src/scenarios/scenario.ts';
import type { GameEvent } from '../../src/core/fact.ts';
import { LANGUAGES, type Language } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset-2.ts';
import { createMatchLog } from '../../src/cli/match-log/tell.ts';

/** A scenario under one edition. */
export interface JudgedScenario {
  readonly edition: string;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
  readonly isAsExpected: boolean;
  /** Every clause that acted. */
  readonly clauses: readonly string[];
  /** The moment at which the clause of the title first acts, as the inspector counts; the last one where none does. */
  readonly step: number;
}

/** A scenario file with its tellings. */
export interface ScenarioData {
  readonly file: string;
  readonly text: string;
  /** The clause that the title begins with, and the rest of it. */
  readonly clause: string;
  readonly title: string;
  readonly told: readonly JudgedScenario[];
}

const judgeEdition = (scenario: Scenario, edition: string, clause: string): JudgedScenario => {
  const lines: Record<Language, string[]> = { en: [], ja: [] };
  const tellings = LANGUAGES.map((language) =>
    createMatchLog({
      ruleset: scenario.ruleset,
      language,
      verbose: false,
      colour: false,
      viewer: null,
      write: (line) => lines[language].push(line),
    }),
  );
  let moment = 0;
  let decisive: number | undefined;
  const hear = (facts: readonly GameEvent[], clauses: readonly string[]): void => {
    moment += 1;
    if (clauses.includes(clause) || facts.some((fact) => fact.clause === clause)) decisive ??= moment;
  };
  const { findings, clauses } = judge(scenario, edition, {
    runtime: 'lean',
    onStep: (step, game) => {
      hear(step.facts, step.clauses);
      for (const telling of tellings) telling.step(step, game);
    },
    onFacts: (facts, game) => {
      hear(facts, []);
      for (const telling of tellings) telling.facts(facts, game);
    },
  });
  return { edition, lines, isAsExpected: findings.length === 0, clauses, step: decisive ?? moment };
};

/** The scenarios of those files that are titled by a clause of a ruleset, each judged and told under its editions. */
export const scenariosOf = (ruleset: Ruleset, files: readonly string[]): readonly ScenarioData[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const scenario = readScenario(file, text);
    const clause = clauseOfTitle(scenario.title, (id) => Object.hasOwn(ruleset.clauses, id));
    if (scenario.ruleset.id !== ruleset.id || clause === undefined) return [];
    const title = scenario.title.slice(clause.length).replace(/^[\s:,]+/, '');
    return [
      {
        file,
        text,
        clause,
        title,
        told: scenario.editions.map((edition) => judgeEdition(scenario, edition, clause)),
      },
    ];
  });
