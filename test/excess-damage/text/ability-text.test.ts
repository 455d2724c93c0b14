import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/core/narration.ts';
import { effectCards } from '../../../src/rulesets/excess-damage/cards/effect-cards.ts';
import type { Ability, Change, Scope } from '../../../src/rulesets/excess-damage/state/effect.ts';
import { abilityText } from '../../../src/rulesets/excess-damage/text/card-text.ts';

const PLAIN: Scope = { sources: 'any', recipients: 'any' };

const SCOPES: readonly Scope[] = [
  PLAIN,
  { ...PLAIN, sources: 'yours' },
  { ...PLAIN, sources: 'opponents' },
  { ...PLAIN, color: 'red' },
  { ...PLAIN, color: 'white' },
  { ...PLAIN, another: true },
  { ...PLAIN, recipients: 'yours' },
  { ...PLAIN, recipients: 'opponents' },
  { ...PLAIN, only: 'bear' },
  { ...PLAIN, types: ['creature'] },
  { ...PLAIN, types: ['creature', 'planeswalker'] },
  { ...PLAIN, types: ['creature'], recipients: 'yours' },
  { ...PLAIN, noncombat: true },
];

const changes = (scope: Scope): readonly Change[] => [
  { kind: 'increase', scope, by: 1 },
  { kind: 'increase', scope, by: 2 },
  { kind: 'multiply', scope, by: 2 },
  { kind: 'reduce', scope, by: 1 },
  { kind: 'shield', scope, left: 1 },
  { kind: 'preventAll', scope },
  { kind: 'countersInstead', scope },
];

const WATCH = {
  kind: 'watch',
  types: ['creature'],
  noncombat: false,
  once: 'event',
  outcome: 'draw',
} as const;

const ABILITIES: readonly Ability[] = [
  ...SCOPES.flatMap(changes),
  WATCH,
  { ...WATCH, types: ['planeswalker'] },
  { ...WATCH, noncombat: true },
  { ...WATCH, once: 'permanent' },
  { ...WATCH, condition: 'giantWizardOrSpell' },
  ...(['damageTarget', 'treasure', 'dragon'] as const).map((outcome) => ({ ...WATCH, outcome })),
  { kind: 'lookBack', types: ['creature'], outcome: 'draw' },
  { kind: 'lookBack', types: ['creature'], outcome: 'dragon' },
  { kind: 'lethalByPower' },
  ...(
    ['marked', 'minusCounters', 'loyaltyLost', 'defenseLost', 'lifeLost', 'poisoned', 'lifeGained'] as const
  ).map((of) => ({ kind: 'results', of, whose: 'any', times: 2 }) as const),
  { kind: 'results', of: 'lifeLost', whose: 'yours', times: 2 },
  { kind: 'results', of: 'lifeLost', whose: 'any', times: 0 },
];

describe.each(LANGUAGES)('The text of an ability on the battlefield (%s)', (language) => {
  it('differs where the ability differs', () => {
    expect(new Set(ABILITIES.map((ability) => abilityText(ability, language))).size).toBe(ABILITIES.length);
  });

  it('has no word of the data', () => {
    const told = [...ABILITIES, ...Object.values(effectCards).flatMap(({ abilities }) => abilities)];
    for (const ability of told) {
      const text = abilityText(ability, language);
      expect(text).not.toMatch(/undefined|\b[a-z]+[A-Z]/);
      if (language === 'ja') expect(text.replace('「bear」', '')).not.toMatch(/[A-Za-z]/);
    }
  });
});
