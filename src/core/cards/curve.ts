/** So many copies of cards for each number, such as each level, as bars: one sign for each copy. */
export const curveOf = (
  what: string,
  entries: readonly { readonly number: number; readonly copies: number }[],
): readonly string[] => {
  const sums = new Map<number, number>();
  for (const { number, copies } of entries) sums.set(number, (sums.get(number) ?? 0) + copies);
  const rows = [...sums].sort(([a], [b]) => a - b);
  const width = Math.max(0, ...rows.map(([number]) => String(number).length));
  return rows.map(
    ([number, copies]) => `${what} ${String(number).padStart(width)}  ${'█'.repeat(copies)} ${copies}`,
  );
};
