import type { Player } from '../../core/decision.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { Language } from '../../core/narration.ts';
import { wrapText, displayWidth } from '../text-width.ts';
import { matchMessages, type ChoiceRow as Row } from './output.ts';

const MAX_LISTED = 5;
const TITLE_INDENT = '  ';
const ROW_INDENT = '    ';

const searchRow = ({ key, search }: RatedOption): Row => ({
  numbers: [`${search?.visits}`, `${search?.availability}`, search?.expected.toFixed(2) ?? ''],
  text: key,
});

const ratingRow =
  (language: Language) =>
  ({ key, worth, reason }: RatedOption): Row => ({
    numbers: [worth.toFixed(1)],
    text: `${key}: ${reason[language]}`,
  });

/** Numbers in columns as wide as their widest, then the text, which may go on below itself. */
const tableOf = (heads: Row, rows: readonly Row[], columns: number): readonly string[] => {
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

/**
 * How an agent rated its options, the best few, in lines of that many columns: a search with its visits, the visits in
 * which the answer was on offer, and the result it expects (1 won, 0 lost); others with their rating and its reason.
 */
export const choiceLines = (
  player: Player,
  rated: readonly RatedOption[],
  columns: number,
  language: Language,
): readonly string[] => {
  const { weighs, searchHeads, ratingHeads, andMore } = matchMessages[language];
  const told = rated.slice(0, MAX_LISTED);
  const isSearch = rated.every(({ search }) => search !== undefined);
  const heads = isSearch ? searchHeads : ratingHeads;
  const more = rated.length - told.length;
  return [
    TITLE_INDENT + weighs(player, rated.length),
    ...tableOf(heads, told.map(isSearch ? searchRow : ratingRow(language)), columns),
    ...(more > 0 ? [ROW_INDENT + andMore(more)] : []),
  ];
};
