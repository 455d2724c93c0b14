import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/core/decision.ts';
import { Chance } from '../../src/core/random.ts';
import { followKeys } from '../../src/fuzz/choices.ts';

const decision: Decision = {
  player: 0,
  kind: 'pick',
  clause: 'c1',
  options: ['a', 'b', 'c'].map((key) => ({ key })),
};

const OWN = 99;

/** The places taken for that many questions. */
const taken = (seed: number, keys: readonly string[]): readonly (number | undefined)[] => {
  const choose = followKeys(new Chance(seed, 0, 'test'), keys, () => OWN);
  return [0, 1, 2, 3].map((answered) => choose(decision, answered));
};

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('answers that are followed', () => {
  it('are taken by their keys, all of them or up to some place, and not beyond', () => {
    const seen = new Set(seeds.map((seed) => taken(seed, ['c', 'a', 'b']).join(' ')));
    expect(seen).toEqual(new Set(['2 0 1 99', '2 0 99 99', '2 99 99 99', '99 99 99 99']));
  });

  it('are left where they are not on offer', () => {
    const seen = new Set(seeds.map((seed) => taken(seed, ['c', 'z']).join(' ')));
    expect(seen).toEqual(new Set(['2 99 99 99', '99 99 99 99']));
  });
});
