import type { Table } from '../core/cards/collection-2.ts';
import { displayWidth } from './text-width.ts';

/** A table as columns, each as wide as its widest text. */
export const formatTable = ({ head, right, rows }: Table): readonly string[] => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((row) => displayWidth(row[column] ?? ''))));
  return lines.map((row) =>
    row
      .map((text, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - displayWidth(text));
        return right.has(column) ? room + text : text + room;
      })
      .join('  ')
      .trimEnd(),
  );
};
