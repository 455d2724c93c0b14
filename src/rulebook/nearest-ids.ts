/** How many letters must be put in, taken out or changed to make one text of another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const [corner = 0, above = 0] = row.slice(index);
      next.push(Math.min(corner + (letter === other ? 0 : 1), above + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The ids most like a wanted one, best first: those that contain it, then those a few letters away. Case counts not. */
export const nearestIds = (wanted: string, ids: readonly string[], count: number): readonly string[] => {
  const text = wanted.toLowerCase();
  const ranked = ids.map((id) => {
    const other = id.toLowerCase();
    return { id, isWithin: other.includes(text), letters: distance(text, other) };
  });
  ranked.sort((one, other) => Number(other.isWithin) - Number(one.isWithin) || one.letters - other.letters);
  return ranked.slice(0, count).map(({ id }) => id);
};
