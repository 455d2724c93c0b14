import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { GatechartError, judge } from '../../src/api/index.ts';
import { requireObservationEncoder } from '../../src/core/adapters/require-encoder.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { auction } from './support/auction/ruleset.ts';

describe('A kit game with a move that has a number', () => {
  it('has no encoder, for the move that it names', () => {
    const { observationEncoder: _, ...withoutEncoder } = auction;
    expect(() => requireObservationEncoder(withoutEncoder as unknown as Ruleset)).toThrow(
      /: moves\.bid\.amount$/,
    );
    const skipped = conforms(withoutEncoder as unknown as Ruleset).find(({ id }) => id === 'observations');
    expect(skipped?.skip).toMatch(/: moves\.bid\.amount$/);
  });

  const refusal = (scenario: object): string => {
    try {
      judge({ title: 'bid', ruleset: 'auction', ...scenario }, { ruleset: auction });
    } catch (error) {
      if (error instanceof GatechartError) return `${error.code} ${error.place}: ${error.message}`;
      throw error;
    }
    return 'none';
  };

  it('lists the keys of its scenario files where one is not known', () => {
    expect(refusal({ p1: { coins: 2 }, expect: { p1: { won: [], coins: 2 } } })).toBe('none');
    expect(refusal({ p1: { energy: 2 } })).toMatch(
      /p1\.energy: the key is not known here; expected one of: won, coins$/,
    );
    expect(refusal({ expect: { p2: { hand: [] } } })).toMatch(
      /expect\.p2\.hand: the key is not known here; expected one of: won, coins$/,
    );
    expect(refusal({ phase: 'main' })).toMatch(
      / phase: the key is not known here; expected one of: .*p1, p2, deck/,
    );
  });

  const cases = conforms(auction as unknown as Ruleset);
  for (const { title, skip, run } of cases)
    if (skip === undefined) it(`with the encoder of the page: ${title}`, run);

  it('with the encoder of the page is checked for its observations', () => {
    expect(cases.find(({ id }) => id === 'observations')?.skip).toBeUndefined();
  });
});
