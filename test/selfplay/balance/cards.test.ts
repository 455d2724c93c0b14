import { describe, expect, it } from 'vitest';
import { type CardChanges, type Change, cardFindings } from '../../../src/selfplay/balance/card-impact.ts';
import type { Outcome } from '../../../src/selfplay/outcome.ts';
import {
  differenceOf,
  type Side,
  significanceLevel,
  tailQuantile,
  twoSidedTail,
} from '../../../src/selfplay/statistics/comparisons.ts';
import { Draws, type MadeUp, madeUp } from './support.ts';

const changes = (outcomes: readonly Outcome[], card: string): CardChanges => {
  const found = cardFindings(outcomes).cards.find((each) => each.card === card);
  if (found === undefined) throw new Error(`nothing of ${card}`);
  return found;
};

const drawnOf = (outcomes: readonly Outcome[], card: string): Change => {
  const { drawn } = changes(outcomes, card);
  if (drawn === undefined) throw new Error(`no change when ${card} is drawn`);
  return drawn;
};

describe('The normal distribution', () => {
  it('is that of the tables', () => {
    expect(twoSidedTail(0)).toBe(1);
    expect(twoSidedTail(1)).toBeCloseTo(0.317310508, 8);
    expect(twoSidedTail(-1.959963985)).toBeCloseTo(0.05, 9);
    expect(twoSidedTail(4)).toBeCloseTo(6.334e-5, 8);
    expect(tailQuantile(0.05)).toBeCloseTo(1.959963985, 8);
    expect(tailQuantile(0.001)).toBeCloseTo(3.290526731, 7);
  });
});

describe('The strictness of many comparisons', () => {
  it('tells those that Benjamini and Hochberg would', () => {
    const chances = [0.001, 0.039, 0.008, 0.041, 0.042, 0.06, 0.074, 0.205, 0.212, 0.216];
    expect(significanceLevel(chances)).toEqual({ comparisons: 10, told: 2, level: 0.01 });
  });

  it('tells a rarer one only with more that are as clear', () => {
    expect(significanceLevel([0.03, 0.9]).told).toBe(0);
    expect(significanceLevel([0.03, 0.04]).told).toBe(2);
    expect(significanceLevel([])).toEqual({ comparisons: 0, told: 0, level: 0.05 });
  });
});

describe('A difference within strata', () => {
  const sides = (stratum: string, has: boolean, points: readonly number[], from: number): readonly Side[] =>
    points.map((each, place) => ({ chance: from + place, stratum, has, points: each }));
  const tens = (ones: number): readonly number[] => Array.from({ length: 10 }, (_, n) => (n < ones ? 1 : 0));

  it('is that of the means where there is one stratum', () => {
    const found = differenceOf([...sides('a', true, tens(8), 0), ...sides('a', false, tens(5), 10)]);
    expect(found?.mean).toBeCloseTo(0.3, 10);
    expect([found?.having, found?.lacking]).toEqual([10, 10]);
  });

  it('weighs strata by what they tell, and leaves out what tells nothing', () => {
    const found = differenceOf([
      ...sides('a', true, tens(8), 0),
      ...sides('a', false, tens(5), 10),
      ...sides('b', true, tens(4), 20),
      ...sides('b', false, [...tens(3), ...tens(3)], 30),
      ...sides('c', true, tens(10), 50),
    ]);
    // Weights 10 x 10 / 20 = 5 and 10 x 20 / 30 = 6.67.
    expect(found?.mean).toBeCloseTo((5 * 0.3 + (20 / 3) * 0.1) / (5 + 20 / 3), 10);
    expect(found?.having).toBe(20);
  });

  it('is none where fewer than ten sides are of a kind', () => {
    expect(
      differenceOf([...sides('a', true, tens(9).slice(1), 0), ...sides('a', false, tens(5), 9)]),
    ).toBeUndefined();
  });

  it('is less certain where sides come in couples by the same chance', () => {
    const apart = [...sides('a', true, tens(8), 0), ...sides('a', false, tens(5), 10)];
    const coupled = apart.map((side) => ({ ...side, chance: Math.floor(side.chance / 2) }));
    const error = (given: readonly Side[]) => differenceOf(given)?.standardError ?? 0;
    expect(error(coupled)).toBeGreaterThan(1.2 * error(apart));
  });
});

/** Two decks of which the first wins that often; a card `idle` in both that does nothing, drawn by chance. */
const idleMatches = (draws: Draws, count: number, strength = 0.7): readonly Outcome[] =>
  Array.from({ length: count }, (_, number) => {
    const side = (deck: string): MadeUp => ({ deck, drawn: draws.happens(0.4) ? { idle: 2 } : {} });
    const isTurned = number % 4 > 1;
    const strong = draws.happens(strength);
    const sides = isTurned
      ? ([side('weak'), side('strong')] as const)
      : ([side('strong'), side('weak')] as const);
    return madeUp(number, sides, strong === isTurned ? 1 : 0);
  });

