import { escapeControls } from '../../core/data/escape.ts';
import { GatechartError } from '../../core/errors.ts';
import { getEdition } from '../../core/match-setup.ts';
import type { Language } from '../../core/narration.ts';
import { readText } from '../../file-system.ts';
import { findingLine, hasExpectations, judge, type Ruling } from '../../scenarios/judge.ts';
import { loadScenario } from '../../scenarios/read-scenario.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { errorLine, errorLines, exitCodeOf } from '../errors.ts';
import { type ScenarioFile, scenarioFiles } from '../files.ts';
import { ADVANCED, helpText } from '../help.ts';
import { listOf, runtimeName } from '../option-values.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { LANG, VERBOSE } from '../shared-options.ts';
import { displayWidth, writeHanging } from '../text-width.ts';
import { judgeMessages, judgeWithLog, padded, type RulingLogOptions, sideBySide } from './output.ts';

const HELP = {
  examples: `
$ gatechart judge examples/damage.yaml
$ gatechart judge examples/scenarios/penetrate.yaml --edition 1.0.0,2021-03
$ gatechart judge examples/scenarios`,
  notes: `A scenario file describes a position, the decisions, and the expected outcome.
docs/reference/scenarios.md shows how to write one.
Exit code 1: an expectation is not met, or no file has one.
2: a file is not a valid scenario.`,
};

const declareJudge = () =>
  new Command('judge')
    .description(
      'Run scenario files: print each ruling clause by clause, and check it against the outcome that the file expects.',
    )
    .argument(
      '<file...>',
      'scenario files (their rulings are printed in full), or folders of scenario files (their results are listed)',
    )
    .option(
      '--edition <list>',
      'editions to compare side by side (default: the editions in the file)',
      listOf('--edition'),
    )
    .option(...LANG)
    .option(...VERBOSE)
    .optionsGroup(ADVANCED)
    .option(
      '--runtime <name>',
      'runtime of the statecharts: actors or lean (for their difference see gatechart play --help-all)',
      runtimeName,
      'lean',
    )
    .option('--json', 'write one JSON object for each scenario and edition, with all events and clauses')
    .addHelpText('after', helpText(HELP));

type JudgeCommandOptions = OptionsOf<typeof declareJudge>;

/** Width of a page that is no terminal's, where tellings stand side by side. */
const PAGE_WIDTH = 120;

const HANGING = 2;

const write = (output: Output, text: string, hanging = HANGING): void => writeHanging(output, text, hanging);

const headOf = (
  { title, titleJa = title, ruleset, source }: Scenario,
  editions: readonly string[],
  { lang }: Pick<JudgeCommandOptions, 'lang'>,
): string => {
  const shown = escapeControls(lang === 'ja' ? titleJa : title);
  return `${escapeControls(source.name)}: ${shown} (${ruleset.id} ${editions.join(', ')})`;
};

const editionsOf = (scenario: Scenario, { edition }: JudgeCommandOptions): readonly string[] =>
  edition?.map((id) => getEdition(scenario.ruleset, id, '--edition')) ?? scenario.editions;

const writeNotes = (output: Output, { notes }: Ruling, lang: Language, indent = ''): void => {
  for (const note of notes) {
    write(output, `${indent}${judgeMessages[lang].note}${findingLine(note)}`, indent.length + HANGING);
  }
};

/** A ruling, and whether anything was expected of it. */
type CheckedRuling = Ruling & { readonly isChecked: boolean };

const withCheck = (scenario: Scenario, ruling: Ruling): CheckedRuling => ({
  ...ruling,
  isChecked: hasExpectations(scenario, ruling.edition),
});

const writeVerdict = (
  output: Output,
  { editions }: Scenario,
  ruling: CheckedRuling,
  lang: Language,
): void => {
  const { edition, findings, isChecked } = ruling;
  const { asExpected, noExpectations, noneOfEdition } = judgeMessages[lang];
  if (findings.length === 0) {
    const none = editions.includes(edition) ? noExpectations : noneOfEdition;
    output.write(isChecked ? asExpected : none);
  }
  for (const finding of findings) write(output, findingLine(finding));
  writeNotes(output, ruling, lang);
};

const logOptions = ({ lang, verbose, runtime }: JudgeCommandOptions): RulingLogOptions => ({
  language: lang,
  verbose: verbose ?? false,
  runtime,
});

const printOne = (
  output: Output,
  scenario: Scenario,
  edition: string,
  options: JudgeCommandOptions,
): readonly CheckedRuling[] => {
  const { ruling: judged, lines } = judgeWithLog(scenario, edition, logOptions(options), output);
  const ruling = withCheck(scenario, judged);
  for (const line of lines) output.write(line);
  output.write('');
  writeVerdict(output, scenario, ruling, options.lang);
  return [ruling];
};

