import { join, relative } from 'node:path';
import { shellWord } from '../../core/data/escape.ts';
import { GatechartError } from '../../core/errors.ts';
import { type Counterexample, counterexampleFile } from '../../fuzz/counterexample.ts';
import type { KindCoverage, PrescribingCoverage } from '../../fuzz/coverage/chart-coverage.ts';
import type { FuzzProgress } from '../../fuzz/run.ts';
import { rulesets } from '../../registry.ts';
import type { Output } from '../output.ts';
import { rulesArgument } from '../rules-option.ts';
import { statusLines } from '../status-lines.ts';
import { countOf, nonBreaking, wrapText } from '../text-width.ts';
import type { StoredFinding } from './result-files.ts';

/** Where the output is no terminal. */
const USUAL_COLUMNS = 104;

/** What a line of a box has on both sides: frame and space. */
const FRAME = 4;

const cut = (line: string, most: number): string =>
  line.length <= most ? line : `${line.slice(0, most - 3)}...`;

/**
 * Lines with a frame around them, broken to the width of the terminal. A line that is to be copied is never broken: it
 * stands below the frame where it is too long.
 */
export const box = (
  lines: readonly string[],
  copied: string,
  columns: number = USUAL_COLUMNS,
): readonly string[] => {
  const room = columns - FRAME;
  const told = lines.flatMap((line) => wrapText(line, room, 0)).map((line) => cut(line, room));
  const isInside = copied.length <= room;
  const all = isInside ? [...told, '', copied] : told;
  const width = Math.max(...all.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  return [
    `┌${edge}┐`,
    ...all.map((line) => `│ ${line.padEnd(width)} │`),
    `└${edge}┘`,
    ...(isInside ? [] : [copied]),
  ];
};

const WORDS: Readonly<Record<KindCoverage['kind'], string>> = {
  transition: 'transitions',
  held: 'guards passed',
  refused: 'guards failed',
  clause: 'clauses',
  card: 'cards',
};

/** The kinds of which a ruleset has any: a generator of decks may name no cards. */
const shownOf = (coverage: FuzzProgress['coverage']): FuzzProgress['coverage'] =>
  coverage.filter(({ of }) => of > 0);

const perSecond = (count: number, elapsed: number): string =>
  (elapsed === 0 ? 0 : (1000 * count) / elapsed).toLocaleString('en', {
    maximumFractionDigits: count / elapsed < 0.1 ? 1 : 0,
  });

/**
 * Where a run stands, in one line that may be broken where there is a plain space; `before` is where it stood last time.
 */
export const statusLine = (now: FuzzProgress, before: FuzzProgress | undefined): string => {
  const { cases, steps, elapsed, findings, coverage } = now;
  const reached = shownOf(coverage).map(({ kind, reached: count, of }) => {
    const fresh = count - (before?.coverage.find((each) => each.kind === kind)?.reached ?? 0);
    return `${WORDS[kind]} ${count}/${of}${fresh > 0 ? ` (+${fresh})` : ''}`;
  });
  return [
    `${Math.round(elapsed / 1000)} s`,
    `${countOf(cases, 'game')}, ${perSecond(cases, elapsed)}/s`,
    `${perSecond(steps, elapsed)} microsteps/s`,
    ...reached,
    countOf(findings.length, 'finding'),
  ]
    .map(nonBreaking)
    .join('  ');
};

/** What a command needs to read a finding of a ruleset. `from`: the folder in which it is run, if that is another one. */
const argumentsOf = (ruleset: string, cards: readonly string[], from = ''): string => {
  const paths = cards.map((path) => (from === '' ? path : relative(from, path)));
  return `${rulesArgument(ruleset, from)}${paths.length === 0 ? '' : ` --cards ${shellWord(paths.join(','))}`}`;
};

/** The command that repeats a finding of a ruleset; `cards`: the set files that it needs. */
export const reproCommand = (
  ruleset: string,
  file: string,
  cards: readonly string[] = [],
  from?: string,
): string => `gatechart fuzz repro ${shellWord(file)}${argumentsOf(ruleset, cards, from)}`;

/** The command that opens a finding in the inspector. */
export const inspectCommand = (
  ruleset: string,
  file: string,
  cards: readonly string[] = [],
  from?: string,
): string => `gatechart inspect ${shellWord(file)}${argumentsOf(ruleset, cards, from)}`;

/** A finding for a person, with the command that repeats it. */
export const findingBox = (
  finding: Counterexample,
  { file, isWritten }: StoredFinding,
  columns: number | undefined,
  cards: readonly string[] = [],
): readonly string[] => {
  const { ruleset, target, message, from, answers, choices, found } = finding;
  const origin =
    from.is === 'start' ? `from the start, ${from.edition}, seed ${from.seed}` : 'from a position';
  return box(
    [
      `${ruleset}, ${target}: ${message}`,
      '',
      `${origin}: ${countOf(answers.length, 'action')}, ${choices} of them not the first option`,
      `found in case ${found.case} of lane ${found.lane}, seed ${found.seed}, after ${found.answers} actions`,
      ...(isWritten ? [] : ['', 'The file is not written: save the line above under that name.']),
    ],
    reproCommand(ruleset, file, cards),
    columns,
  );
};

/** A finding in the end of a run: what broke, and the command that repeats it. */
const findingLines = (
  finding: Counterexample,
  folder: string | undefined,
  cards: readonly string[],
): readonly string[] => [
  `  ${finding.target}: ${finding.message}`,
  `    ${nonBreaking(reproCommand(finding.ruleset, join(folder ?? '', counterexampleFile(finding)), cards))}`,
];

/** What a run came to: how much was played and reached, and what was found, each with the command that repeats it. */
export const summaryLines = (
  { cases, choices, steps, elapsed, findings, repeated, coverage }: FuzzProgress,
  folder?: string,
  cards: readonly string[] = [],
): readonly string[] => {
  const kinds = countOf(findings.length, 'kind of failure', 'kinds of failure');
  return [
    `${countOf(cases, 'game')}, ${choices} choices and ${steps} microsteps in ${(elapsed / 1000).toFixed(1)} s`,
    ...shownOf(coverage).map(({ kind, reached, of }) => `${WORDS[kind]}: ${reached} of ${of}`),
    `${kinds}${repeated > 0 ? `, ${repeated} repeated` : ''}${findings.length > 0 ? ':' : ''}`,
    ...findings.flatMap((finding) => findingLines(finding, folder, cards)),
  ];
};

/** Most clauses that are listed. */
const MAX_CLAUSES = 25;

/** How much of what the rule book prescribes acted, and what never did. */
export const prescribingLines = ({ acted, of, never, elsewhere }: PrescribingCoverage): readonly string[] => {
  if (of === 0) return [];
  const listed = never.slice(0, MAX_CLAUSES).join(', ');
  const rest = never.length - MAX_CLAUSES;
  return [
    `prescribing clauses: ${acted} of ${of} acted; ${elsewhere} more act only in views, decks or card files`,
    ...(never.length === 0 ? [] : [`  never: ${listed}${rest > 0 ? `, and ${rest} more` : ''}`]),
  ];
};

/** Throws `NOTHING_PLAYED` for a run that checked nothing. */
export const checkPlayed = (
  ruleset: string,
  { cases, steps }: Pick<FuzzProgress, 'cases' | 'steps'>,
): void => {
  if (steps > 0) return;
  const reason = cases === 0 ? 'no game was played' : `${countOf(cases, 'game')} took no step`;
  throw new GatechartError('NOTHING_PLAYED', ruleset, reason);
};

/** Reports now and then where a run stands. */
export const statusReporter = (output: Output, clock: () => number) => {
  const status = statusLines(output, clock);
  let before: FuzzProgress | undefined;
  return {
    report: (progress: FuzzProgress): void =>
      status.update(() => {
        const line = statusLine(progress, before);
        before = progress;
        return wrapText(line, (output.columns ?? Infinity) - 1, 0);
      }),
    leave: status.leave,
  };
};

/** What a run was asked for, as far as what to try next depends on it. */
interface FuzzRequest {
  readonly ruleset: string;
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly out?: string;
  readonly seed: number;
}

const option = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` --${name} ${shellWord(value)}`;

/** What to try next, a command a line with what it is for. */
export const suggestionLines = ({ ruleset, edition, cards, out, seed }: FuzzRequest): readonly string[] => {
  const played = rulesets.get(ruleset);
  const rules = rulesArgument(ruleset) || option('ruleset', ruleset);
  const of = rules + option('cards', cards?.join(','));
  const narrowed = edition === undefined ? [] : [['every edition', `gatechart fuzz${of} --duration 5m`]];
  const lines = [
    [
      'longer, with another seed',
      `gatechart fuzz${of}${option('edition', edition)} --duration 5m --seed ${seed + 1}`,
    ],
    ...narrowed,
    ...(played?.plays === 'matches'
      ? [['every action from a position', `gatechart fuzz explore${of} FILE --depth 5`]]
      : []),
    ...(played === undefined || out === undefined
      ? []
      : [['how often each clause acted', `gatechart clauses${rules} --reached ${shellWord(out)}`]]),
  ];
  return ['next steps:', ...lines.map(([why, command = '']) => `  ${why}: ${nonBreaking(command)}`)];
};
