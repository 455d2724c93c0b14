import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sparseTrajectories } from '@gatechart/gym/export';
import { recordAddress } from '@gatechart/inspector/address';
import { attemptWrite, makeFolder, readIfExists } from '../../file-system.ts';
import { hasPage, pageFiles } from '../../package-archive.ts';
import { rulesets } from '../../registry.ts';
import { readRecord } from '../../replay/record.ts';
import type { TrajectoryStep } from '../../selfplay/outcome.ts';
import {
  type RecordLinks,
  type ReportContext,
  recordFile,
  reportPage,
} from '../../selfplay/report/run-report.ts';
import type { CompleteRun } from '../../selfplay/store/merge.ts';
import { parquetOf } from '../../selfplay/store/parquet.ts';
import type { RunFolder } from '../../selfplay/store/run-folder.ts';
import { standingsIn, summaryText } from '../../selfplay/summary.ts';
import { DRAWING } from '../files.ts';
import { rulesArgument } from '../rules-option.ts';

/** How decisions are written for learners. */
export const EXPORT_FORMATS = ['parquet', 'jsonl', 'sparse'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const EXPORTERS: Readonly<Record<ExportFormat, (steps: Iterable<TrajectoryStep>) => string | Uint8Array>> = {
  parquet: (steps) => parquetOf([...steps]),
  jsonl: (steps) => [...steps].map((step) => `${JSON.stringify(step)}\n`).join(''),
  sparse: sparseTrajectories,
};

/** The decisions of all matches, read one match at a time. */
function* trajectoryIn(folder: RunFolder, { outcomes }: CompleteRun): Iterable<TrajectoryStep> {
  for (const { number } of outcomes) yield* folder.trajectory(number);
}

/** Where the inspector's page lies in the folder of a run. */
const INSPECTOR = 'inspector';

/** Puts the inspector's page beside the report, without what only commands need. Throws `CANNOT_WRITE`. */
const takeInspector = (folder: RunFolder): void => {
  const path = join(folder.path, INSPECTOR);
  makeFolder(path);
  for (const [name, text] of pageFiles()) {
    if (name !== DRAWING) attemptWrite(path, () => writeFileSync(join(path, name), text));
  }
};

/** How the records of a run are opened; `cards` are the set files that it was played with. */
const recordsOf = ({ path, plan }: RunFolder, cards: readonly string[]): RecordLinks => {
  const sets = cards.map((file) => relative(path, file));
  const ruleset = rulesets.get(plan.ruleset);
  // The page has our rulesets and cards alone.
  const isShown = plan.rules === undefined && plan.sets === undefined && hasPage();
  return {
    given: `${rulesArgument(plan.ruleset, path)}${sets.length === 0 ? '' : ` --cards ${sets.join(',')}`}`,
    watch: (number) => {
      const file = recordFile(number);
      if (!isShown || ruleset === undefined) return undefined;
      const address = recordAddress(ruleset, readRecord(file, readIfExists(join(path, file)) ?? ''), 'en');
      return address && `${INSPECTOR}/index.html#${address}`;
    },
  };
};

/** Writes what a run came to, told in the words of its ruleset. Throws `CANNOT_WRITE`. */
export const writeResults = (
  folder: RunFolder,
  whole: CompleteRun,
  ruleset: ReportContext['ruleset'],
  format: ExportFormat | undefined,
  cards: readonly string[] = [],
): void => {
  const records = folder.plan.keep === 'records' ? recordsOf(folder, cards) : undefined;
  folder.write('summary.json', summaryText(whole.summary));
  const standings = standingsIn(whole.outcomes, 'agents');
  if (standings.length > 0) folder.write('standings.json', `${JSON.stringify(standings, undefined, 2)}\n`);
  const page = reportPage(whole.summary, whole.outcomes, { ruleset, ...(records && { records }) });
  if (page.includes(`href="${INSPECTOR}/`)) takeInspector(folder);
  folder.write('report.html', page);
  if (format !== undefined) {
    folder.write(`trajectories.${format}`, EXPORTERS[format](trajectoryIn(folder, whole)));
  }
};
