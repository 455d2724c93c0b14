import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageFile, coverageFile, readCoverage } from '../../fuzz/coverage/file.ts';
import { GatechartError } from '../../core/errors.ts';
import { readText } from '../files.ts';

/** How often what was reached, and in which games. */
export interface CoverageCounts {
  readonly games: number;
  readonly counts: CoverageFile['counts'];
}

/** What a run of `gatechart fuzz` counted that is kept in a folder. Throws `NO_COVERAGE`, and as `readCoverage`. */
export const readCoverageCounts = (folder: string, ruleset: string): CoverageCounts => {
  const file = join(folder, coverageFile(ruleset));
  if (!existsSync(file)) throw new GatechartError('NO_COVERAGE', file, `no run of ${ruleset} was kept there`);
  return readCoverage(file, readText(file));
};
