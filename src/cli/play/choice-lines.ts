import type { OnChoice } from '../../agents/baselines.ts';
import { choiceSentence } from '../../agents/explanation.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { Player } from '../../core/decision.ts';
import { capitalize, type Language, playerNames } from '../../core/narration.ts';
import type { Output } from '../output.ts';
import { displayWidth, wrapText } from '../text-width.ts';

/** A row of the table of what an agent weighs: numbers in columns, then a text. */
interface ChoiceRow {
  readonly numbers: readonly string[];
  readonly text: string;
}

/** What is said of a choice. */
interface ChoiceMessages {
  /** Heads of the table of what an agent weighs, where it searched and where it did not. */
  readonly searchHeads: ChoiceRow;
  readonly ratingHeads: ChoiceRow;
  weighs(player: Player, answers: number): string;
  andMore(answers: number): string;
}

const choiceMessages: Readonly<Record<Language, ChoiceMessages>> = {
  en: {
    searchHeads: { numbers: ['visits', 'on offer', 'expects'], text: 'answer' },
    ratingHeads: { numbers: ['rating'], text: 'answer: reason' },
    weighs: (player, answers) => `Player ${player + 1} weighs ${answers} answers`,
    andMore: (answers) => `and ${answers} more`,
  },
  ja: {
    searchHeads: { numbers: ['訪問', '選べた回', '期待値'], text: '選択肢' },
    ratingHeads: { numbers: ['評価'], text: '選択肢: 理由' },
    weighs: (player, answers) => `プレイヤー${player + 1}は${answers}個の選択肢を比べる`,
    andMore: (answers) => `ほか${answers}個`,
  },
};

const MAX_LISTED = 5;
const TITLE_INDENT = '  ';
const ROW_INDENT = '    ';

const searchRow = ({ key, search }: RatedOption): ChoiceRow => ({
  numbers: [`${search?.visits}`, `${search?.availability}`, search?.expected.toFixed(2) ?? ''],
  text: key,
});

const ratingRow =
  (language: Language) =>
  ({ key, worth, reason }: RatedOption): ChoiceRow => ({
    numbers: [worth.toFixed(1)],
    text: `${key}: ${reason[language]}`,
  });

/** Numbers in columns as wide as their widest, then the text, which may go on below itself. */
const tableOf = (heads: ChoiceRow, rows: readonly ChoiceRow[], columns: number): readonly string[] => {
  const all = [heads, ...rows];
  const widths = heads.numbers.map((_, column) =>
    Math.max(...all.map(({ numbers }) => displayWidth(numbers[column] ?? ''))),
  );
  return all.flatMap(({ numbers, text }) => {
    const cells = numbers.map(
      (number, column) => ' '.repeat((widths[column] ?? 0) - displayWidth(number)) + number,
    );
    const before = `${ROW_INDENT}${cells.join('  ')}  `;
    const width = displayWidth(before);
    return wrapText(text, columns - width, 0).map((line, at) =>
      at === 0 ? before + line : ' '.repeat(width) + line,
    );
  });
};

/** Why a search chose the first of its options. */
const sentenceLines = (
  player: Player,
  rated: readonly RatedOption[],
  columns: number,
  language: Language,
): readonly string[] => {
  const subject = capitalize(playerNames[language](player));
  const sentence = choiceSentence(subject, rated[0]?.key ?? '', rated, language);
  return wrapText(sentence, columns - ROW_INDENT.length, 0).map((line) => ROW_INDENT + line);
};

/**
 * How an agent rated its options, the best few, in lines of that many columns: a search with a sentence that says why it
 * chose, its visits, the visits in which the answer was on offer, and the result it expects (1 won, 0 lost); others with
 * their rating and its reason.
 */
export const choiceLines = (
  player: Player,
  rated: readonly RatedOption[],
  columns: number,
  language: Language,
): readonly string[] => {
  const { weighs, searchHeads, ratingHeads, andMore } = choiceMessages[language];
  const told = rated.slice(0, MAX_LISTED);
  const isSearch = rated.every(({ search }) => search !== undefined);
  const heads = isSearch ? searchHeads : ratingHeads;
  const more = rated.length - told.length;
  return [
    TITLE_INDENT + weighs(player, rated.length),
    ...(isSearch && rated.length > 1 ? sentenceLines(player, rated, columns, language) : []),
    ...tableOf(heads, told.map(isSearch ? searchRow : ratingRow(language)), columns),
    ...(more > 0 ? [ROW_INDENT + andMore(more)] : []),
  ];
};

/** Tells how agents rated their options. */
export const choiceReporter =
  (output: Output, language: Language): OnChoice =>
  ({ player }, rated) => {
    const columns = output.columns ?? Number.POSITIVE_INFINITY;
    for (const line of choiceLines(player, rated, columns, language)) output.write(line);
  };
