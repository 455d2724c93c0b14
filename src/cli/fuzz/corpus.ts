import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SetSource } from '../../core/cards/card-sets.ts';
import { GatechartError } from '../../core/errors.ts';
import { readText } from '../../file-system.ts';
import type { StartPosition } from '../../fuzz/case.ts';
import { type Counterexample, readCounterexample } from '../../fuzz/counterexample.ts';
import { repro } from '../../fuzz/repro.ts';
import { rulesets } from '../../registry.ts';
import { judge } from '../../scenarios/judge.ts';
import { readScenario } from '../../scenarios/read-scenario.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { scenarioFiles } from '../files.ts';

/** Where a scenario starts, and the answers and refusals it is about. */
const positionOf = (scenario: Scenario, edition: string): StartPosition => {
  const answers: string[] = [];
  judge(scenario, edition, { runtime: 'lean', onAnswer: (_, key) => answers.push(key) });
  const refused = scenario
    .script(edition)
    .flatMap((item) => (item.do === 'expect' ? Object.keys(item.expected.refuses ?? {}) : []));
  return { position: scenario.start(edition), answers, ...(refused.length > 0 && { refused }) };
};

/**
 * Where the scenarios of a folder start, those of one ruleset and edition; none where there is no such folder,
 * or where nothing can be written about the ruleset. Throws as
 * `readScenario`.
 */
export const scenarioPositions = (
  folder: string,
  ruleset: string,
  edition?: string,
): readonly StartPosition[] => {
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

/** A finding that was made before, played again: it is back, gone, or nothing is known as it is stale. */
export interface Regression {
  readonly file: string;
  readonly finding: Counterexample;
  readonly is: 'back' | 'gone' | 'stale';
  readonly message: string;
}

/** The finding files of a folder; none where there is no such folder. */
const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/** Nothing is known of a finding whose card sets are not given, either. */
const STALE_CODES: readonly string[] = ['FINDING_STALE', 'SETS_DIFFER'];

const playAgain = (file: string, finding: Counterexample, given: readonly SetSource[]): Regression => {
  try {
    const { failure } = repro(finding, file, undefined, undefined, given);
    return { file, finding, is: failure === undefined ? 'gone' : 'back', message: failure?.message ?? '' };
  } catch (error) {
    if (!(error instanceof GatechartError) || !STALE_CODES.includes(error.code)) throw error;
    return { file, finding, is: 'stale', message: error.message };
  }
};

/** Plays the findings of a folder again, those of one ruleset where one is named, with their card sets out of those given. */
export const playRegressions = (
  folder: string,
  ruleset?: string,
  given: readonly SetSource[] = [],
): readonly Regression[] =>
  filesIn(folder)
    .map((file) => [file, readCounterexample(file, readText(file))] as const)
    .filter(([, finding]) => ruleset === undefined || finding.ruleset === ruleset)
    .map(([file, finding]) => playAgain(file, finding, given));
