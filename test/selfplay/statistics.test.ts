import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/core/random.ts';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import type { SerializedPlan } from '../../src/selfplay/plan.ts';
import { estimate, quantile } from '../../src/selfplay/statistics/estimates.ts';
import { ratingsOf, standingsOf } from '../../src/selfplay/statistics/ratings.ts';
import { summarize, summaryText } from '../../src/selfplay/summary.ts';

const plan: SerializedPlan = {
  ruleset: 'gate-ruler',
  edition: '2021-03',
  agents: ['a', 'b'],
  decks: ['x', 'y'],
  games: 4,
  seed: 1,
  limit: 1,
};

const outcome = (number: number, winner: 0 | 1 | undefined, more: Partial<Outcome> = {}): Outcome => ({
  number,
  agents: number % 2 === 0 ? ['a', 'b'] : ['b', 'a'],
  decks: ['x', 'y'],
  ...(winner !== undefined && { winner }),
  first: 0,
  reasons: winner === 0 ? [null, 'beaten'] : ['beaten', null],
  decisions: 10 + number,
  turns: number,
  cards: [['card-1'], ['card-1', 'card-2']],
  digest: '',
  ...more,
});

describe('An estimate', () => {
  const times = (count: number, value: number): readonly number[] => Array(count).fill(value);

  it('has an interval of about 1.96 standard errors to either side of a mean of many', () => {
    const { mean, low, high } = estimate([...times(2500, 0), ...times(7500, 1)]);
    expect(mean).toBe(0.75);
    for (const side of [high - mean, mean - low])
      expect(side).toBeCloseTo(1.96 * Math.sqrt(0.1875 / 10_000), 3);
  });

  it('contains that of Agresti and Coull for a share, which contains the one of Wilson', () => {
    // 90 of 100: Agresti and Coull 0.8239 to 0.9467, Wilson 0.8256 to 0.9448.
    const { low, high } = estimate([...times(10, 0), ...times(90, 1)]);
    expect([low, high]).toEqual([expect.closeTo(0.823, 3), expect.closeTo(0.9475, 3)]);
    expect(low).toBeLessThan(0.8239);
    expect(high).toBeGreaterThan(0.9467);
  });

  it("has Student's standard errors for few", () => {
    // Of 8 numbers, 2.365 of them; the numbers imagined are 3.8416.
    const { low, high } = estimate([0.25, 0.75, 0.5, 0.5, 0.25, 0.75, 0.5, 0.5]);
    const all = 8 + 1.96 ** 2;
    expect((high - low) / 2).toBeCloseTo((2.365 * Math.sqrt(0.25 + 1.96 ** 2 / 4)) / all, 3);
  });

  it.each([
    [1, 0.8, 1],
    [0, 0, 0.2],
    [0.5, 0.35, 0.65],
  ])('has a width where every pair came to %d, and the less the more there are', (value, low, high) => {
    const few = estimate(times(20, value));
    expect(few.high - few.low).toBeGreaterThan(0.1);
    expect([few.low >= low, few.high <= high]).toEqual([true, true]);
    expect([few.low <= value, few.high >= value]).toEqual([true, true]);
    const many = estimate(times(2000, value));
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
    expect(many.high - many.low).toBeGreaterThan(0.001);
  });

  it('knows nothing from a single number', () => {
    expect(estimate([1])).toEqual({ mean: 1, low: 0, high: 1, count: 1 });
  });

  it('finds the median', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
  });
});

type Shares = readonly [number, number, number, number, number];

/** Every way to deal `count` pairs over five results, with how many orders each has. */
const deals = function* (count: number): Generator<readonly [Shares, number]> {
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
  for (let a = 0; a <= count; a += 1)
    for (let b = 0; a + b <= count; b += 1)
      for (let c = 0; a + b + c <= count; c += 1)
        for (let d = 0; a + b + c + d <= count; d += 1) {
          const deal = [a, b, c, d, count - a - b - c - d] as const;
          yield [deal, deal.reduce((orders, each) => orders / factorial(each), factorial(count))];
        }
};

