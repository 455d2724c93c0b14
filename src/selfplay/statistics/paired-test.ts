import { GatechartError } from '../../core/errors.ts';
import { type Outcome, pointsOf } from '../outcome.ts';
import type { SerializedPlan } from '../plan.ts';
import { rounded } from './estimates.ts';
import {
  BOUNDS,
  ERRORS,
  type Hypotheses,
  type PairResult,
  type Pentanomial,
  SequentialTest,
  type Verdict,
} from './sprt.ts';

/** The result of a sequential test. */
export interface TestResult extends Hypotheses {
  /** How often a true hypothesis is rejected at most: H0 (`alpha`) and H1 (`beta`). */
  readonly alpha: number;
  readonly beta: number;
  /** The agent whose strength the hypotheses describe. */
  readonly of: string;
  readonly against: string;
  /** The number of pairs by the score of `of`, from both matches lost to both won. */
  readonly pairs: Pentanomial;
  readonly llr: number;
  /** The log-likelihood ratios at which H0 and H1 are accepted. */
  readonly bounds: readonly [number, number];
  /** The accepted hypothesis, or `null` if the matches were too few. */
  readonly verdict: Verdict | null;
}

/** A plan with hypotheses. */
export type TestedPlan = Pick<SerializedPlan, 'agents'> & { readonly sprt: Hypotheses };

/** Throws `BAD_VALUE` where the agents of a plan with hypotheses are not two. */
export const checkHypotheses = ({ agents, sprt }: Pick<SerializedPlan, 'agents' | 'sprt'>): void => {
  if (sprt === undefined || (agents.length === 2 && agents[0] !== agents[1])) return;
  throw new GatechartError(
    'BAD_VALUE',
    '--sprt',
    `--sprt compares exactly two different agents; given: ${agents.join(', ')}`,
  );
};

const ROUNDED_BOUNDS = [rounded(BOUNDS.lower), rounded(BOUNDS.upper)] as const;

/** The test of a run: pairs are counted in the order of their numbers, in whatever order their matches come. */
export class PairedTest {
  readonly #plan: TestedPlan;
  readonly #test: SequentialTest;
  /** Matches that have come and are not counted yet. */
  readonly #waiting = new Map<number, Outcome>();
  #pairs = 0;

  constructor(plan: TestedPlan, outcomes: readonly Outcome[]) {
    this.#plan = plan;
    this.#test = new SequentialTest(plan.sprt);
    for (const outcome of outcomes) this.add(outcome);
  }

  /** Takes a match. A pair in which one failed is left out. */
  add(outcome: Outcome): void {
    this.#waiting.set(outcome.number, outcome);
    while (this.#test.verdict === undefined) {
      const numbers = [2 * this.#pairs, 2 * this.#pairs + 1];
      const pair = numbers.flatMap((number) => this.#waiting.get(number) ?? []);
      if (pair.length < 2) return;
      for (const number of numbers) this.#waiting.delete(number);
      this.#pairs += 1;
      if (pair.every(({ failure }) => failure === undefined)) this.#test.add(this.#resultOf(pair));
    }
  }

  /** Whether a match is of the test: one past the verdict is not. */
  counts({ number }: Outcome): boolean {
    return this.#test.verdict === undefined || number < 2 * this.#pairs;
  }

  get result(): TestResult {
    const { agents, sprt } = this.#plan;
    const { pentanomial, llr, verdict } = this.#test;
    const [of, against] = agents as readonly [string, string];
    return {
      ...{ ...sprt, ...ERRORS, of, against },
      ...{ pairs: pentanomial, llr: rounded(llr), bounds: ROUNDED_BOUNDS, verdict: verdict ?? null },
    };
  }

  #resultOf(pair: readonly Outcome[]): PairResult {
    const seatOf = ({ agents }: Outcome) => (agents[0] === this.#plan.agents[0] ? 0 : 1);
    const points = pair.reduce((sum, outcome) => sum + pointsOf(outcome, seatOf(outcome)), 0);
    return (2 * points) as PairResult;
  }
}

/** Where the ratio of a test stands between its bounds. */
export const ratioText = ({ llr, bounds: [lower, upper] }: TestResult): string =>
  `LLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`;

/** What a test says of its agents. */
export const verdictText = ({ verdict, elo0, elo1, of, against }: TestResult): string => {
  if (verdict === null) return `no verdict yet: ${of} may be ${elo0} or ${elo1} Elo stronger than ${against}`;
  const [so, not] = verdict === 'H0' ? [elo0, elo1] : [elo1, elo0];
  return `${verdict} accepted: ${of} is more likely ${so} than ${not} Elo stronger than ${against}`;
};

/** What a test goes by. */
export const evidenceText = (test: TestResult): string =>
  `${ratioText(test)}, alpha ${test.alpha}, beta ${test.beta}; pairs by the points of ${test.of}, 0 to 2: ${test.pairs.join(', ')}`;
