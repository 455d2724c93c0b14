import type { Table } from '../core/cards/collection.ts';
import type { Output } from './output.ts';

/** Ranges of the characters that a terminal shows two columns wide: the scripts of East Asia and their forms. */
const WIDE = '\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff00-\\uff60';
const wide = new RegExp(`[${WIDE}]`, 'u');

/** What ends a phrase in Japanese, and marks that no line begins with. */
const CLOSING = 'ぁ-ん、。:)」』】';

/**
 * What is never broken: a word with the spaces after it; in Japanese a name in marks, or other characters up to the
 * end of the hiragana and closing marks that follow them, which is where a phrase ends.
 */
const pieces = new RegExp(
  `(?:《[^》]*》|「[^」]*」|[^ぁ-ん 《「])+[${CLOSING}]* *|[${CLOSING}]+ *| +|[《「]`,
  'gu',
);

/** How many columns of a terminal the text takes. */
export const displayWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
};

/** A number of things: `1 card`, `2 cards`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A text that `wrapText` leaves in one line, such as a command to be copied. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * The text in lines of at most that many columns, all but the first shorter by `hanging` columns; a longer word has a
 * line of its own. No line is broken before a percent sign, nor at a no-break space, which comes out as a plain one.
 */
export const wrapText = (text: string, columns: number, hanging: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.replaceAll(/(?<=\d) %/g, nonBreaking(' %')).match(pieces) ?? []) {
    const room = lines.length === 0 ? columns : columns - hanging;
    if (line.trim() !== '' && displayWidth(line + piece.trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].map((each) => each.replaceAll('\u00a0', ' '));
};

/** Writes a text as `wrapText` breaks it, with blanks before all lines but the first; one line where there is no terminal. */
export const writeHanging = (
  output: Output,
  text: string,
  hanging: number,
  columns = output.columns ?? Number.POSITIVE_INFINITY,
): void => {
  for (const [at, line] of wrapText(text, columns, hanging).entries()) {
    output.write(at === 0 ? line : ' '.repeat(hanging) + line);
  }
};

const GAP = '  ';
/** What the further lines of a row have before them. */
const FOLD_INDENT = '    ';

/** The columns of each line of a row, where a line has room for so much. */
const foldsOf = (widths: readonly number[], room: number): readonly (readonly number[])[] => {
  const folds: number[][] = [];
  let used = 0;
  for (const [column, width] of widths.entries()) {
    const fold = folds.at(-1);
    used += GAP.length + width;
    if (fold !== undefined && used <= room) fold.push(column);
    else {
      used = (fold === undefined ? 0 : FOLD_INDENT.length) + width;
      folds.push([column]);
    }
  }
  return folds;
};

/** A table as columns, each as wide as its widest text; a row that has no room in one line is folded, and so is the head. */
export const formatTable = (
  { head, right, rows }: Table,
  room: number = Number.POSITIVE_INFINITY,
): readonly string[] => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => displayWidth(row[column] ?? ''))));
  const cellOf = (row: readonly string[], column: number): string => {
    const text = row[column] ?? '';
    const blanks = ' '.repeat((widths[column] ?? 0) - displayWidth(text));
    return right.has(column) ? blanks + text : text + blanks;
  };
  /** Nothing stands behind the last column, so that only what its own text takes counts. */
  const needed = (row: readonly string[]): readonly number[] =>
    widths.with(-1, displayWidth(cellOf(row, widths.length - 1).trimEnd()));
  return all.flatMap((row) =>
    foldsOf(needed(row), room).flatMap((columns, index) => {
      const line = columns
        .map((column) => cellOf(row, column))
        .join(GAP)
        .trimEnd();
      if (index === 0) return [line];
      return line === '' ? [] : [FOLD_INDENT + line];
    }),
  );
};