const valuesOf = (deal: Shares): readonly number[] =>
  deal.flatMap((count, index) => Array<number>(count).fill(index / 4));

const meanOfShares = (shares: Shares): number => shares.reduce((sum, share, n) => sum + (share * n) / 4, 0);

/** With which chance the interval of so many pairs holds the true mean, for each of some distributions: nothing is drawn. */
const coverages = (count: number, all: readonly Shares[]): readonly number[] => {
  const holds = new Array<number>(all.length).fill(0);
  for (const [deal, orders] of deals(count)) {
    const { low, high } = estimate(valuesOf(deal));
    for (const [n, shares] of all.entries()) {
      const mean = meanOfShares(shares);
      if (mean < low - 1e-9 || mean > high + 1e-9) continue;
      holds[n] =
        (holds[n] as number) + shares.reduce((p, share, i) => p * share ** (deal[i] as number), orders);
    }
  }
  return holds;
};

describe('The interval of an estimate', () => {
  const all = Array.from({ length: 49 }, (_, index) => (index + 1) / 50).flatMap((p): readonly Shares[] => [
    [1 - p, 0, 0, 0, p],
    [0, 0, 1 - p, 0, p],
    [0, 1 - p, 0, 0, p],
    [0, 0, 0, 1 - p, p],
    [(1 - p) ** 2, 0, 2 * p * (1 - p), 0, p ** 2],
    [0.02, 0, 0.98 * (1 - p), 0, 0.98 * p],
  ]);

  it.each([2, 3, 5, 8, 12, 16])(
    'of %d pairs holds the true mean as often as it says, at the ends too',
    (count) => {
      expect(Math.min(...coverages(count, all))).toBeGreaterThan(0.945);
    },
  );
});

describe('Ratings', () => {
  it('differ by what a score of 10 to 1 is worth, have mean 0, and are finite for who always wins', () => {
    const even = ratingsOf(['a', 'b'], [{ a: 'a', b: 'b', points: 10_000, games: 11_000 }]);
    expect((even.a ?? 0) - (even.b ?? 0)).toBeCloseTo(400, 0);
    expect((even.a ?? 0) + (even.b ?? 0)).toBeCloseTo(0, 5);
    expect(ratingsOf(['a', 'b'], [{ a: 'a', b: 'b', points: 50, games: 50 }]).a).toBeLessThan(1000);
  });

  it('are the same for a name that is listed twice', () => {
    const scores = [{ a: 'a', b: 'b', points: 30, games: 40 }];
    expect(ratingsOf(['a', 'b', 'b'], scores)).toEqual(ratingsOf(['a', 'b'], scores));
  });

  const won = (won: number, lost: number): readonly number[] => [
    ...Array<number>(won).fill(1),
    ...Array<number>(lost).fill(0),
  ];
  const three = (times: number) => [
    { a: 'paper', b: 'rock', pairs: won(30 * times, 10 * times) },
    { a: 'paper', b: 'scissors', pairs: won(4 * times, 36 * times) },
    { a: 'rock', b: 'scissors', pairs: won(20 * times, 20 * times) },
  ];

  it('come with the mean score over opponents, and with the worst', () => {
    const standings = standingsOf(three(1));
    expect(standings.map(({ name }) => name)).toEqual(['scissors', 'paper', 'rock']);
    expect(standings.at(0)).toMatchObject({ mean: 0.7, worst: { against: 'rock', score: 0.5 } });
    expect(standings.at(1)).toMatchObject({ mean: 0.425, worst: { against: 'scissors', score: 0.1 } });
  });

  it('have intervals that hold the rating and shrink with the square root of the pairs', () => {
    const widthOf = (times: number): number => {
      const [first] = standingsOf(three(times));
      if (first === undefined) throw new Error('nobody stands first');
      expect(first.low).toBeLessThan(first.rating);
      expect(first.high).toBeGreaterThan(first.rating);
      return first.high - first.low;
    };
    expect(widthOf(1) / widthOf(16)).toBeGreaterThan(3);
    expect(widthOf(1) / widthOf(16)).toBeLessThan(5.5);
  });

  /** In how many of 100 runs the interval of each holds its true rating. */
  const coverageOf = (truths: readonly number[], pairs: number, runs: number): readonly number[] => {
    const chance = new Chance(7, pairs, 'strengths');
    const mean = truths.reduce((sum, truth) => sum + truth, 0) / truths.length;
    const held = truths.map(() => 0);
    for (let run = 0; run < runs; run += 1) {
      const standings = standingsOf(
        truths.flatMap((own, a) =>
          truths.slice(a + 1).map((other, n) => {
            const won = () => Number(chance.below(1e6) < 1e6 / (1 + 10 ** ((other - own) / 400)));
            return {
              a: `${a}`,
              b: `${a + 1 + n}`,
              pairs: Array.from({ length: pairs }, () => (won() + won()) / 2),
            };
          }),
        ),
      );
      for (const { name, low, high } of standings) {
        const truth = (truths[Number(name)] as number) - mean;
        if (low <= truth && truth <= high) held[Number(name)] = (held[Number(name)] as number) + 1;
      }
    }
    return held.map((count) => (100 * count) / runs);
  };

  it.each([
    [4, [200, 0, 0, 0, -200]],
    [8, [300, 100, 0, -100, -500]],
    [30, [250, 200, 150, 50, 50, 0, -700]],
    [100, [250, 150, -700]],
    [60, [191, 0, 0]],
    [100, [0, 0, 0]],
  ])('hold the true rating in about 95 of 100 runs of %d pairs, far from the mean too', (pairs, truths) => {
    expect(Math.min(...coverageOf(truths, pairs, 200))).toBeGreaterThan(90);
  });

  it('have intervals even where every pair was won', () => {
    const standings = standingsOf([
      { a: 'a', b: 'b', pairs: won(4, 0) },
      { a: 'a', b: 'c', pairs: won(4, 0) },
      { a: 'b', b: 'c', pairs: won(4, 0) },
    ]);
    for (const { low, high, rating } of standings) {
      expect(high - low).toBeGreaterThan(100);
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
    }
  });

  it('are not told of two', () => {
    expect(standingsOf([{ a: 'paper', b: 'rock', pairs: won(3, 1) }])).toEqual([]);
  });
});

