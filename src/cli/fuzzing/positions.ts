import { existsSync } from 'node:fs';
import { readScenario } from '../../judge/scenario.ts';
import type { Position } from '../../kernel/position.ts';
import { readText } from '../files.ts';
import { scenarioFiles } from '../judging/scenario-files.ts';

/**
 * Where the scenarios of a folder start, those of one ruleset and edition; none where there is no such folder. Throws as
 * `readScenario`.
 */
export const positionsIn = (folder: string, ruleset: string, edition?: string): readonly Position[] => {
  if (!existsSync(folder)) return [];
  return scenarioFiles([folder])
    .map(({ file }) => readScenario(file, readText(file)))
    .filter((scenario) => scenario.ruleset.id === ruleset)
    .flatMap(({ editions, start }) =>
      editions.filter((each) => edition === undefined || each === edition).map((each) => start(each)),
    );
};
