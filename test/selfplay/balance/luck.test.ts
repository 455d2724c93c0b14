import { describe, expect, it } from 'vitest';
import { waitingZone } from '../../../src/registered.ts';
import { luckOf } from '../../../src/selfplay/balance/balance.ts';
import { rivalFor } from '../../../src/selfplay/balance/balance-plan.ts';
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
    const { shares, score } = luckOf(outcomes);
    expect([shares?.split.mean, score.count, score.mean, shares?.unrelated]).toEqual([1, 20, 0.5, 0.5]);
  });

  it('is none where the same agent wins both', () => {
    const outcomes = Array.from({ length: 20 }, (_, n) => pair(n, n % 2 === 0 ? [0, 1] : [1, 0])).flat();
    const { shares, score } = luckOf(outcomes);
    expect([shares?.split.mean, score.mean, shares?.unrelated]).toEqual([0, 0.5, 0.5]);
  });

  it.each([
    [39, false],
    [38, true],
  ])('has no share where one side won %i of 40 matches: more than 95 %%', (wins, hasShare) => {
    // Ours sit in seat 0 of the first match of a pair, and in seat 1 of the second; theirs win the rest.
    for (const ours of [0, 1] as const) {
      const winner = (match: number): 0 | 1 => ((match + ours + (match < wins ? 0 : 1)) % 2) as 0 | 1;
      const outcomes = Array.from({ length: 20 }, (_, n) =>
        pair(n, [winner(2 * n), winner(2 * n + 1)]),
      ).flat();
      const { shares, score } = luckOf(outcomes);
      expect(Math.abs(score.mean - 0.5)).toBeCloseTo(wins / 40 - 0.5, 9);
      expect(shares !== undefined).toBe(hasShare);
    }
  });

  it('is measured of an agent against itself by its place in the pair', () => {
    const same = (outcome: Outcome): Outcome => ({ ...outcome, agents: ['ours', 'ours'] });
    const outcomes = [...pair(0, [0, 1]), ...pair(1, [0, 0])].map(same);
    expect(luckOf(outcomes).score.mean).toBe(0.75);
  });

  it('is the share of the pairs that are split, of which draws are none', () => {
    const outcomes = [
      ...pair(0, [0, 0]),
      ...pair(1, [0, 1]),
      ...pair(2, [undefined, undefined]),
      ...pair(3, [1, undefined]),
    ];
    expect(luckOf(outcomes).shares?.split.mean).toBe(0.25);
  });

  it('leaves out a pair of which a match failed', () => {
    const [failed, other] = pair(1, [1, 1]) as readonly [Outcome, Outcome];
    const outcomes = [
      ...pair(0, [0, 0]),
      { ...failed, failure: { code: 'RULE_ERROR', message: 'm' } },
      other,
    ];
    const { shares, score } = luckOf(outcomes);
    expect([shares?.split.mean, score.count, score.mean]).toEqual([1, 1, 0.5]);
  });
});

describe('The default opponent', () => {
  const { net: _, ...withoutNet } = waitingZone;
  const { determinize: __, ...withoutSearch } = withoutNet;

  it.each([
    ['ismcts:50', waitingZone, 'ismcts:50'],
    ['random', waitingZone, 'random'],
    ['greedy', waitingZone, 'net'],
    ['net', waitingZone, 'greedy'],
    ['greedy', withoutNet, 'flat:10'],
    ['greedy', withoutSearch, 'random'],
  ])('of %s is as strong: itself, or where it makes no random choices the next', (agent, ruleset, rival) => {
    expect(rivalFor(agent, ruleset)).toBe(rival);
  });
});
