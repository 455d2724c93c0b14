import { afterAll, describe, expect, it, vi } from 'vitest';
import type * as Dealing from '../../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import type * as Healing from '../../../src/rulesets/gate-ruler/rules/ch13-damage/healing.ts';
import type * as Reduction from '../../../src/rulesets/gate-ruler/rules/ch13-damage/reduction.ts';

vi.mock('../../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts', async (original) => {
  const { told } = await import('../support/instruction-rules.ts');
  const rules = await original<typeof Dealing>();
  return { ...rules, fixedPairs: told(rules.fixedPairs, ({ deal }) => deal) };
});

vi.mock('../../../src/rulesets/gate-ruler/rules/ch13-damage/healing.ts', async (original) => {
  const { told } = await import('../support/instruction-rules.ts');
  const rules = await original<typeof Healing>();
  return {
    ...rules,
    healRuler: told(rules.healRuler, ({ heal }) => heal),
    healUnits: told(rules.healUnits, ({ heal }) => heal),
    isAnyDamageHealed: told(rules.isAnyDamageHealed, ({ heal }) => heal),
  };
});

vi.mock('../../../src/rulesets/gate-ruler/rules/ch13-damage/reduction.ts', async (original) => {
  const { told } = await import('../support/instruction-rules.ts');
  const rules = await original<typeof Reduction>();
  return {
    ...rules,
    subtract: told(rules.subtract, ({ reduce }) => reduce),
    lower: told(rules.lower, ({ reduce }) => reduce),
  };
});

// Modules that another file has loaded know the rules as they are, and those that are loaded here know others.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { cardCatalogue } = await import('../../../src/rulesets/gate-ruler/cards/catalogue.ts');
const { playMatches } = await import('../support/usage.ts');

const MATCHES = 160;

describe(`${MATCHES} matches of random agents, all ordered pairs of the decks in turn`, () => {
  const { breaches, counts } = playMatches(MATCHES, [...cardCatalogue.values()]);
  const times = (key: string): number => counts.get(key) ?? 0;
  const unused = (what: string): readonly string[] =>
    [...counts].filter(([key, count]) => key.startsWith(`${what} `) && count === 0).map(([key]) => key);

  it('break no invariant after any answer', () => {
    expect(breaches).toEqual([]);
  });

  it('all end, most with a winner, in both ways to lose', () => {
    const won = times('result won by seat 0') + times('result won by seat 1');
    expect(won + times('result draw')).toBe(MATCHES);
    expect(won).toBeGreaterThan(MATCHES / 2);
    expect(times('lost by 12-2a-1')).toBeGreaterThan(0);
    expect(times('lost by 12-2a-2')).toBeGreaterThan(0);
  });

  it('use every trigger and every duration', () => {
    expect([...unused('trigger'), ...unused('duration')]).toEqual([]);
  });

  it('use every instruction, but for turning a counter into something else, which takes luck', () => {
    const rare = ['instruction chooseCounter', 'instruction become'];
    expect(unused('instruction').filter((key) => !rare.includes(key))).toEqual([]);
  });

  it('see nearly every card played', () => {
    expect(unused('card').length).toBeLessThan(10);
  });

  it('know every ability that was played', () => {
    expect([...counts.keys()].filter((key) => key.startsWith('unknown'))).toEqual([]);
  });
});
