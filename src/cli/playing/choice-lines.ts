import type { Player } from '../../kernel/decision.ts';
import type { RatedOption } from '../../kernel/faces/rating.ts';
import { broken } from '../telling/width.ts';

const MOST_TOLD = 5;
const TITLE_INDENT = '  ';
const ROW_INDENT = '    ';

interface Row {
  readonly numbers: readonly string[];
  readonly text: string;
}

const searchRow = ({ key, search }: RatedOption): Row => ({
  numbers: [`${search?.visits}`, `${search?.availability}`, search?.expected.toFixed(2) ?? ''],
  text: key,
});

const ratingRow = ({ key, worth, reason }: RatedOption): Row => ({
  numbers: [worth.toFixed(1)],
  text: `${key}: ${reason}`,
});

/** Numbers in columns as wide as their widest, then the text, which may go on below itself. */
const tableOf = (heads: Row, rows: readonly Row[], columns: number): readonly string[] => {
  const all = [heads, ...rows];
  const widths = heads.numbers.map((_, column) =>
    Math.max(...all.map(({ numbers }) => numbers[column]?.length ?? 0)),
  );
  return all.flatMap(({ numbers, text }) => {
    const before = `${ROW_INDENT}${numbers.map((number, column) => number.padStart(widths[column] ?? 0)).join('  ')}  `;
    return broken(text, columns - before.length, 0).map((line, at) =>
      at === 0 ? before + line : ' '.repeat(before.length) + line,
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
): readonly string[] => {
  const told = rated.slice(0, MOST_TOLD);
  const isSearch = rated.every(({ search }) => search !== undefined);
  const heads = isSearch
    ? { numbers: ['visits', 'on offer', 'expects'], text: 'answer' }
    : { numbers: ['rating'], text: 'answer: reason' };
  const more = rated.length - told.length;
  return [
    `${TITLE_INDENT}Player ${player + 1} weighs ${rated.length} answers`,
    ...tableOf(heads, told.map(isSearch ? searchRow : ratingRow), columns),
    ...(more > 0 ? [`${ROW_INDENT}and ${more} more`] : []),
  ];
};
