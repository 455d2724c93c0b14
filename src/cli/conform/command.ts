import { ConformanceFailed } from '../../conformance/case.ts';
import { type ConformanceCase, conforms } from '../../conformance/conforms.ts';
import { regenerateGolden } from '../../conformance/golden-cases.ts';
import { MAX_EXPLORED_DEPTH } from '../../core/data/limits.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { makeFolder, replaceFile } from '../../file-system.ts';
import { getRuleset } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { helpText } from '../help.ts';
import { interruptible } from '../interrupt.ts';
import { ANOTHER, seedNumber, wholeNumber } from '../option-values.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from '../output.ts';
import { rulesetOption } from '../shared-options.ts';
import {
  type CaseOutcome,
  createPartRunner,
  jsonCaseReporter,
  type PartRunner,
  textCaseReporter,
} from './output.ts';

const HELP = {
  examples: `
$ gatechart conform
$ gatechart conform --rules examples/leduc             # a custom ruleset
$ gatechart conform --ruleset ${ANOTHER}
$ gatechart conform --write-golden golden              # write golden playthroughs
$ gatechart conform --golden golden                    # compare with them`,
  notes: `The result of a case is ok, FAILED (with the match, decision and place) or
skipped (the ruleset has no adapter for the case). Exit code 1: a case failed.
A note lists decisions and moves that the matches did not come to: play more
with --matches.
docs/reference/conformance.md shows how to run the cases in your test runner.`,
};

const declareConform = () =>
  new Command('conform')
    .description(
      'Run the conformance suite on a ruleset: play random matches and check the contract case by case.',
    )
    .option(...rulesetOption())
    .option('--golden <folder>', 'compare the matches with the golden playthroughs in this folder')
    .option(
      '--write-golden <folder>',
      'write golden playthroughs to this folder; existing golden playthroughs are replaced',
    )
    .option('--seed <n>', 'seed of the first match (default: 1)', seedNumber('--seed'))
    .option(
      '--matches <n>',
      'number of matches, each with the next seed (default: 4, or the number of editions if that is more; 100 for a ruleset of single events)',
      wholeNumber('--matches', MAX_EXPLORED_DEPTH, 1),
    )
    .option('--json', 'write one line of JSON for each case, and one with the totals')
    .addHelpText('after', helpText(HELP));

type ConformOptions = OptionsOf<typeof declareConform>;

const seedsFrom = ({ seed = 1, matches }: ConformOptions) =>
  matches === undefined ? {} : { seeds: Array.from({ length: matches }, (_, index) => seed + index) };

/** What comes of a case; nothing where it was stopped. */
const outcomeOf = async (each: ConformanceCase, through: PartRunner): Promise<CaseOutcome | undefined> => {
  if (each.skip !== undefined) return { is: 'skipped', reason: each.skip };
  try {
    const done = await through(each.id, each.inParts());
    return done && { is: 'ok', ...(each.unreached && { unreached: each.unreached() }) };
  } catch (failure) {
    if (!(failure instanceof ConformanceFailed)) throw failure;
    return { is: 'failed', failure };
  }
};

/** An error of the rules counts for the case that meets it first; the cases that meet it too cannot be checked. */
const reportedOnce = (
  { id }: ConformanceCase,
  outcome: CaseOutcome,
  errors: Map<string, string>,
): CaseOutcome => {
  if (outcome.is !== 'failed' || outcome.failure.cause === undefined) return outcome;
  const error = `${outcome.failure.place}: ${outcome.failure.actual}`;
  const first = errors.get(error);
  if (first === undefined) errors.set(error, id);
  return first === undefined ? outcome : { is: 'skipped', reason: `the rules fail as in the case ${first}` };
};

const checkAll = async (
  output: Output,
  ruleset: Ruleset,
  options: ConformOptions,
  through: PartRunner,
): Promise<ExitCode> => {
  const { golden, json } = options;
  const reporter = (json ? jsonCaseReporter : textCaseReporter)(output, ruleset);
  const counts = { ok: 0, failed: 0, skipped: 0 };
  const errors = new Map<string, string>();
  for (const each of conforms(ruleset, { ...seedsFrom(options), ...(golden !== undefined && { golden }) })) {
    const found = await outcomeOf(each, through);
    if (found === undefined) return EXIT.interrupted;
    const outcome = reportedOnce(each, found, errors);
    counts[outcome.is] += 1;
    reporter.report(each, outcome);
  }
  reporter.end(counts);
  return counts.failed === 0 ? EXIT.success : EXIT.failure;
};

const writeGolden = async (
  output: Output,
  ruleset: Ruleset,
  folder: string,
  { seed }: ConformOptions,
  through: PartRunner,
): Promise<ExitCode> => {
  makeFolder(folder);
  const written = await through(folder, regenerateGolden(ruleset, folder, seed));
  if (written === undefined) return EXIT.interrupted;
  const { came: texts } = written;
  if (texts.length === 0) {
    const reason = 'the suite cannot start a match: the ruleset has neither matches nor generators';
    throw new GatechartError('NOT_A_MATCH', ruleset.id, reason);
  }
  for (const { path, text } of texts) {
    replaceFile(path, text);
    output.write(`${path}: ${text.split('\n').length - 1} lines`);
  }
  return EXIT.success;
};

const checkOptions = ({ writeGolden: folder, golden, matches, json }: ConformOptions): void => {
  const other = golden !== undefined ? '--golden' : matches !== undefined ? '--matches' : json && '--json';
  if (folder === undefined || !other) return;
  throw usage(
    '--write-golden',
    `the option writes files and checks nothing, so it cannot be used with ${other}; leave out ${other}`,
  );
};

const conform = (options: ConformOptions): CommandAction =>
  interruptible(async (output, stop) => {
    checkOptions(options);
    const ruleset = getRuleset(options.ruleset);
    const through = createPartRunner(output, stop, () => performance.now());
    const { writeGolden: folder } = options;
    return await (folder === undefined
      ? checkAll(output, ruleset, options, through)
      : writeGolden(output, ruleset, folder, options, through));
  });

/** `gatechart conform`; passes its action to `run`. */
export const command: MakeCommand = (run) => declareConform().action((options) => run(conform(options)));
