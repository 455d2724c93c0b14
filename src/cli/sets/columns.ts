import type { Table } from '../../kernel/faces/card-sets.ts';

/** A table as columns, each as wide as its widest text. */
export const columns = ({ head, right, rows }: Table): readonly string[] => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return right.has(column) ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
};
