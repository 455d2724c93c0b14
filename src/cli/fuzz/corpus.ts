import { existsSync } from 'node:fs';
import type { StartPosition } from '../../fuzz/case-2.ts';
import { judge } from '../../scenarios/judge-2.ts';
import { readScenario, type Scenario } from '../../scenarios/scenario.ts';
import { rulesets } from '../../registry.ts';
import { readText } from '../files.ts';
import { scenarioFiles } from '../scenario-files.ts';

/** Where a scenario starts, and the answers it is about. */
const positionOf = (scenario: Scenario, edition: string): StartPosition => {
  const answers: string[] = [];
  judge(scenario, edition, { runtime: 'lean', onAnswer: (_, key) => answers.push(key) });
  return { position: scenario.start(edition), answers };
};

/**
 * Where the scenarios of a folder start, those of one ruleset and edition; none where there is no such folder,
 * or where nothing can be written about the ruleset. Throws as
 * `readScenario`.
 */
export const scenarioPositions = (folder: string, ruleset: string, edition?: string): readonly StartPosition[] => {
  if (rulesets.get(ruleset)?.scenario === undefined || !existsSync(folder)) return [];
  return scenarioFiles([folder])
    .map(({ file }) => readScenario(file, readText(file)))
    .filter((scenario) => scenario.ruleset.id === ruleset)
    .flatMap((scenario) =>
      scenario.editions
        .filter((each) => edition === undefined || each === edition)
        .map((each) => positionOf(scenario, each)),
    );
};
