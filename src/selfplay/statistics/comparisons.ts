const HALVINGS = 60;

/** Where a function that rises from below zero to above it is zero. */
const zeroOf = (rising: (x: number) => number, below: number, above: number): number => {
  let [low, high] = [below, above];
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** Further out than that nothing is told apart. */
const FAR = 8;

/** The chance that a number of the standard normal distribution is that far from 0 or further (series of Marsaglia 2004). */
export const twoSidedTail = (z: number): number => {
  const distance = Math.min(Math.abs(z), FAR);
  let [sum, before, term] = [distance, 0, distance];
  for (let odd = 3; sum !== before; odd += 2) {
    term *= distance ** 2 / odd;
    [before, sum] = [sum, sum + term];
  }
  return Math.max(0, 1 - 2 * sum * (Math.exp(-(distance ** 2) / 2) / Math.sqrt(2 * Math.PI)));
};

/** How far from 0 a number of the standard normal distribution is with that chance, or further. */
export const tailQuantile = (chance: number): number => zeroOf((z) => chance - twoSidedTail(z), 0, FAR);

/** The number of the standard normal distribution that is as far out as that one by a scale of its own, which rises with it. */
export const toStandardNormal = (value: number, scale: (z: number) => number): number =>
  zeroOf((z) => scale(z) - Math.abs(value), 0, FAR);
