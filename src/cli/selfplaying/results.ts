import { parquetOf } from '../../selfplay/export/parquet.ts';
import type { RunFolder } from '../../selfplay/folder.ts';
import type { Whole } from '../../selfplay/merge.ts';
import { type Reported, reportPage } from '../../selfplay/report/page.ts';
import { summaryText } from '../../selfplay/summary.ts';

/** How decisions are written for learners. */
export const EXPORT_FORMATS = ['parquet', 'jsonl'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const writeExport = (folder: RunFolder, { outcomes }: Whole, format: ExportFormat): void => {
  const steps = outcomes.flatMap(({ number }) => [...folder.trajectory(number)]);
  if (format === 'parquet') folder.write('trajectories.parquet', parquetOf(steps));
  else folder.write('trajectories.jsonl', steps.map((step) => `${JSON.stringify(step)}\n`).join(''));
};

/** Writes what a run came to, told in the words of its ruleset. Throws `CANNOT_WRITE`. */
export const writeResults = (
  folder: RunFolder,
  whole: Whole,
  ruleset: Reported['ruleset'],
  format: ExportFormat | undefined,
): void => {
  const hasRecords = folder.plan.keep === 'records';
  folder.write('summary.json', summaryText(whole.summary));
  folder.write('report.html', reportPage(whole.summary, whole.outcomes, { ruleset, hasRecords }));
  if (format !== undefined) writeExport(folder, whole, format);
};
