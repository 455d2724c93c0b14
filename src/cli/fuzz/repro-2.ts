import { originOf } from '../../fuzz/case-2.ts';
import { FATAL_KINDS, type Counterexample, readCounterexample } from '../../fuzz/counterexample.ts';
import { fuzzTargetOf } from '../../fuzz/targets/finding-ground.ts';
import type { FuzzTarget } from '../../fuzz/case.ts';
import { repro } from '../../fuzz/repro.ts';
import type { Language } from '../../core/narration.ts';
import { isCrash } from '../../selfplay/store/crash.ts';
import { EXIT, type ExitCode } from '../output.ts';
import { readText } from '../files.ts';
import type { Output } from '../output-2.ts';
import { setSourcesOf } from '../ruleset-with.ts';
import { createMatchLog } from '../match-log/tell.ts';
import { box } from './output.ts';
import { type CrashOptions, reproduceCrash } from './repro.ts';
import { reproCommand } from './telling.ts';

export interface ReproOptions extends CrashOptions {
  readonly lang: Language;
  readonly verbose?: boolean;
  /** Set files that a finding was made with. */
  readonly cards?: readonly string[];
}

/** A hang or the like would take this program with it: the last answer is told and not given. */
const withoutLast = (finding: Counterexample): Counterexample =>
  (FATAL_KINDS as readonly string[]).includes(finding.kind)
    ? { ...finding, answers: finding.answers.slice(0, -1) }
    : finding;

const headOf = ({ ruleset, target, from }: Counterexample): string =>
  `${ruleset}, ${target}, ${from.is === 'start' ? `${from.edition}, seed ${from.seed}` : 'from a position'}`;

const tellingOf = (
  output: Output,
  ground: FuzzTarget,
  finding: Counterexample,
  { lang, verbose = false }: ReproOptions,
) => {
  const { ruleset } = originOf(ground, finding.from);
  return createMatchLog({
    ruleset,
    language: lang,
    verbose,
    colour: output.colour,
    viewer: null,
    ...(output.columns !== undefined && { columns: output.columns }),
    write: output.write,
  });
};

/** Tells a finding step by step and says whether it is still so. Exit code 1 if it is. Throws as `readCounterexample`, `setSourcesOf` and `repro`. */
const reproduceFinding = (output: Output, file: string, text: string, options: ReproOptions): ExitCode => {
  const finding = readCounterexample(file, text);
  const given = setSourcesOf(finding.ruleset, options.cards, file);
  const ground = fuzzTargetOf(finding, given, file);
  const played = withoutLast(finding);
  const telling = options.json ? undefined : tellingOf(output, ground, finding, options);
  if (!options.json) output.write(headOf(finding));
  let answered = 0;
  const { failure, isSame } = repro(
    played,
    file,
    (step, game) => {
      if (game !== undefined) telling?.step(step, game);
    },
    (key) => {
      answered += 1;
      if (!options.json) output.write(`> ${answered}. ${key}`);
    },
    given,
  );
  if (options.json) {
    output.write(JSON.stringify({ file, kind: finding.kind, isSame, message: failure?.message ?? null }));
  } else if (played !== finding) {
    const last = finding.answers.at(-1);
    const what = last === undefined ? 'What followed' : `The next answer, "${last}",`;
    output.write(`${what} did not come back: ${finding.kind}.`);
  } else if (failure === undefined) {
    output.write('Nothing is wrong now.');
  } else {
    const title = isSame ? 'It is still so:' : 'Something else is wrong now:';
    const command = reproCommand(finding.ruleset, file, options.cards);
    for (const line of box([title, failure.message], command, output.columns)) output.write(line);
  }
  return failure === undefined && played === finding ? EXIT.success : EXIT.failure;
};

/** Plays again what a file has, a finding or a crash. Throws as `reproduceFinding` and `reproduceCrash`. */
export const reproduce = (
  output: Output,
  file: string,
  options: ReproOptions,
): ExitCode | Promise<ExitCode> => {
  const text = readText(file);
  return isCrash(text) ? reproduceCrash(output, file, text, options) : reproduceFinding(output, file, text, options);
};
