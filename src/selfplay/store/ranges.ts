/** The first and the last of numbers that follow one another. */
export type Range = readonly [first: number, last: number];

/** Numbers, which come in order, as ranges. */
export const rangesOf = (numbers: readonly number[]): readonly Range[] => {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
};

/** Ranges that are told; of more than that, how many. */
const MAX_RANGES = 12;

/** Numbers, which come in order, in one line: `4-5, 9`. */
export const rangesLine = (numbers: readonly number[]): string => {
  const ranges = rangesOf(numbers);
  const told = ranges
    .slice(0, MAX_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  const more = ranges.length - told.length;
  return `${told.join(', ')}${more > 0 ? `, and ${more} more ranges` : ''}`;
};
