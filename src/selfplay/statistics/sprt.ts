/** Pairs by what one agent scored in them: nothing, a half, one, one and a half, both matches. */
export type Pentanomial = readonly [number, number, number, number, number];

/** What stands for the pairs that have not been seen, so that nothing is thought impossible. */
const UNSEEN = 1e-3;

/** A score of the pair, from 0 to 1, and the share of the pairs that had it. */
type ScoreShare = readonly [score: number, share: number];

/** Halvings of an interval until a double tells no more. */
const ROOT_HALVINGS = 100;

/** Where a falling function passes 0. */
const rootOf = (falling: (x: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let n = 0; n < ROOT_HALVINGS; n += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/**
 * By what each share is divided in the likeliest distribution with that mean (Van den Bergh, "The MLE of a multinomial
 * distribution with a given expectation value").
 */
const divisors = (shares: readonly ScoreShare[], mean: number): readonly number[] => {
  const slope = rootOf(
    (x) =>
      shares.reduce((sum, [score, share]) => sum + (share * (score - mean)) / (1 + x * (score - mean)), 0),
    -1 / (1 - mean),
    1 / mean,
  );
  return shares.map(([score]) => 1 + slope * (score - mean));
};

/**
 * The generalised log-likelihood ratio of two mean scores: how much likelier the pairs are under the likeliest distribution
 * with the mean `score1` than under that with `score0`. As fishtest has it.
 */
export const llrOf = (pairs: Pentanomial, score0: number, score1: number): number => {
  const counts = pairs.map((count) => (count === 0 ? UNSEEN : count));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count, index): ScoreShare => [index / (counts.length - 1), count / all]);
  const [under0, under1] = [divisors(shares, score0), divisors(shares, score1)];
  return counts.reduce(
    (sum, count, index) => sum + count * Math.log((under0[index] as number) / (under1[index] as number)),
    0,
  );
};

/** The score that a difference in Elo points leads to expect. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
