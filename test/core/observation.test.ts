import { describe, expect, it } from 'vitest';
import { createObserver, toDense } from '../../src/core/adapters/observation-encoder.ts';

interface View {
  readonly life: number;
  readonly hand: readonly number[];
}

const { layout, observe } = createObserver<View>(1, [
  { name: 'two, and life', length: 2, fill: ({ life }) => [2, life] },
  { name: 'hand: how many of each', length: 4, tally: ({ hand }) => hand },
  { name: 'nothing', length: 1, fill: () => [0] },
  { name: 'half', length: 1, fill: () => [0.5] },
]);

describe('An observation', () => {
  it('has the numbers that are not 0, each with its place in the layout', () => {
    const { size, at, values } = observe({ life: 0, hand: [3, 1, 3] });
    expect(size).toBe(layout.size);
    expect([...at]).toEqual([0, 3, 5, 7]);
    expect([...values]).toEqual([2, 1, 2, 0.5]);
  });

  it('stays as it is when the next one is made', () => {
    const first = observe({ life: 7, hand: [0] });
    observe({ life: 5, hand: [3] });
    expect([...first.at]).toEqual([0, 1, 2, 7]);
    expect([...first.values]).toEqual([2, 7, 1, 0.5]);
  });

  it('has nothing of one whose reading failed', () => {
    const failing = createObserver<{ readonly fails: boolean }>(1, [
      { name: 'one', length: 1, fill: () => [1] },
      {
        name: 'none, or a failure',
        length: 1,
        fill: ({ fails }) => {
          if (fails) throw new Error('no number');
          return [];
        },
      },
    ]);
    expect(() => failing.observe({ fails: true })).toThrow('no number');
    expect([...failing.observe({ fails: false }).at]).toEqual([0]);
  });

  it('comes to all numbers of the layout', () => {
    expect([...toDense(observe({ life: -3, hand: [0, 0, 0, 1] }))]).toEqual([2, -3, 3, 1, 0, 0, 0, 0.5]);
  });
});
