import type { Language } from '../../core/narration.ts';
import { type JudgeOptions, judge, type Ruling } from '../../scenarios/judge.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { createMatchLog } from '../match-log/match-log.ts';
import type { Output } from '../output.ts';
import { countOf, displayWidth, wrapText } from '../text-width.ts';

/** What came of several files: how many scenarios, rulings and files that could not be judged. */
export interface JudgedCount {
  readonly scenarios: number;
  readonly rulings: number;
  readonly failed: number;
  /** Rulings of which nothing is expected. */
  readonly unchecked: number;
  readonly unjudged: number;
}

/** What is said around rulings. */
export interface JudgeMessages {
  readonly asExpected: string;
  readonly notAsExpected: string;
  readonly noExpectations: string;
  readonly noneOfEdition: string;
  readonly note: string;
  sameLog(editions: readonly string[]): string;
  differFromHere(editions: readonly string[]): string;
  count(count: JudgedCount): string;
}

/** What is said around rulings, by language. */
export const judgeMessages: Readonly<Record<Language, JudgeMessages>> = {
  en: {
    asExpected: 'as expected',
    notAsExpected: 'NOT',
    noExpectations: 'no expectations',
    noneOfEdition: 'the file has no expectation for this edition',
    note: 'note: ',
    sameLog: (editions) => `${editions.join(' and ')} have the same log`,
    differFromHere: (editions) => `from here on, ${editions.join(' and ')} differ:`,
    count: ({ scenarios, rulings, failed, unchecked, unjudged }) => {
      const counted = `${countOf(scenarios, 'scenario')}, ${countOf(rulings, 'ruling')}`;
      const fine = unchecked === 0 ? 'all as expected' : `${rulings - unchecked} as expected`;
      const some = unchecked === 0 ? '' : `, ${unchecked} without expectations`;
      const flawed = unjudged === 0 ? '' : `; ${countOf(unjudged, 'file')} not judged`;
      return `${counted}: ${failed === 0 ? fine : `${failed} not as expected`}${some}${flawed}`;
    },
  },
  ja: {
    asExpected: '期待どおり',
    notAsExpected: '期待と違う',
    noExpectations: '期待なし',
    noneOfEdition: 'この版への期待は書かれていない',
    note: '注: ',
    sameLog: (editions) => `${editions.join('と')}の記録は同じ`,
    differFromHere: (editions) => `ここから${editions.join('と')}は異なる:`,
    count: ({ scenarios, rulings, failed, unchecked, unjudged }) => {
      const fine = unchecked === 0 ? 'すべて期待どおり' : `${rulings - unchecked}件は期待どおり`;
      const some = unchecked === 0 ? '' : `、${unchecked}件は期待なし`;
      const flawed = unjudged === 0 ? '' : `。判定できないファイル${unjudged}件`;
      const outcome = failed === 0 ? fine : `${failed}件は期待と違う`;
      return `シナリオ${scenarios}件、裁定${rulings}件: ${outcome}${some}${flawed}`;
    },
  },
};

/** One telling of several, under its heading. */
export interface Column {
  readonly heading: string;
  readonly lines: readonly string[];
}

const RULE = ' | ';

/** A told line broken at a width; what follows begins under its text. */
const wrapped = (line: string, width: number): readonly string[] => {
  const [start = ''] = /^\S*\s*/.exec(line) ?? [];
  const [first = '', ...rest] = wrapText(line.slice(start.length), Math.max(12, width - start.length), 2);
  const hanging = ' '.repeat(start.length + 2);
  return [`${start}${first}`, ...rest.map((each) => `${hanging}${each}`)];
};

/** A text with blanks behind it up to that width. */
export const padded = (text: string, width: number): string =>
  `${text}${' '.repeat(Math.max(0, width - displayWidth(text)))}`;

const commonLength = ([first, ...others]: readonly Column[]): number => {
  const differs = (line: string, index: number): boolean => others.some(({ lines }) => lines[index] !== line);
  const place = first?.lines.findIndex(differs) ?? -1;
  if (place >= 0) return place;
  return first?.lines.length ?? 0;
};

/** Whether the tellings are not the same to the last line. */
const isDifferent = (columns: readonly Column[], common: number): boolean =>
  columns.some(({ lines }) => lines.length > common);

/** What tellings have in common once, then from where they part one beside the other. */
export const sideBySide = (
  columns: readonly Column[],
  width: number,
  language: Language,
): readonly string[] => {
  const common = commonLength(columns);
  const together = (columns[0]?.lines ?? []).slice(0, common).flatMap((line) => wrapped(line, width));
  const names = columns.map(({ heading }) => heading);
  const { sameLog, differFromHere } = judgeMessages[language];
  if (!isDifferent(columns, common)) return [...together, '', sameLog(names)];
  const each = Math.floor((width - RULE.length * (columns.length - 1)) / columns.length);
  const apart = columns.map(({ heading, lines }) => [
    heading,
    '-'.repeat(each),
    ...lines.slice(common).flatMap((line) => wrapped(line, each)),
  ]);
  const rows = Math.max(...apart.map((lines) => lines.length));
  return [
    ...together,
    '',
    differFromHere(names),
    ...Array.from({ length: rows }, (_, row) =>
      apart
        .map((lines) => padded(lines[row] ?? '', each))
        .join(RULE)
        .trimEnd(),
    ),
  ];
};

export interface RulingLogOptions {
  readonly language: Language;
  readonly verbose: boolean;
  readonly runtime: JudgeOptions['runtime'];
}

/** A ruling and the lines that tell it. */
export interface RulingLog {
  readonly ruling: Ruling;
  readonly lines: readonly string[];
}

/** Judges a scenario and keeps its telling, as one line each unless the page is to break them. */
export const judgeWithLog = (
  scenario: Scenario,
  edition: string,
  { language, verbose, runtime }: RulingLogOptions,
  page: Pick<Output, 'colour' | 'columns'>,
): RulingLog => {
  const lines: string[] = [];
  const log = createMatchLog({
    ruleset: scenario.ruleset,
    language,
    verbose,
    colour: page.colour,
    viewer: null,
    columns: page.columns,
    write: (line) => lines.push(line),
  });
  const ruling = judge(scenario, edition, {
    runtime,
    onStep: (step, game) => log.step(step, game),
    onFacts: (facts, game) => log.facts(facts, game),
  });
  return { ruling, lines };
};
