import { describe, expect, it } from 'vitest';
import { estimateAdvantages } from '../../src/selfplay/advantages.ts';

const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 10));

describe('The advantages of decisions', () => {
  it('are the steps from value to value, those ahead counting less by lambda each', () => {
    // Steps: 0.7 - 0.5, 0.4 - 0.7, 1 - 0.4.
    expect(estimateAdvantages([0.5, 0.7, 0.4], 1, 0.5)).toEqual({
      advantages: close([0.2 + 0.5 * (-0.3 + 0.5 * 0.6), -0.3 + 0.5 * 0.6, 0.6]),
      targets: close([0.7, 0.7, 1]),
    });
  });

  it('are what the result has over the value where lambda is 1, and the next step alone where it is 0', () => {
    expect(estimateAdvantages([0.5, 0.7, 0.4], 0, 1).advantages).toEqual(close([-0.5, -0.7, -0.4]));
    expect(estimateAdvantages([0.5, 0.7, 0.4], 0, 0).advantages).toEqual(close([0.2, -0.3, -0.4]));
  });

  it('set no target beyond a won or a lost match', () => {
    // Advantages: 0.4 + 1.5 * 0.5, -0.7 + 1.5 * 0.8, 0.8.
    expect(estimateAdvantages([0.5, 0.9, 0.2], 1, 1.5).targets).toEqual([1, 1, 1]);
    expect(estimateAdvantages([0.5, 0.1, 0.8], 0, 1.5).targets).toEqual([0, 0, 0]);
    expect(estimateAdvantages([], 1, 0.95)).toEqual({ advantages: [], targets: [] });
  });
});