describe('A summary', () => {
  const outcomes = [outcome(0, 0), outcome(1, 1), outcome(2, 0), outcome(3, 0)];

  it('scores over pairs, with the seats of each match', () => {
    const [meeting] = summarize(plan, true, outcomes).agents.meetings;
    expect(meeting).toMatchObject({ a: 'a', b: 'b', games: 4, wins: 3, draws: 0, losses: 1 });
    expect(meeting?.score).toMatchObject({ mean: 0.75, count: 2 });
  });

  it('counts the first player, the reasons, and who played which card', () => {
    const { firstPlayer, endings, cards } = summarize(plan, true, outcomes);
    expect([firstPlayer?.mean, firstPlayer?.count]).toEqual([0.75, 2]);
    expect(endings).toEqual({ beaten: 4 });
    expect(cards).toEqual([
      { card: 'card-1', players: 8, winRate: 0.5 },
      { card: 'card-2', players: 4, winRate: 0.25 },
    ]);
  });

  it('leaves failed matches out of the scores, and tells forfeits by their reason', () => {
    const failed = outcome(3, undefined, { failure: { code: 'RULE_ERROR', message: '' } });
    const forfeited = outcome(2, 0, { forfeit: { player: 1, reason: 'late', message: '' } });
    const summary = summarize(plan, true, [outcome(0, 0), outcome(1, 1), forfeited, failed]);
    expect([summary.failures, summary.draws]).toEqual([1, 0]);
    expect(summary.endings).toEqual({ beaten: 2, 'failure: RULE_ERROR': 1, 'forfeit: late': 1 });
    expect(summary.agents.meetings[0]?.games).toBe(3);
  });

  it('is the same text in whatever order the matches came', () => {
    expect(summaryText(summarize(plan, true, [...outcomes].reverse()))).toBe(
      summaryText(summarize(plan, true, outcomes)),
    );
  });
});
