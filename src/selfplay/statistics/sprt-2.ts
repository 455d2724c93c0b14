import { llrOf, type Pentanomial, scoreOfElo } from './sprt.ts';

/** Two hypotheses of how much stronger the first agent is than the second, in Elo points: H0 and H1. */
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
