import { originOf } from '../../fuzz/case-2.ts';
import { FATAL_KINDS, type Finding, readFinding } from '../../fuzz/counterexample.ts';
import { groundOfFinding } from '../../fuzz/targets/finding-ground.ts';
import type { Ground } from '../../fuzz/case.ts';
import { repro } from '../../fuzz/repro.ts';
import type { Language } from '../../core/narration.ts';
import { isCrash } from '../../selfplay/store/crash.ts';
import { EXIT, type ExitCode } from '../output.ts';
import { readText } from '../files.ts';
import type { Output } from '../output-2.ts';
import { sourcesFor } from '../ruleset-with.ts';
import { createTelling } from '../match-log/tell.ts';
import { box } from './output.ts';
import { type CrashOptions, tellCrash } from './repro.ts';
import { reproCommand } from './telling.ts';

export interface ReproOptions extends CrashOptions {
  readonly lang: Language;
  readonly verbose?: boolean;
  /** Set files that a finding was made with. */
  readonly cards?: readonly string[];
}

/** A hang or the like would take this program with it: the last answer is told and not given. */
const withoutLast = (finding: Finding): Finding =>
  (FATAL_KINDS as readonly string[]).includes(finding.kind)
    ? { ...finding, answers: finding.answers.slice(0, -1) }
    : finding;

const headOf = ({ ruleset, target, from }: Finding): string =>
  `${ruleset}, ${target}, ${from.is === 'start' ? `${from.edition}, seed ${from.seed}` : 'from a position'}`;

const tellingOf = (
  output: Output,
  ground: Ground,
  finding: Finding,
  { lang, verbose = false }: ReproOptions,
) => {
  const { ruleset } = originOf(ground, finding.from);
  return createTelling({
    ruleset,
    language: lang,
    verbose,
    colour: output.colour,
    viewer: null,
    ...(output.columns !== undefined && { columns: output.columns }),
    write: output.write,
  });
};

/** Tells a finding step by step and says whether it is still so. Exit code 1 if it is. Throws as `readFinding`, `sourcesFor` and `repro`. */
const tellFinding = (output: Output, file: string, text: string, options: ReproOptions): ExitCode => {
  const finding = readFinding(file, text);
  const given = sourcesFor(finding.ruleset, options.cards, file);
  const ground = groundOfFinding(finding, given, file);
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
  return failure === undefined && played === finding ? EXIT.fine : EXIT.finding;
};

/** Plays again what a file has, a finding or a crash. Throws as `tellFinding` and `tellCrash`. */
export const tellRepro = (
  output: Output,
  file: string,
  options: ReproOptions,
): ExitCode | Promise<ExitCode> => {
  const text = readText(file);
  return isCrash(text) ? tellCrash(output, file, text, options) : tellFinding(output, file, text, options);
};
