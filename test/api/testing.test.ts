import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newMatch, resume } from '../../src/api/index.ts';
import { invariantsOf, matches, openings, positions, setups, tapes } from '../../src/api/testing.ts';
import type { GameState } from '../../src/core/game-state.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { excessDamage, gateRuler, waitingZone } from '../../src/registered.ts';
import { ticTacToe } from '../agents/games/tic-tac-toe.ts';

const SEED = 11;

const rulesets: readonly (readonly [string, Ruleset])[] = [gateRuler, waitingZone, excessDamage].map(
  (each) => [each.id, each],
);

/** What fast-check finds wrong, as small as it gets. */
const smallest = <T>(property: fc.IProperty<[T]>): T => {
  const { failed, counterexample } = fc.check(property, { seed: SEED, numRuns: 200 });
  expect(failed).toBe(true);
  return (counterexample as [T])[0];
};

describe('Matches drawn at random', () => {
  it.each(rulesets)('of %s keep every invariant', (_, ruleset) => {
    const invariants = invariantsOf(ruleset);
    expect(invariants[0]?.name).toBe('breaches');
    expect(invariants).toHaveLength(1 + (ruleset.traceInvariants?.length ?? 0));
    let stepped = 0;
    fc.assert(
      fc.property(matches(ruleset, 30), (drawn) => {
        stepped += drawn.steps.length;
        for (const { name, breach } of invariants) expect([name, breach(drawn)]).toEqual([name, undefined]);
      }),
      { seed: SEED, numRuns: 15 },
    );
    expect(stepped).toBeGreaterThan(100);
  });

  it('become small where an invariant is broken', () => {
    const broken: Ruleset = {
      ...waitingZone,
      checkInvariants: (game) =>
        (game as GameState & { turn: { number: number } }).turn.number >= 2 ? ['there is a turn 2'] : [],
    };
    const [breaches] = invariantsOf(broken);
    const found = smallest(
      fc.property(matches(broken, 40), (drawn) => breaches?.breach(drawn) === undefined),
    );
    expect(found.tape.filter((place) => place > 0).length).toBeLessThanOrEqual(3);
    expect(breaches?.breach(found)).toBe('there is a turn 2');
    expect(fc.stringify(found)).toContain('"ruleset":"waiting-zone"');
  });

  it('hold a law to the course of a match, and say which was broken', () => {
    const noAnswer = () => ({
      check: ({ event }: { readonly event: string }) => (event === 'answer' ? 'somebody answers' : undefined),
    });
    const [, law] = invariantsOf({ ...waitingZone, traceInvariants: [noAnswer] });
    expect(law?.name).toBe('noAnswer');
    const found = smallest(
      fc.property(matches(waitingZone, 20), (drawn) => law?.breach(drawn) === undefined),
    );
    expect(found.tape).toHaveLength(1);
  });

  it('fail inside the property where the rules do', () => {
    const failing: Ruleset = {
      ...waitingZone,
      decisions: Object.fromEntries(
        Object.keys(waitingZone.decisions).map((kind) => [
          kind,
          () => {
            throw new Error('nobody asks');
          },
        ]),
      ),
    };
    const found = smallest(fc.property(matches(failing), (drawn) => drawn.keys.length >= 0));
    expect(found.tape).toEqual([0]);
  });

  it('can be of a ruleset without an arena', () => {
    const decked = { ...ticTacToe, decks: ['x', 'o'] };
    fc.assert(
      fc.property(
        matches(decked, 9),
        ({ match }) => (match.pending() === undefined) === (match.game().result !== undefined),
      ),
      { seed: SEED, numRuns: 20 },
    );
    expect(fc.sample(openings(decked), { seed: SEED, numRuns: 1 })[0]?.is).toBe('setup');
  });
});

describe('Setups', () => {
  it('begin matches of every edition', () => {
    const drawn = fc.sample(setups(gateRuler), { seed: SEED, numRuns: 30 });
    expect(new Set(drawn.map(({ edition }) => edition))).toEqual(new Set(Object.keys(gateRuler.editions)));
    for (const setup of drawn) {
      expect(
        newMatch({ ruleset: gateRuler, ...setup, edition: setup.edition as '1.0.0' }).pending(),
      ).toBeDefined();
    }
  });

  it('are none of a ruleset without decks', () => {
    expect(() => setups(excessDamage)).toThrow('the ruleset has no decks');
  });
});

describe('Tapes', () => {
  it('become smaller piece by piece, down to first options and nothing', () => {
    const hasTwo = (tape: readonly number[]) => tape.filter((place) => place > 100).length >= 2;
    const found = smallest(fc.property(tapes(60), (tape) => !hasTwo(tape)));
    expect(found).toHaveLength(2);
  });
});

describe('Positions', () => {
  it('are plain, and can be gone on from', () => {
    fc.assert(
      fc.property(positions(gateRuler, 20), (position) => {
        expect(JSON.parse(JSON.stringify(position))).toEqual(position);
        expect(resume(position, { ruleset: gateRuler }).game()).toEqual(position.game);
      }),
      { seed: SEED, numRuns: 10 },
    );
  });
});
