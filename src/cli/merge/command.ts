import { join } from 'node:path';
import { rulesets } from '../../registry.ts';
import type { ReportContext } from '../../selfplay/report/run-report.ts';
import {
  type CompleteRun,
  type MergeResult,
  type MissingShard,
  mergeShards,
} from '../../selfplay/store/merge.ts';
import { rangesLine } from '../../selfplay/store/ranges.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { commandLock } from '../folder-lock.ts';
import { oneOf } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { summaryLines } from '../selfplay/output.ts';
import { EXPORT_FORMATS, writeResults } from '../selfplay/results.ts';

const EXAMPLE = `
Example:
  $ gatechart selfplay --games 2000 --agents greedy,random --shard 1/2 --out share-1    on one machine
  $ gatechart selfplay --games 2000 --agents greedy,random --shard 2/2 --out share-2    on another
  $ gatechart merge --out run share-1 share-2

The summary is the one of the run played in one. Matches that are missing are told with exit code 1, and what is there is
kept: the same command goes on later.`;

const declareMerge = () =>
  new Command('merge')
    .description('Puts the shares of a self-play run, played with gatechart selfplay --shard, together.')
    .argument('<share...>', 'the folders of the shares; nothing of them is changed')
    .requiredOption('--out <folder>', 'where the run is kept, as gatechart selfplay --out has it')
    .option(
      '--export <format>',
      'also write every decision for learning: parquet or jsonl; of shares played with --export',
      oneOf('--export', EXPORT_FORMATS),
    )
    .option('--json', 'write the summary as JSON')
    .addHelpText('after', EXAMPLE);

type MergeOptions = OptionsOf<typeof declareMerge>;

const missingLine = ({ shard: { number, of }, matches, missing }: MissingShard): string =>
  `share ${number} of ${of}: ${missing.length} of ${matches} matches missing: ${rangesLine(missing)}`;

const reportMissing = (output: Output, { there, of, missing, absent }: MergeResult, out: string): void => {
  for (const path of absent) output.note(`${path}: no share is kept there yet`);
  for (const each of missing) output.note(missingLine(each));
  output.note(`${there} of ${of} matches are in ${out}; the same command goes on once the others are there`);
};

/** Cards of set files, which a merge does not read, keep their ids. */
const wordsOf = ({ summary }: CompleteRun): ReportContext['ruleset'] =>
  rulesets.get(summary.plan.ruleset) ?? { clauses: {} };

const merge =
  (folders: readonly string[], { out, export: format, json }: MergeOptions, program: string): CommandAction =>
  (output) => {
    const merged = mergeShards(out, folders, {
      program,
      lock: commandLock(),
      needsTrajectories: format !== undefined,
      finish: (folder, whole) => writeResults(folder, whole, wordsOf(whole), format),
    });
    if (merged.whole === undefined) {
      reportMissing(output, merged, out);
      return EXIT.failure;
    }
    const { summary } = merged.whole;
    if (json) output.write(JSON.stringify(summary));
    else for (const line of summaryLines(summary)) output.write(line);
    output.note(`report: ${join(out, 'report.html')}`);
    return summary.failures > 0 ? EXIT.failure : EXIT.success;
  };

/** `gatechart merge`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareMerge().action((folders, options) => run(merge(folders, options, version)));
