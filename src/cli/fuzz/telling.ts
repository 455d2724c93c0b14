import { join } from 'node:path';
import type { KindCoverage } from '../../fuzz/coverage/report.ts';
import { type Counterexample, counterexampleFile } from '../../fuzz/counterexample.ts';
import type { FuzzProgress } from '../../fuzz/run.ts';
import { rulesArgument } from '../rules-option.ts';
import { nonBreaking } from '../text-width.ts';
import { box } from './output.ts';
import type { StoredFinding } from './keeper.ts';

const WORDS: Readonly<Record<KindCoverage['kind'], string>> = {
  transition: 'transitions',
  held: 'guards held',
  refused: 'guards refused',
  clause: 'clauses',
  card: 'cards',
};

const perSecond = (count: number, elapsed: number): string =>
  (elapsed === 0 ? 0 : (1000 * count) / elapsed).toLocaleString('en', {
    maximumFractionDigits: count / elapsed < 0.1 ? 1 : 0,
  });

const wordOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * Where a run stands, in one line that may be broken where there is a plain space; `before` is where it stood last time.
 */
export const statusLine = (now: FuzzProgress, before: FuzzProgress | undefined): string => {
  const { cases, steps, elapsed, findings, coverage } = now;
  const reached = coverage.map(({ kind, reached: count, of }) => {
    const fresh = count - (before?.coverage.find((each) => each.kind === kind)?.reached ?? 0);
    return `${WORDS[kind]} ${count}/${of}${fresh > 0 ? ` (+${fresh})` : ''}`;
  });
  return [
    `${Math.round(elapsed / 1000)} s`,
    `${wordOf(cases, 'game', 'games')}, ${perSecond(cases, elapsed)}/s`,
    `${perSecond(steps, elapsed)} microsteps/s`,
    ...reached,
    wordOf(findings.length, 'finding', 'findings'),
  ]
    .map(nonBreaking)
    .join('  ');
};

/** The command that repeats a finding of a ruleset; `cards`: the set files that it needs. */
export const reproCommand = (ruleset: string, file: string, cards: readonly string[] = []): string =>
  `gatechart fuzz repro ${file}${rulesArgument(ruleset)}${cards.length === 0 ? '' : ` --cards ${cards.join(',')}`}`;

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
      `${origin}: ${wordOf(answers.length, 'answer', 'answers')}, ${choices} of them not the first option`,
      `found in case ${found.case} of lane ${found.lane}, seed ${found.seed}, after ${found.answers} answers`,
      ...(isWritten ? [] : ['', 'It could not be written: keep the line above as a file of that name.']),
    ],
    reproCommand(ruleset, file, cards),
    columns,
  );
};

/** A finding in the end of a run: what broke, and the command that repeats it. */
const findingLines = (finding: Counterexample, folder: string, cards: readonly string[]): readonly string[] => [
  `  ${finding.target}: ${finding.message}`,
  `    ${nonBreaking(reproCommand(finding.ruleset, join(folder, counterexampleFile(finding)), cards))}`,
];

/** What a run came to: how much was played and reached, and what was found, each with the command that repeats it. */
export const summaryLines = (
  { cases, choices, steps, elapsed, findings, repeated, coverage }: FuzzProgress,
  folder: string,
  cards: readonly string[] = [],
): readonly string[] => {
  const kinds = wordOf(findings.length, 'kind of finding', 'kinds of finding');
  return [
    `${wordOf(cases, 'game', 'games')}, ${choices} choices and ${steps} microsteps in ${(elapsed / 1000).toFixed(1)} s`,
    ...coverage
      .filter(({ of }) => of > 0)
      .map(({ kind, reached, of }) => `${WORDS[kind]}: ${reached} of ${of}`),
    `${kinds}${repeated > 0 ? `, ${repeated} repeated` : ''}${findings.length > 0 ? ':' : ''}`,
    ...findings.flatMap((finding) => findingLines(finding, folder, cards)),
  ];
};
