import { describe, expect, expectTypeOf, it } from 'vitest';
import { excessDamage } from '../../../src/api/excess-damage.ts';
import { type GateRulerOption, type GateRulerView, gateRuler } from '../../../src/api/gate-ruler.ts';
import { judge, type MatchIn, newMatch, pending, replay, resume, view, why } from '../../../src/api/index.ts';
import { type WaitingZoneOption, type WaitingZoneView, waitingZone } from '../../../src/api/waiting-zone.ts';
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
  it('has the types of its ruleset', () => {
    const match = newMatch({ ruleset: gateRuler });
    expect(match.ruleset.id).toBe('gate-ruler');
    expectTypeOf(match).toEqualTypeOf<MatchIn<typeof gateRuler>>();
    expectTypeOf(view(match, 0)).toEqualTypeOf<GateRulerView>();
    expectTypeOf(pending(match)?.decision.options[0]).toEqualTypeOf<GateRulerOption | undefined>();
    const other = newMatch({ ruleset: waitingZone });
    expect(other.ruleset.id).toBe('waiting-zone');
    expectTypeOf(other).toEqualTypeOf<MatchIn<typeof waitingZone>>();
    expectTypeOf(view(other, 1)).toEqualTypeOf<WaitingZoneView>();
    expectTypeOf(pending(other)?.decision.options[0]).toEqualTypeOf<WaitingZoneOption | undefined>();
    // @ts-expect-error -- nobody drives in the waiting-zone game
    expect(view(other, 1).cardsOnGate).toBeUndefined();
  });

  it('can be of any ruleset, of which less is known', () => {
    const any: Ruleset = gateRuler;
    const match = newMatch({ ruleset: any, edition: '1.0.0' });
    expectTypeOf(view(match, 0)).toBeUnknown();
    expect(match.game().edition).toBe('1.0.0');
  });

  it('is refused what is no ruleset, with what to pass', () => {
    // @ts-expect-error -- an id is no ruleset
    expect(() => newMatch({ ruleset: 'gate-ruler' })).toThrow(
      'import it from gatechart/gate-ruler, and pass the value',
    );
    // @ts-expect-error -- there is no default ruleset
    expect(code(() => newMatch({ seed: 1 }))).toBe('NO_RULESET');
    // @ts-expect-error -- nor default options
    expect(code(() => newMatch())).toBe('NO_RULESET');
    // @ts-expect-error -- a scenario needs its ruleset
    expect(code(() => why('title: one', 'pass'))).toBe('NO_RULESET');
    // @ts-expect-error -- as does a record
    expect(code(() => replay(''))).toBe('NO_RULESET');
    // @ts-expect-error -- and a ruling
    expect(code(() => judge('title: one'))).toBe('NO_RULESET');
    // @ts-expect-error -- and a position
    expect(code(() => resume(newMatch({ ruleset: gateRuler }).position()))).toBe('NO_RULESET');
  });

  it('is refused an edition that the ruleset has not', () => {
    // @ts-expect-error -- Gate Ruler has no second edition
    expect(code(() => newMatch({ ruleset: gateRuler, edition: 'second-edition' }))).toBe('UNKNOWN_EDITION');
    // @ts-expect-error -- the waiting-zone game has no edition 1.0.0
    expect(code(() => newMatch({ ruleset: waitingZone, edition: '1.0.0' }))).toBe('UNKNOWN_EDITION');
    // @ts-expect-error -- there is no point K-11
    expect(() => newMatch({ ruleset: excessDamage, edition: '2023-11-17+K-11' })).toThrow();
    expect(newMatch({ ruleset: gateRuler, edition: '1.0.0' }).game().edition).toBe('1.0.0');
  });

  it('is refused sets that the ruleset does not take', () => {
    expect(code(() => newMatch({ ruleset: excessDamage, sets: [{ cards: [], decks: [] }] }))).toBe(
      'BAD_VALUE',
    );
  });

  it('is none of a ruleset that resolves single events', () => {
    expect(code(() => newMatch({ ruleset: excessDamage }))).toBe('NOT_A_MATCH');
    expect(code(() => newMatch({ ruleset: excessDamage, decks: ['a', 'b'] }))).toBe('NOT_A_MATCH');
  });

  it('of one ruleset is not taken for one of another', () => {
    // @ts-expect-error -- the options of the waiting-zone game are others
    const match: MatchIn<typeof gateRuler> = newMatch({ ruleset: waitingZone });
    expect(match.ruleset.id).toBe('waiting-zone');
  });
});
