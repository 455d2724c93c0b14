import { describe, expect, it } from 'vitest';
import { strengthPlot, strengthsOf } from '../../src/selfplay/report/strength.ts';
import type { Summary } from '../../src/selfplay/summary.ts';

const summary = (a: string, b: string, mean: number): Summary =>
  ({
    agents: { meetings: [{ a, b, score: { mean, low: mean - 0.1, high: mean + 0.2, count: 9 } }] },
  }) as never;

describe('Strength by budget', () => {
  it('is the score of whoever has the budget, whichever is named first, by rising budget', () => {
    const found = strengthsOf([summary('greedy', 'ismcts:400', 0.25), summary('ismcts:100', 'random', 0.6)]);
    expect(found.map(({ simulations }) => simulations)).toEqual([100, 400]);
    expect(found[0]?.score.mean).toBe(0.6);
    expect(found[1]?.score.mean).toBe(0.75);
    expect(found[1]?.score.low).toBeCloseTo(0.55);
    expect(found[1]?.score.high).toBeCloseTo(0.85);
  });

  it('is drawn with its pairs and budgets, and its title is text', () => {
    const plot = strengthPlot('a < b', strengthsOf([summary('ismcts:100', 'greedy', 0.6)]));
    expect(plot).toContain('9 pairs');
    expect(plot).toContain('>100<');
    expect(plot).toContain('a &lt; b');
    expect(plot).not.toContain('NaN');
  });
});
