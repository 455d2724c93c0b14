import type { Reached } from '../../fuzz/coverage/report.ts';
import type { Finding } from '../../fuzz/finding.ts';
import type { FuzzProgress } from '../../fuzz/run.ts';
import { box } from './box.ts';

const WORDS: Readonly<Record<Reached['kind'], string>> = {
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

/** Where a run stands, in one line; `before` is where it stood last time. */
export const statusLine = (now: FuzzProgress, before: FuzzProgress | undefined): string => {
  const { cases, steps, elapsed, findings, coverage } = now;
  const reached = coverage.map(({ kind, reached: count, of }) => {
    const fresh = count - (before?.coverage.find((each) => each.kind === kind)?.reached ?? 0);
    return `${WORDS[kind]} ${count}/${of}${fresh > 0 ? ` (+${fresh})` : ''}`;
  });
  return [
    `${Math.round(elapsed / 1000)} s`,
    `${cases} games, ${perSecond(cases, elapsed)}/s`,
    `${perSecond(steps, elapsed)} microsteps/s`,
    ...reached,
    `${findings.length} findings`,
  ].join('  ');
};

const wordOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A finding for a person, with the command that repeats it. */
export const findingBox = (finding: Finding, file: string): readonly string[] => {
  const { ruleset, target, message, from, answers, choices, found } = finding;
  const origin =
    from.is === 'start' ? `from the start, ${from.edition}, seed ${from.seed}` : 'from a position';
  return box(
    [
      `${ruleset}, ${target}: ${message}`,
      '',
      `${origin}: ${wordOf(answers.length, 'answer', 'answers')}, ${choices} of them not the first option`,
      `found in case ${found.case} of lane ${found.lane}, seed ${found.seed}, after ${found.answers} answers`,
    ],
    `gatechart fuzz repro ${file}`,
  );
};

/** What a run came to, and what it never reached. */
export const summaryLines = (progress: FuzzProgress): readonly string[] => {
  const { cases, choices, steps, elapsed, findings, repeated, coverage } = progress;
  return [
    `${wordOf(cases, 'game', 'games')}, ${choices} choices and ${steps} microsteps in ${(elapsed / 1000).toFixed(1)} s`,
    ...coverage
      .filter(({ of }) => of > 0)
      .flatMap(({ kind, reached, of, never }) => [
        `${WORDS[kind]}: ${reached} of ${of}`,
        ...(never.length === 0 ? [] : [`  never: ${never.join(', ')}`]),
      ]),
    `${wordOf(findings.length, 'kind of finding', 'kinds of finding')}${repeated > 0 ? `, ${repeated} repeated` : ''}`,
  ];
};
