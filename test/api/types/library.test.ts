import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  excessDamage,
  type GateRulerOption,
  type GateRulerView,
  gateRuler,
  type MatchIn,
  newMatch,
  pending,
  view,
  type WaitingZoneOption,
  type WaitingZoneView,
  waitingZone,
} from '../../../src/api/index.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';

const code = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return (error as { readonly code?: string }).code;
  }
  return undefined;
};

describe('A new match', () => {
  it('is one of the usual ruleset where none is named', () => {
    const match = newMatch();
    expect(match.ruleset.id).toBe('gate-ruler');
    expectTypeOf(match).toEqualTypeOf<MatchIn<'gate-ruler'>>();
    expectTypeOf(view(match, 0)).toEqualTypeOf<GateRulerView>();
    expectTypeOf(pending(match)?.decision.options[0]).toEqualTypeOf<GateRulerOption | undefined>();
  });

  it('has the types of its ruleset, by id or as a value', () => {
    for (const match of [newMatch({ ruleset: 'waiting-zone' }), newMatch({ ruleset: waitingZone })]) {
      expect(match.ruleset.id).toBe('waiting-zone');
      expectTypeOf(match).toEqualTypeOf<MatchIn<typeof waitingZone>>();
      expectTypeOf(view(match, 1)).toEqualTypeOf<WaitingZoneView>();
      expectTypeOf(pending(match)?.decision.options[0]).toEqualTypeOf<WaitingZoneOption | undefined>();
      // @ts-expect-error -- nobody drives in the waiting-zone game
      expect(view(match, 1).cardsOnGate).toBeUndefined();
    }
  });

  it('can be of any ruleset, of which less is known', () => {
    const any: Ruleset = gateRuler;
    const match = newMatch({ ruleset: any, edition: '1.0.0' });
    expectTypeOf(view(match, 0)).toBeUnknown();
    expect(match.game().edition).toBe('1.0.0');
  });

  it('is refused an id that there is not', () => {
    // @ts-expect-error -- chess is no ruleset
    expect(code(() => newMatch({ ruleset: 'chess' }))).toBe('UNKNOWN_RULESET');
  });

  it('is refused an edition that the ruleset has not', () => {
    // @ts-expect-error -- Gate Ruler has no edition 3.0.0
    expect(code(() => newMatch({ edition: '3.0.0' }))).toBe('UNKNOWN_EDITION');
    // @ts-expect-error -- nor by its value
    expect(code(() => newMatch({ ruleset: gateRuler, edition: 'second-edition' }))).toBe('UNKNOWN_EDITION');
    // @ts-expect-error -- the waiting-zone game has no edition 1.0.0
    expect(code(() => newMatch({ ruleset: 'waiting-zone', edition: '1.0.0' }))).toBe('UNKNOWN_EDITION');
    // @ts-expect-error -- there is no point K-11
    expect(() => newMatch({ ruleset: 'excess-damage', edition: '2023-11-17+K-11' })).toThrow();
    expect(newMatch({ edition: '1.0.0' }).game().edition).toBe('1.0.0');
  });

  it('is refused sets that the ruleset does not take', () => {
    expect(code(() => newMatch({ ruleset: excessDamage, sets: [{ cards: [], decks: [] }] }))).toBe(
      'BAD_VALUE',
    );
  });

  it('is none of a ruleset that resolves single events', () => {
    expect(code(() => newMatch({ ruleset: 'excess-damage' }))).toBe('NOT_A_MATCH');
    expect(code(() => newMatch({ ruleset: excessDamage, decks: ['a', 'b'] }))).toBe('NOT_A_MATCH');
  });

  it('of one ruleset is not taken for one of another', () => {
    // @ts-expect-error -- the options of the waiting-zone game are others
    const match: MatchIn<'gate-ruler'> = newMatch({ ruleset: 'waiting-zone' });
    expect(match.ruleset.id).toBe('waiting-zone');
  });
});
