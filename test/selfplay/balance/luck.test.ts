import { describe, expect, it } from 'vitest';
import { luckOf } from '../../../src/selfplay/balance/balance.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';
import { madeUp } from './support.ts';

/** A pair of matches between two agents who change seats, by who won each: the seat, or nobody. */
const pair = (number: number, winners: readonly [0 | 1 | undefined, 0 | 1 | undefined]): readonly Outcome[] =>
  winners.map((winner, place): Outcome => {
    const { winner: _, ...outcome } = madeUp(2 * number + place, [{ deck: 'one' }, { deck: 'one' }], 0);
    const agents = place === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const);
    return { ...outcome, agents, ...(winner !== undefined && { winner }) };
  });

describe('How much luck there is', () => {
  it('is all where the same seat wins both matches of every pair', () => {
    const outcomes = Array.from({ length: 20 }, (_, n) => pair(n, n % 2 === 0 ? [0, 0] : [1, 1])).flat();
    const { split, score, unrelated } = luckOf(outcomes, 'ours');
    expect([split.mean, split.count, score.mean, unrelated]).toEqual([1, 20, 0.5, 0.5]);
  });

  it('is none where the same agent wins both', () => {
    const outcomes = Array.from({ length: 20 }, (_, n) => pair(n, [0, 1])).flat();
    const { split, score, unrelated } = luckOf(outcomes, 'ours');
    expect([split.mean, score.mean, unrelated]).toEqual([0, 1, 0]);
  });

  it('is the share of the pairs that are split, of which draws are none', () => {
    const outcomes = [
      ...pair(0, [0, 0]),
      ...pair(1, [0, 1]),
      ...pair(2, [undefined, undefined]),
      ...pair(3, [1, undefined]),
    ];
    expect(luckOf(outcomes, 'ours').split.mean).toBe(0.25);
  });

  it('leaves out a pair of which a match failed', () => {
    const [failed, other] = pair(1, [1, 1]) as readonly [Outcome, Outcome];
    const outcomes = [
      ...pair(0, [0, 1]),
      { ...failed, failure: { code: 'RULE_ERROR', message: 'm' } },
      other,
    ];
    const { split, score } = luckOf(outcomes, 'ours');
    expect([split.mean, split.count, score.mean]).toEqual([0, 1, 1]);
  });
});
