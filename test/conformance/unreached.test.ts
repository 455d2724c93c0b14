import { describe, expect, it } from 'vitest';
import { conforms, type Unreached } from '../../src/api/conformance.ts';
import type { Ruleset } from '../../src/api/ruleset.ts';
import { chartOf, higher } from './planted/game.ts';
import { rulesetOf } from './planted/stack-game.ts';

const unreachedIn = (ruleset: Ruleset): Unreached | undefined => {
  const decisions = conforms(ruleset, { seeds: [1, 2] }).find(({ id }) => id === 'decisions');
  decisions?.run();
  return decisions?.unreached?.();
};

describe('What the matches did not come to', () => {
  it('is nothing where every decision was asked and every move made', () => {
    expect(unreachedIn(rulesetOf())).toEqual({ decisions: [], moves: [] });
  });

  it('is a decision of the chart that no match asks', () => {
    const ruleset = { ...higher, editions: { only: chartOf({ isWindow: () => false }) } };
    expect(unreachedIn(ruleset)).toEqual({ decisions: ['guard'], moves: [] });
  });

  it('is a move of the chart that no player makes where the decision is asked', () => {
    const ruleset = rulesetOf({ moves: () => [{ type: 'pass' }] });
    expect(unreachedIn(ruleset)).toEqual({ decisions: [], moves: ['window play'] });
  });
});
