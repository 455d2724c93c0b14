import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../src/agents/agent.ts';
import { rngStream } from '../../src/core/random.ts';
import {
  BOUNDS,
  ERRORS,
  llrOf,
  type PairResult,
  type Pentanomial,
  SequentialTest,
  scoreOfElo,
  sequentialEstimate,
} from '../../src/selfplay/statistics/sprt.ts';

const llrOfElo = (pairs: Pentanomial, elo0: number, elo1: number): number =>
  llrOf(pairs, scoreOfElo(elo0), scoreOfElo(elo1));

describe('The log-likelihood ratio of pairs', () => {
  it.each([
    [0, 5, [20, 150, 400, 180, 30], 1.646897934330916],
    [0, 5, [0, 0, 0, 0, 10], 0.1429044325441563],
    [-5, 0, [12, 300, 900, 320, 15], 2.9475410014433874],
    [0, 50, [3, 9, 20, 25, 8], 3.9743344099218447],
    [0, 10, [0, 0, 7, 0, 0], -0.1985632182291336],
    [5, 10, [1005, 9000, 21_000, 9400, 1100], -53.421331288122836],
  ] as const)('of %d and %d Elo is that of fishtest', (elo0, elo1, pairs, llr) => {
    expect(llrOfElo(pairs, elo0, elo1)).toBeCloseTo(llr, 6);
  });

  it('is the opposite where the agents change their names, and where the hypotheses do', () => {
    const pairs = [3, 9, 20, 25, 8] as const;
    expect(llrOfElo([8, 25, 20, 9, 3], -50, 0)).toBeCloseTo(-llrOfElo(pairs, 0, 50), 9);
    expect(llrOfElo(pairs, 50, 0)).toBeCloseTo(-llrOfElo(pairs, 0, 50), 9);
  });
});

type Shares = readonly [number, number, number, number, number];

/** Shares with the mean of a difference in Elo: some of the pairs of `middle` are lost or won instead. */
const tilted = (middle: Shares, elo: number): Shares => {
  const more = 2 * (scoreOfElo(elo) - 0.5);
  const [a, b, c, d, e] = middle;
  return [a - more / 2, b, c, d, e + more / 2];
};

describe('A sequential test', () => {
  const runs = 400;
  const middle: Shares = [0.15, 0.2, 0.3, 0.2, 0.15];

  /** The share of tests that accept H1, of pairs drawn with that difference. */
  const accepted = (elo: number, name: string): number => {
    const shares = tilted(middle, elo);
    let h1 = 0;
    for (let run = 0; run < runs; run += 1) {
      const chance = chanceFrom(rngStream(1, run, name));
      const test = new SequentialTest({ elo0: 0, elo1: 60 });
      while (test.verdict === undefined) {
        let drawn = chance.below(1_000_000) / 1_000_000;
        const found = shares.findIndex((share) => {
          drawn -= share;
          return drawn < 0;
        });
        test.add((found < 0 ? 4 : found) as PairResult);
      }
      if (test.verdict === 'H1') h1 += 1;
    }
    return h1 / runs;
  };

  it('refuses a hypothesis that is true in one of twenty tests at most', () => {
    // Three standard errors of 400 tests.
    const noise = 3 * Math.sqrt((0.05 * 0.95) / runs);
    const [wrong, right] = [accepted(0, 'under H0'), accepted(60, 'under H1')];
    expect(wrong).toBeLessThan(ERRORS.alpha + noise);
    expect(1 - right).toBeLessThan(ERRORS.beta + noise);
    // It is no test that never errs.
    expect(wrong + 1 - right).toBeGreaterThan(0.02);
    expect(accepted(30, 'between')).toBeGreaterThan(0.3);
  });

  it('counts nothing after its verdict', () => {
    const test = new SequentialTest({ elo0: 0, elo1: 200 });
    while (test.verdict === undefined) test.add(4);
    const { llr, pentanomial } = test;
    expect(llr).toBeGreaterThanOrEqual(BOUNDS.upper);
    for (let n = 0; n < 50; n += 1) test.add(0);
    expect([test.verdict, test.llr, test.pentanomial]).toEqual(['H1', llr, pentanomial]);
  });
});

/** Every order in which so many pairs can be won or lost. */
const orders = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, bits) => Array.from({ length: count }, (_, n) => (bits >> n) & 1));

describe('The interval of a sequential test', () => {
  it.each([0.02, 0.1, 0.35, 0.5, 0.8, 0.97])(
    'ever misses a true mean of %d in one of twenty runs at most, whoever stops them when',
    (mean) => {
      const most = 11;
      let missed = 0;
      for (const values of orders(most)) {
        const everMissed = values.some((_, n) => {
          const { low, high } = sequentialEstimate(values.slice(0, n + 1));
          return mean < low || mean > high;
        });
        const won = values.filter((value) => value === 1).length;
        if (everMissed) missed += mean ** won * (1 - mean) ** (most - won);
      }
      expect(missed).toBeLessThanOrEqual(0.05);
    },
  );

  it('has ends within 0 and 1 at the ends, and closes in on what came', () => {
    const won = (count: number) => sequentialEstimate(Array<number>(count).fill(1));
    expect(sequentialEstimate([])).toMatchObject({ low: 0, high: 1, count: 0 });
    expect(won(20)).toMatchObject({ mean: 1, high: 1 });
    expect(won(20).low).toBeGreaterThan(0.7);
    expect(won(2000).low).toBeGreaterThan(0.99);
    expect(sequentialEstimate(Array<number>(20).fill(0)).high).toBeCloseTo(1 - won(20).low, 6);
  });
});