const printSeveral = (
  output: Output,
  scenario: Scenario,
  editions: readonly string[],
  options: JudgeCommandOptions,
): readonly CheckedRuling[] => {
  const page = { colour: false, columns: undefined };
  const told = editions.map((edition) => {
    const { ruling, lines } = judgeWithLog(scenario, edition, logOptions(options), page);
    return { ruling: withCheck(scenario, ruling), lines };
  });
  const columns = told.map(({ ruling, lines }) => ({ heading: ruling.edition, lines }));
  for (const line of sideBySide(columns, output.columns ?? PAGE_WIDTH, options.lang)) output.write(line);
  output.write('');
  for (const { ruling } of told) {
    output.write(`${ruling.edition}:`);
    writeVerdict(output, scenario, ruling, options.lang);
  }
  return told.map(({ ruling }) => ruling);
};

const print = (
  output: Output,
  scenario: Scenario,
  options: JudgeCommandOptions,
): readonly CheckedRuling[] => {
  const editions = editionsOf(scenario, options);
  write(output, headOf(scenario, editions, options));
  output.write('');
  const [edition = '', ...others] = editions;
  const rulings =
    others.length === 0
      ? printOne(output, scenario, edition, options)
      : printSeveral(output, scenario, editions, options);
  output.write('');
  return rulings;
};

const list = (output: Output, scenario: Scenario, options: JudgeCommandOptions): readonly CheckedRuling[] =>
  editionsOf(scenario, options).map((edition) => {
    const ruling = withCheck(scenario, judge(scenario, edition, { runtime: options.runtime }));
    const isFine = ruling.findings.length === 0;
    const { asExpected, notAsExpected, noExpectations } = judgeMessages[options.lang];
    const verdict = isFine ? (ruling.isChecked ? asExpected : noExpectations) : notAsExpected;
    const start = `${padded(verdict, displayWidth(asExpected))}  `;
    write(output, start + headOf(scenario, [edition], options), displayWidth(start) + HANGING);
    for (const finding of ruling.findings) write(output, `  ${findingLine(finding)}`, 2 * HANGING);
    writeNotes(output, ruling, options.lang, '  ');
    return ruling;
  });

const writeJson = (
  output: Output,
  scenario: Scenario,
  options: JudgeCommandOptions,
): readonly CheckedRuling[] =>
  editionsOf(scenario, options).map((edition) => {
    const ruling = withCheck(scenario, judge(scenario, edition, { runtime: options.runtime }));
    const { findings, notes, clauses, facts, isChecked } = ruling;
    output.write(
      JSON.stringify({
        file: scenario.source.name,
        title: scenario.title,
        ruleset: scenario.ruleset.id,
        edition,
        asExpected: isChecked || findings.length > 0 ? findings.length === 0 : null,
        findings,
        notes,
        clauses,
        facts,
      }),
    );
    return ruling;
  });

/** What came of a file: its rulings, or why it could not be judged. */
type Judged = readonly CheckedRuling[] | GatechartError;

const isError = (judged: Judged): judged is GatechartError => judged instanceof GatechartError;

/** A file that cannot be judged is told with its place and does not keep the others from being judged. */
const judgeFile = async (
  output: Output,
  { file, isNamed }: ScenarioFile,
  options: JudgeCommandOptions,
): Promise<Judged> => {
  try {
    const scenario = await loadScenario(file, readText(file));
    if (options.json) return writeJson(output, scenario, options);
    return (isNamed ? print : list)(output, scenario, options);
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    for (const line of errorLines(error)) output.note(line);
    return error;
  }
};

const runJudge = async (
  output: Output,
  paths: readonly string[],
  options: JudgeCommandOptions,
): Promise<ExitCode> => {
  const judged: Judged[] = [];
  for (const file of scenarioFiles(paths)) judged.push(await judgeFile(output, file, options));
  const errors = judged.filter(isError);
  const rulings = judged.flatMap((each) => (isError(each) ? [] : each));
  const failed = rulings.filter(({ findings }) => findings.length > 0).length;
  const unchecked = rulings.filter(({ isChecked, findings }) => !isChecked && findings.length === 0).length;
  if (!options.json && (rulings.length > 1 || (errors.length > 0 && judged.length > 1))) {
    const scenarios = judged.length - errors.length;
    const count = { scenarios, rulings: rulings.length, failed, unchecked, unjudged: errors.length };
    output.write(judgeMessages[options.lang].count(count));
  }
  const [worst] = errors.map(exitCodeOf).sort((one, other) => other - one);
  if (worst !== undefined) return worst;
  if (unchecked > 0 && unchecked === rulings.length) {
    const nothing = new GatechartError(
      'NO_EXPECTATIONS',
      paths.join(', '),
      'nothing is expected of any ruling',
    );
    output.note(errorLine(nothing));
    return EXIT.failure;
  }
  return failed === 0 ? EXIT.success : EXIT.failure;
};

/** `gatechart judge`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareJudge().action((paths, options) => run((output) => runJudge(output, paths, options)));
