/** Rows as columns, each as wide as its widest text; numbers of a column named in `right` end together. */
export const columns = (
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number> = new Set(),
): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return right.has(column) ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
};
