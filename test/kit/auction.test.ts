import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
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

  const cases = conforms(auction as unknown as Ruleset);
  for (const { title, skip, run } of cases)
    if (skip === undefined) it(`with the encoder of the page: ${title}`, run);

  it('with the encoder of the page is checked for its observations', () => {
    expect(cases.find(({ id }) => id === 'observations')?.skip).toBeUndefined();
  });
});
