import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageFile, countsOf, coverageFile, readCoverage } from '../../fuzz/coverage/file.ts';
import { runFuzz } from '../../fuzz/run.ts';
import { GatechartError } from '../../kernel/error.ts';
import { readText } from '../files.ts';

/** Random games played where no run is named: few enough to be waited for. */
const QUICK_GAMES = 10;
const SEED = 1;

/** How often what was reached, and in which games. */
export interface Counted {
  readonly games: number;
  readonly counts: CoverageFile['counts'];
}

/** What a run of `gatechart fuzz` kept in a folder. Throws `NO_COVERAGE`, and as `readCoverage`. */
const keptIn = (folder: string, ruleset: string): Counted => {
  const file = join(folder, coverageFile(ruleset));
  if (!existsSync(file)) throw new GatechartError('NO_COVERAGE', file, `no run of ${ruleset} was kept there`);
  return readCoverage(file, readText(file));
};

/** How often everything is reached: as a run counted that is kept in a folder, or else in a few random games. */
export const countedReach = async (ruleset: string, folder: string | undefined): Promise<Counted> => {
  if (folder !== undefined) return keptIn(folder, ruleset);
  const { cases, counts } = await runFuzz(
    { ruleset, targets: ['rules'], seed: SEED },
    {
      workers: 0,
      games: QUICK_GAMES,
      clock: () => 0,
      stop: new AbortController().signal,
      onFinding: () => {},
    },
  );
  return { games: cases, counts: countsOf(counts) };
};
