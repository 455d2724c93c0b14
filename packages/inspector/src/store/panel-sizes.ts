/** Sizes of panels beside each other, as shares of their room. */
export type Sizes = readonly number[];

/** The least share of its room that a panel keeps. */
export const MIN_SHARE = 0.08;

/** Sizes as shares that sum to 1. */
export const toShares = (sizes: readonly number[]): Sizes => {
  const sum = sizes.reduce((one, other) => one + other, 0);
  return sum <= 0 ? sizes.map(() => 1 / sizes.length) : sizes.map((size) => size / sum);
};

/** The sizes after the border behind one of them was moved by a share: its two neighbours change, and neither gets too small. */
export const moveBorder = (sizes: Sizes, border: number, by: number): Sizes => {
  const before = sizes[border] ?? 0;
  const after = sizes[border + 1] ?? 0;
  const most = Math.max(0, after - MIN_SHARE);
  const least = Math.min(0, MIN_SHARE - before);
  const moved = Math.max(least, Math.min(most, by));
  return sizes.map((size, index) =>
    index === border ? size + moved : index === border + 1 ? size - moved : size,
  );
};
