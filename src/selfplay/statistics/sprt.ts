import { bisect, type Estimate, meanOf, rounded } from './estimates.ts';

/** The number of pairs by the score of one agent in both matches: 0, 0.5, 1, 1.5 and 2. */
export type Pentanomial = readonly [number, number, number, number, number];

/** What stands for the pairs that have not been seen, so that nothing is thought impossible. */
const UNSEEN = 1e-3;

/** A score of the pair, from 0 to 1, and the share of the pairs that had it. */
type ScoreShare = readonly [score: number, share: number];

/** Halvings of an interval until a double tells no more. */
const ROOT_HALVINGS = 100;

/**
 * By what each share is divided in the likeliest distribution with that mean (Van den Bergh, "The MLE of a multinomial
 * distribution with a given expectation value").
 */
const divisors = (shares: readonly ScoreShare[], mean: number): readonly number[] => {
  const falling = (x: number): number =>
    shares.reduce((sum, [score, share]) => sum + (share * (score - mean)) / (1 + x * (score - mean)), 0);
  const slope = meanOf(bisect((x) => falling(x) > 0, -1 / (1 - mean), 1 / mean, ROOT_HALVINGS));
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

/** Two hypotheses on the difference in strength between the first and the second agent, in Elo points: H0 and H1. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** How often at most a hypothesis that is true is refused: H0, and H1. */
export const ERRORS = { alpha: 0.05, beta: 0.05 } as const;

/** The ratios at which H0 and H1 are accepted (Wald). */
export const BOUNDS = {
  lower: Math.log(ERRORS.beta / (1 - ERRORS.alpha)),
  upper: Math.log((1 - ERRORS.beta) / ERRORS.alpha),
} as const;

/** The hypothesis that a sequential test accepted. */
export type Verdict = 'H0' | 'H1';

/** Twice a score of the pair, from 0 for both matches lost to 4 for both won. */
export type PairResult = 0 | 1 | 2 | 3 | 4;

/** A sequential probability ratio test over pairs of matches: it ends with the first pair that takes the ratio past a bound. */
export class SequentialTest {
  readonly #scores: readonly [number, number];
  readonly #counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  #llr = 0;
  #verdict: Verdict | undefined;

  constructor({ elo0, elo1 }: Hypotheses) {
    this.#scores = [scoreOfElo(elo0), scoreOfElo(elo1)];
  }

  /** Counts a pair; after the verdict none is. */
  add(result: PairResult): void {
    if (this.#verdict !== undefined) return;
    this.#counts[result] += 1;
    this.#llr = llrOf(this.#counts, ...this.#scores);
    if (this.#llr <= BOUNDS.lower) this.#verdict = 'H0';
    else if (this.#llr >= BOUNDS.upper) this.#verdict = 'H1';
  }

  get pentanomial(): Pentanomial {
    return [...this.#counts];
  }

  get llr(): number {
    return this.#llr;
  }

  get verdict(): Verdict | undefined {
    return this.#verdict;
  }
}

/** How seldom at most a true mean is ever outside, on either side. */
const SIDE = 0.025;

/** The share of what may be lost that is put on one number. */
const MAX_STAKE = 0.75;

/** Halvings of an interval until no written digit changes. */
const INTERVAL_HALVINGS = 40;

/** What is staked on each number: it goes by the numbers before alone, and is the higher the less these spread. */
const stakesOf = (values: readonly number[]): readonly number[] => {
  let [sum, squares] = [0.5, 0.25];
  return values.map((value, index) => {
    const stake = Math.sqrt((-2 * Math.log(SIDE)) / (squares * Math.log(index + 2)));
    sum += value;
    squares += (value - sum / (index + 2)) ** 2;
    return stake;
  });
};

/** Whether somebody who bets that the true mean is higher than that has won so much that it is. */
const isBelow = (mean: number, values: readonly number[], stakes: readonly number[]): boolean => {
  const wealth = values.reduce((sum, value, index) => {
    const stake = Math.min(stakes[index] as number, MAX_STAKE / mean);
    return sum + Math.log(1 + stake * (value - mean));
  }, 0);
  return wealth >= -Math.log(SIDE);
};

const lowOf = (values: readonly number[], stakes: readonly number[]): number =>
  bisect((mean) => isBelow(mean, values, stakes), 0, 1, INTERVAL_HALVINGS)[0];

/**
 * Mean and interval of numbers from 0 to 1, in their order, that holds the true mean with 95 % certainty wherever somebody
 * who looks at them stops: hedged capital with predictable stakes (Waudby-Smith and Ramdas 2024). Wider than `estimate`,
 * which is for a number that was fixed before.
 */
export const sequentialEstimate = (values: readonly number[]): Estimate => {
  const stakes = stakesOf(values);
  const [low, high] = [
    lowOf(values, stakes),
    1 -
      lowOf(
        values.map((value) => 1 - value),
        stakes,
      ),
  ];
  return { mean: rounded(meanOf(values)), low: rounded(low), high: rounded(high), count: values.length };
};
