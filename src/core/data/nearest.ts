/** How many letters must be put in, taken out, changed or exchanged with the next one to make one text of another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  let rowBefore: readonly number[] = [];
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const [corner = 0, above = 0] = row.slice(index);
      const isExchanged = at > 0 && letter === to[index - 1] && from[at - 1] === other;
      next.push(
        Math.min(
          corner + (letter === other ? 0 : 1),
          above + 1,
          (next[index] ?? 0) + 1,
          isExchanged ? (rowBefore[index - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rowBefore = row;
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The ids most like a wanted one, best first: those that contain it, then those a few letters away. Ignores case. */
export const nearestIds = (wanted: string, ids: readonly string[], count: number): readonly string[] => {
  const text = wanted.toLowerCase();
  const ranked = ids.map((id) => {
    const other = id.toLowerCase();
    return { id, isWithin: other.includes(text), letters: distance(text, other) };
  });
  ranked.sort((one, other) => Number(other.isWithin) - Number(one.isWithin) || one.letters - other.letters);
  return ranked.slice(0, count).map(({ id }) => id);
};

/** Whether two ids have more than a third of their letters in common. */
export const isSimilar = (wanted: string, id: string): boolean => {
  const [text, other] = [wanted.toLowerCase(), id.toLowerCase()];
  return 3 * distance(text, other) < 2 * Math.max(text.length, other.length);
};

/** One letter in this many may differ for an id to be suggested; one letter always may. */
const LETTERS_PER_SLIP = 3;

/** The known id that a mistyped one stands for; nothing where none is near. */
export const meantId = (wanted: string, known: readonly string[]): string | undefined => {
  const [best] = nearestIds(wanted, known, 1);
  if (best === undefined || wanted === '') return undefined;
  const [text, other] = [wanted.toLowerCase(), best.toLowerCase()];
  const slips = Math.max(1, Math.floor(wanted.length / LETTERS_PER_SLIP));
  const isNear =
    (text.length > 1 && other.includes(text)) || (slips < wanted.length && distance(text, other) <= slips);
  return isNear ? best : undefined;
};

/**
 * ` (did you mean X?)` for the known id that a mistyped one stands for; empty where none is near. For error messages,
 * directly behind the mistyped id.
 */
export const didYouMean = (wanted: string, known: readonly string[]): string => {
  const meant = meantId(wanted, known);
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
};

/** Known ids that `suggestion` names if none is near. */
const MAX_NAMED = 3;

/** As `didYouMean`, or the ids most like the mistyped one if none is near. For error messages, directly behind it. */
export const suggestion = (wanted: string, known: readonly string[]): string =>
  didYouMean(wanted, known) ||
  (known.length === 0 ? '' : `; nearest: ${nearestIds(wanted, known, MAX_NAMED).join(', ')}`);
