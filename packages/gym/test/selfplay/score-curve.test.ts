import { describe, expect, it } from 'vitest';
import type { Iteration } from '../../src/selfplay/checkpoints.ts';
import { bestIteration } from '../../src/selfplay/run.ts';
import { scoreCurveSvg } from '../../src/selfplay/score-curve.ts';

const scored = (matches: number, ...means: readonly number[]): Iteration => ({
  ...{ iteration: matches / 100, matches, decisions: 1, value: 0.5, entropy: 1, change: 0, clipped: 0 },
  scores: means.map((mean, index) => ({
    decks: index === 0 ? ['a', 'b'] : ['c', '<d>'],
    ...{ mean, low: mean - 0.1, high: mean + 0.1, count: 100 },
  })),
});
const { scores: _, ...plain } = scored(300, 0.9);
const curve = [scored(200, 0.5, 0.6), plain, scored(400, 0.7, 0.5)];

describe('The scores of a run', () => {
  it('are drawn by matches, a line for each two decks', () => {
    const svg = scoreCurveSvg(curve, 'ismcts:<30>');
    const lines = [...svg.matchAll(/<polyline [^>]*points="([^"]*)"/g)].map(([, points]) => points);
    // From 40 % at the bottom (y 280) to 80 % at the top (y 40), and from 0 matches (x 56) to 400 (x 696).
    expect(lines).toEqual(['376.0,220.0 696.0,100.0', '376.0,160.0 696.0,220.0']);
    expect(svg).toContain('c and &lt;d&gt;');
    expect(svg).toContain('400 matches');
    expect(svg).toContain('against ismcts:&lt;30&gt;');
  });

  it('choose the net that scores best over all decks, the first of equals', () => {
    expect(bestIteration(curve)).toBe(curve[2]);
    expect(bestIteration([scored(100, 0.6, 0.6), ...curve])?.matches).toBe(100);
    expect(bestIteration([plain])).toBeUndefined();
  });
});
