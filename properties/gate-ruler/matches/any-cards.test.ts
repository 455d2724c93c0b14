import { describe, expect, it } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { anyCardSet } from '../support/any-card-set.ts';
import { fuzzedSet } from '../support/fuzzed-set.ts';

const one = anyCardSet(1);
const other = anyCardSet(2);

describe('A set of any cards', () => {
  it('is the same again for its seed, and another for another seed', () => {
    expect(anyCardSet(1)).toEqual(one);
    expect(other.value).not.toEqual(one.value);
  });

  it.each([one, other])('is accepted: $name', ({ value }) => {
    expect(gateRuler.sets?.check(value, []).faults).toEqual([]);
  });

  it.each([one, other])('is played without a finding, cards of its own among those used: $name', (set) => {
    const { findings, cards } = fuzzedSet(set, 2);
    expect(findings).toEqual([]);
    expect(cards.filter((card) => card.startsWith('drawn-')).length).toBeGreaterThan(0);
  });
});
