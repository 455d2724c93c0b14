import { describe, expect, it } from 'vitest';
import { waitingZone } from '../../../src/registered.ts';
import { balanceOf, judgeTarget } from '../../../src/selfplay/balance/balance.ts';
import { estimateAmong } from '../../../src/selfplay/statistics/comparisons.ts';
import { type Estimate, estimate } from '../../../src/selfplay/statistics/estimates.ts';
import { volume } from '../../support/effort.ts';
import { Draws, madeUp } from './support.ts';

const DECKS = ['a', 'b', 'c', 'd'];
const GAMES = 80;

/** The balance of four decks of which each match is won by either seat as often. */
const fairBalance = (seed: number) => {
  const draws = new Draws(seed);
  const meetings = DECKS.flatMap((a, place) =>
    DECKS.slice(place).map((b) =>
      Array.from({ length: GAMES }, (_, number) =>
        madeUp(number, [{ deck: a }, { deck: b }], draws.happens(0.5) ? 0 : 1),
      ),
    ),
  );
  const asked = {
    ...{ ruleset: waitingZone, edition: waitingZone.defaultEdition, agent: 'greedy', rival: 'net' },
    ...{ decks: DECKS, games: GAMES, seed },
  };
  return balanceOf(asked, { meetings, luck: [] }, 0);
};

const misses = ({ low, high }: Estimate): boolean => low > 0.5 || high < 0.5;

describe('The intervals of a table', () => {
  it('hold together: of tables of equal decks, about 5 % have an interval that misses', () => {
    const tables = Array.from({ length: volume(600) }, (_, seed) => fairBalance(seed));
    const share = (missed: (table: (typeof tables)[number]) => boolean): number =>
      tables.filter(missed).length / tables.length;
    expect(
      share(({ decks, meetings }) => [...decks, ...meetings].some(({ score }) => misses(score))),
    ).toBeLessThan(0.1);
    expect(
      share(({ firstPlayer }) => firstPlayer?.meetings.some(({ score }) => misses(score)) ?? true),
    ).toBeLessThan(0.1);
  });

  it('are as many as the deck scores and the meetings', () => {
    expect(fairBalance(1).correction).toEqual({ method: 'bonferroni', intervals: 10 });
  });

  it('are wider the more there are, by the quantile of the normal distribution', () => {
    const values = Array.from({ length: 10_000 }, (_, n) => n % 2);
    const width = ({ low, high }: Estimate): number => high - low;
    expect(estimateAmong(1)(values)).toEqual(estimate(values));
    expect(width(estimateAmong(10)(values)) / width(estimate(values))).toBeCloseTo(2.8070338 / 1.96, 3);
  });
});

describe('The first player', () => {
  it.each([
    [0.46, 0.57, 'within'],
    [0.573, 0.632, 'open'],
    [0.581, 0.61, 'outside'],
    [0.4, 0.449, 'outside'],
    [0.4, 0.7, 'open'],
  ] as const)('with an interval of %d to %d is %s the target 45 to 58 %%', (low, high, verdict) => {
    expect(judgeTarget({ mean: (low + high) / 2, low, high, count: 100 })).toBe(verdict);
  });
});
