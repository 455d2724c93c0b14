import type { Table } from '../core/cards/collection-2.ts';
import { widthOf } from './text-width.ts';

/** A table as columns, each as wide as its widest text. */
export const columns = ({ head, right, rows }: Table): readonly string[] => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((row) => widthOf(row[column] ?? ''))));
  return lines.map((row) =>
    row
      .map((text, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - widthOf(text));
        return right.has(column) ? room + text : text + room;
      })
      .join('  ')
      .trimEnd(),
  );
};
