import { describe, expect, expectTypeOf, it } from 'vitest';
import { setup } from 'xstate';
import { canonicalOptions, type Decision, type Option, opponentOf } from '../../../src/core/decision.ts';
import { defineRuleset } from '../../../src/core/define-ruleset.ts';
import type { GameState } from '../../../src/core/game-state.ts';
import type { Process } from '../../../src/core/rule-machine.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import { rateWaitingZone } from '../../../src/rulesets/waiting-zone/adapters/heuristic.ts';

interface Tiny extends GameState {
  readonly n: number;
}

interface Pick extends Option {
  readonly picked: number;
}

interface Holding {
  readonly game: Tiny;
}

const root: Process<Holding, Holding> = setup({
  types: { context: {} as Holding, input: {} as Holding, output: {} as Holding },
}).createMachine({ context: ({ input }) => input, output: ({ context }) => context });

const rules = {
  id: 'tiny',
  version: 1,
  plays: 'matches',
  editions: { first: root, second: root },
  defaultEdition: 'first',
  clauses: {},
  newGame: ({ seed, edition }): Tiny => ({ edition, facts: [], n: seed }),
  decisions: {
    pick: ({ game }: Holding): Decision<Pick> => ({
      player: 0,
      kind: 'pick',
      clause: 'c1',
      options: canonicalOptions([0, 1].map((picked) => ({ key: `${game.n} ${picked}`, picked }))),
    }),
  },
  view: ({ n }, player) => ({ n, player }),
  narrate: (_, { what }) => what,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: { winner: opponentOf(player), clause: 'c2', reasons: [null, null] },
  }),
  contracts: {},
} as const satisfies Ruleset<Tiny, Pick>;

describe('A ruleset', () => {
  it('has the types of its game, options and views without saying them', () => {
    const tiny = defineRuleset({
      ...rules,
      rating: ({ decision, view }) =>
        decision.options.map(({ picked }) => ({
          worth: picked * view().n,
          reason: { en: 'more is more', ja: '多いほどよい' },
        })),
      renderBoard: ({ n }, viewer) => {
        expectTypeOf(n).toBeNumber();
        expectTypeOf(viewer).toEqualTypeOf<0 | 1 | null>();
        throw new Error('never drawn');
      },
    });
    expectTypeOf(tiny.id).toEqualTypeOf<'tiny'>();
    expectTypeOf<keyof typeof tiny.editions>().toEqualTypeOf<'first' | 'second'>();
    expectTypeOf(tiny.newGame).returns.toEqualTypeOf<Tiny>();
    expect(tiny.id).toBe('tiny');
  });

  it('is any ruleset to a tool', () => {
    const held: readonly Ruleset[] = [gateRuler, waitingZone, defineRuleset(rules)];
    expect(held.map(({ id }) => id)).toEqual(['gate-ruler', 'waiting-zone', 'tiny']);
  });

  it('is refused a default edition that it has not', () => {
    // @ts-expect-error -- there is no third edition
    defineRuleset({ ...rules, defaultEdition: 'third' });
  });

  it('is refused a face that speaks of another view', () => {
    // @ts-expect-error -- rated by what is seen in the waiting-zone game
    defineRuleset({ ...gateRuler, rating: rateWaitingZone(new Map()) });
  });

  it('is refused a decision that offers the options of another', () => {
    // @ts-expect-error -- Gate Ruler asks of other things
    const rules: Ruleset<Tiny, Pick>['decisions'] = gateRuler.decisions;
    expect(Object.keys(rules).length).toBeGreaterThan(0);
  });
});
