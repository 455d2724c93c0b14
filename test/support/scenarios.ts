import { readFileSync } from 'node:fs';
import { scenarioFiles } from '../../src/cli/files.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';

/** Every scenario below a folder, in the order of their paths. */
export const scenariosIn = (folder: string): readonly Scenario[] =>
  scenarioFiles([folder]).map(({ file }) => readScenario(file, readFileSync(file, 'utf8')));
