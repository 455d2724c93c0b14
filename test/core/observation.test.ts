import { describe, expect, it } from 'vitest';
import { createObserver, type PartOf, toDense } from '../../src/core/adapters/observation-encoder.ts';
import { GatechartError } from '../../src/core/errors.ts';

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

describe('A part that does not fit', () => {
  const observed = (part: object) => () =>
    createObserver<null>(1, [{ name: 'one', length: 1, fill: () => [1] }, part as PartOf<null>]).observe(
      null,
    );

  it.each<[string, object, string]>([
    [
      'has too many numbers',
      { name: 'life', length: 1, fill: () => [1, 2, 3] },
      'observationEncoder: part "life": fill returns 3 numbers, expected at most 1; raise the length of the part, or return fewer',
    ],
    [
      'has a number and no list',
      { name: 'life', length: 1, fill: () => 20 },
      'observationEncoder: part "life": fill returns 20, expected a list of numbers, at most 1',
    ],
    [
      'has a value that is no number',
      { name: 'life', length: 3, fill: () => [0, Number.NaN] },
      'observationEncoder: part "life": fill returns NaN at index 1, expected a finite number that fits a 32-bit float',
    ],
    [
      'has a number beyond those of an observation',
      { name: 'life', length: 3, fill: () => [1e39] },
      'observationEncoder: part "life": fill returns 1e+39 at index 0, expected a finite number that fits a 32-bit float',
    ],
    [
      'counts at a place of the next part',
      { name: 'hand', length: 2, tally: () => [0, 2] },
      'observationEncoder: part "hand": tally returns the index 2, expected a whole number from 0 to 1',
    ],
    [
      'counts nowhere',
      { name: 'hand', length: 2, tally: () => [-1] },
      'observationEncoder: part "hand": tally returns the index -1, expected a whole number from 0 to 1',
    ],
    [
      'has no name',
      { length: 1, fill: () => [1] },
      'observationEncoder: part 2: the name is undefined, expected text',
    ],
    [
      'has no length',
      { name: 'life', fill: () => [1] },
      'observationEncoder: part "life": the length is undefined, expected a whole number from 0',
    ],
  ])('is refused with its name where it %s', (_, part, told) => {
    try {
      observed(part)();
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      expect([error.code, `${error.place}: ${error.message}`]).toEqual(['BAD_RULESET', told]);
    }
  });
});
