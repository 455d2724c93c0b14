import { readFileSync } from 'node:fs';
import { watchInvariants } from '../../src/fuzz/oracles/rules.ts';
import { findingLine } from '../../src/scenarios/judge.ts';
import { judge } from '../../src/scenarios/judge-2.ts';
import { readScenario, type Scenario } from '../../src/scenarios/scenario.ts';
import { scenarioFiles } from '../../src/cli/scenario-files.ts';
import type { Trials } from './trials.ts';

const FOLDER = 'test/scenarios';

const known = new Map<string, Scenario>();

const scenarioIn = (file: string): Scenario => {
  const scenario = known.get(file) ?? readScenario(file, readFileSync(file, 'utf8'));
  known.set(file, scenario);
  return scenario;
};

/** Scenarios by their files, under every edition that they are for. */
export const scenarioTrials: Trials = {
  namesFor: (ruleset) => scenarioFiles([`${FOLDER}/${ruleset.id}`]).map(({ file }) => file),
  faultIn: (file) => {
    const scenario = scenarioIn(file);
    for (const edition of scenario.editions) {
      const oversight = watchInvariants(scenario.ruleset);
      const { findings, clauses } = judge(scenario, edition, { runtime: 'lean', onStep: oversight.hear });
      const unknown = clauses.find((id) => !Object.hasOwn(scenario.ruleset.clauses, id));
      const broken = oversight.failure();
      if (findings[0] !== undefined) return findingLine(findings[0]);
      if (unknown !== undefined) return `${unknown} is no clause`;
      if (broken !== undefined) return broken.message;
    }
    return undefined;
  },
};