describe('What cards do to the chance to win', () => {
  it('is nothing for a card that does nothing: 95 % of the intervals of single cards hold 0', () => {
    const samples = Array.from({ length: 400 }, (_, seed) =>
      drawnOf(idleMatches(new Draws(seed), 80), 'idle'),
    );
    const held = samples.filter(({ isTold }) => !isTold).length / samples.length;
    expect(held).toBeGreaterThan(0.92);
    expect(held).toBeLessThan(0.98);
  });

  it('is found where a card is strong, with about its strength, and is nothing of the cards beside it', () => {
    const draws = new Draws(7);
    const idle = Array.from({ length: 30 }, (_, n) => `idle-${n}`);
    const matches = Array.from({ length: 600 }, (_, number) => {
      const side = () => ({
        deck: 'one',
        drawn: Object.fromEntries(
          ['strong', ...idle].flatMap((card) => (draws.happens(0.3) ? [[card, 1]] : [])),
        ),
      });
      const [one, other] = [side(), side()];
      const edge =
        (Object.hasOwn(one.drawn, 'strong') ? 0.2 : 0) - (Object.hasOwn(other.drawn, 'strong') ? 0.2 : 0);
      return madeUp(number, [one, other], draws.happens(0.5 + edge) ? 0 : 1);
    });
    const strong = drawnOf(matches, 'strong');
    expect(strong.isTold).toBe(true);
    expect(strong.low).toBeLessThan(0.2);
    expect(strong.high).toBeGreaterThan(0.2);
    const { told, comparisons, cards } = cardFindings(matches);
    expect(comparisons).toBe(31);
    expect(cards.filter(({ drawn }) => drawn?.isTold).map(({ card }) => card)).toEqual(['strong']);
    expect(told).toBe(1);
  });

  it('does not make cards strong that a strong deck draws more often', () => {
    const draws = new Draws(3);
    const matches = Array.from({ length: 600 }, (_, number) => {
      const side = (deck: string, chance: number): MadeUp => ({
        deck,
        drawn: draws.happens(chance) ? { common: 1 } : {},
      });
      return madeUp(number, [side('strong', 0.8), side('weak', 0.2)], draws.happens(0.8) ? 0 : 1);
    });
    const points = (has: boolean): number => {
      const all = matches.flatMap(({ drawn, winner }) =>
        ([0, 1] as const).flatMap((seat) =>
          Object.hasOwn(drawn?.[seat] ?? {}, 'common') === has ? [winner === seat ? 1 : 0] : [],
        ),
      );
      return all.reduce<number>((sum, each) => sum + each, 0) / all.length;
    };
    expect(points(true) - points(false)).toBeGreaterThan(0.3);
    const { mean, isTold } = drawnOf(matches, 'common');
    expect(Math.abs(mean)).toBeLessThan(0.08);
    expect(isTold).toBe(false);
  });

  it('does not make cards strong that come late in long matches, which one deck wins', () => {
    const matches = Array.from({ length: 200 }, (_, number) => {
      const isLong = number % 2 === 0;
      const late = { deck: 'slow', drawn: isLong ? { late: 12 } : {} };
      return madeUp(number, [late, { deck: 'fast' }], isLong ? 0 : 1, isLong ? 14 : 6);
    });
    const { byTurn } = cardFindings(matches);
    expect(byTurn).toBe(6);
    expect(changes(matches, 'late').drawn).toBeUndefined();
  });

  it('compares who played a card with others in matches about as long', () => {
    const draws = new Draws(11);
    const matches = Array.from({ length: 600 }, (_, number) => {
      const isLong = number % 2 === 0;
      const played = draws.happens(isLong ? 0.9 : 0.2) ? ['slow-spell'] : [];
      const winner = draws.happens(isLong ? 0.8 : 0.2) ? 0 : 1;
      return madeUp(number, [{ deck: 'slow', played }, { deck: 'fast' }], winner, isLong ? 14 : 6);
    });
    const { played } = changes(matches, 'slow-spell');
    expect(Math.abs(played?.mean ?? 1)).toBeLessThan(0.12);
    expect(played?.isTold).toBe(false);
  });

  it('is for who meets a card what it is for who plays it, turned round', () => {
    const draws = new Draws(5);
    const matches = Array.from({ length: 200 }, (_, number) => {
      const has = draws.happens(0.5);
      const one = { deck: 'one', played: has ? ['blow'] : [] };
      return madeUp(number, [one, { deck: 'two' }], draws.happens(has ? 0.9 : 0.4) ? 0 : 1);
    });
    const { played, met } = changes(matches, 'blow');
    expect(played?.isTold).toBe(true);
    expect(met?.mean).toBe(-(played?.mean ?? 0));
    expect([met?.low, met?.high]).toEqual([-(played?.high ?? 0), -(played?.low ?? 0)]);
  });
});
