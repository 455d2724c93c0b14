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
import { helpText } from '../help.ts';
import { oneOf } from '../option-values.ts';
import { type CommandAction, EXIT, type Output } from '../output.ts';
import { readSecret } from '../secrets.ts';
import { OTHER_BUILD } from '../shared-options.ts';
import { failureLines, summaryLines } from './output.ts';
import { EXPORT_FORMATS, writeResults } from './results.ts';

const HELP = {
  examples: `
$ gatechart selfplay --games 2000 --shard 1/2 --out share-1    # on one machine
$ gatechart selfplay --games 2000 --shard 2/2 --out share-2    # on another
$ gatechart selfplay merge --out run share-1 share-2`,
  notes: `The summary is the same as the summary of a run without --shard.
Exit code 1: matches of the run are missing. The existing matches are merged.
Run the same command again when the other shards are complete.`,
};

const declareMerge = () =>
  new Command('merge')
    .description('Merge the shards of a run that was played with gatechart selfplay --shard.')
    .argument('<share...>', 'folders of the shards; the command does not change them')
    .requiredOption(
      '--out <folder>',
      'folder for the merged run; it gets the same files as the folder of gatechart selfplay --out',
    )
    .option(
      '--export <format>',
      'also write every decision as a training example, if the shards were played with --export: parquet, jsonl or sparse',
      oneOf('--export', EXPORT_FORMATS),
    )
    .option('--secret <file>', 'file with the secret of a run that was played with --secret')
    .option(...OTHER_BUILD)
    .option('--json', 'write the summary as JSON')
    .addHelpText('after', helpText(HELP));

type MergeOptions = OptionsOf<typeof declareMerge>;

const missingLine = ({ shard: { number, of }, matches, missing }: MissingShard): string =>
  `shard ${number} of ${of}: ${missing.length} of ${matches} matches are missing: ${rangesLine(missing)}`;

const reportMissing = (output: Output, { there, of, missing, absent }: MergeResult, out: string): void => {
  for (const path of absent) output.note(`${path}: no shard yet`);
  for (const each of missing) output.note(missingLine(each));
  output.note(
    `${out} has ${there} of ${of} matches; run the same command again when the other shards are complete`,
  );
};

/** Cards of set files, which a merge does not read, keep their ids. */
const wordsOf = ({ summary }: CompleteRun): ReportContext['ruleset'] =>
  rulesets.get(summary.plan.ruleset) ?? { clauses: {} };

const merge =
  (
    folders: readonly string[],
    { out, export: format, otherBuild, secret, json }: MergeOptions,
    program: string,
  ): CommandAction =>
  (output) => {
    const merged = mergeShards(out, folders, {
      program,
      acceptsOtherBuild: otherBuild === true,
      ...(secret !== undefined && { secret: readSecret(secret) }),
      lock: commandLock(),
      needsTrajectories: format !== undefined,
      finish: (folder, whole) => writeResults(folder, whole, wordsOf(whole), format),
    });
    if (merged.whole === undefined) {
      reportMissing(output, merged, out);
      return EXIT.failure;
    }
    const { summary, outcomes } = merged.whole;
    if (json) output.write(JSON.stringify(summary));
    else for (const line of summaryLines(summary, outcomes)) output.write(line);
    output.note(`report: ${join(out, 'report.html')}`);
    const { keep } = merged;
    for (const line of failureLines(outcomes, summary.plan.ruleset, { out, keep })) output.note(line);
    return summary.failures > 0 ? EXIT.failure : EXIT.success;
  };

/** `gatechart selfplay merge`; passes its action to `run`. `version`: of this program. */
export const command: MakeCommand = (run, version) =>
  declareMerge().action((folders, options) => run(merge(folders, options, version)));
