import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, readFinding } from '../../fuzz/finding.ts';
import { repro } from '../../fuzz/repro.ts';
import { GatechartError } from '../../kernel/error.ts';
import { readText } from '../files.ts';

/** A finding that was made before, played again: it is back, gone, or nothing is known as it is stale. */
export interface Regression {
  readonly file: string;
  readonly finding: Finding;
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

const playAgain = (file: string, finding: Finding): Regression => {
  try {
    const { failure } = repro(finding, file);
    return { file, finding, is: failure === undefined ? 'gone' : 'back', message: failure?.message ?? '' };
  } catch (error) {
    if (!(error instanceof GatechartError) || error.code !== 'FINDING_STALE') throw error;
    return { file, finding, is: 'stale', message: error.message };
  }
};

/** Plays the findings of a folder again, those of one ruleset where one is named. */
export const playRegressions = (folder: string, ruleset?: string): readonly Regression[] =>
  filesIn(folder)
    .map((file) => [file, readFinding(file, readText(file))] as const)
    .filter(([, finding]) => ruleset === undefined || finding.ruleset === ruleset)
    .map(([file, finding]) => playAgain(file, finding));
