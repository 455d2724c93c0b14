import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import type { WrittenPlan } from '../../src/selfplay/plan.ts';
import { ratingsOf } from '../../src/selfplay/ratings.ts';
import { estimate, quantile } from '../../src/selfplay/statistics.ts';
import { summarize, summaryText } from '../../src/selfplay/summary.ts';

const plan: WrittenPlan = {
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

  it('is that of Agresti and Coull for a share, which contains the one of Wilson', () => {
    // 9 of 10: Agresti and Coull 0.574 to 1.000, Wilson 0.596 to 0.982.
    const { low, high } = estimate([0, ...times(9, 1)]);
    expect(low).toBeCloseTo(0.574, 3);
    expect(high).toBe(1);
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

describe('Ratings', () => {
  it('differ by what a score of 10 to 1 is worth, have mean 0, and are finite for who always wins', () => {
    const even = ratingsOf(['a', 'b'], [{ a: 'a', b: 'b', points: 10_000, games: 11_000 }]);
    expect((even.a ?? 0) - (even.b ?? 0)).toBeCloseTo(400, 0);
    expect((even.a ?? 0) + (even.b ?? 0)).toBeCloseTo(0, 5);
    expect(ratingsOf(['a', 'b'], [{ a: 'a', b: 'b', points: 50, games: 50 }]).a).toBeLessThan(1000);
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
