import { describe, expect, it } from 'vitest';
import { checkCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import { event, field, ruler, unit } from '../../../src/rulesets/gate-ruler/cards/card-builders.ts';
import { unit as waitingUnit } from '../../../src/rulesets/waiting-zone/cards/house-cards.ts';

const NAME = ['Sample', '見本'] as const;

const RULER = {} as Parameters<typeof ruler>[3];

describe('The head of a card', () => {
  it('should not accept a faction that is not there', () => {
    // @ts-expect-error a misspelt faction
    expect(unit('sample', NAME, 'vulnar Warrior', 1, '1/1/1').faction).toBe('vulnar');
    // @ts-expect-error no faction
    expect(unit('sample', NAME, 'Warrior', 1, '1/1/1').attributes).toBeUndefined();
  });

  it('should not accept an attribute that is not there', () => {
    // @ts-expect-error a misspelt attribute
    expect(unit('sample', NAME, 'volnar Warior', 1, '1/1/1').attributes).toEqual(['Warior']);
    // @ts-expect-error attributes without a comma
    expect(unit('sample', NAME, 'volnar Warrior Mage', 1, '1/1/1').attributes).toEqual(['Warrior Mage']);
  });

  it('should not accept a unit without its numbers', () => {
    // @ts-expect-error no numbers
    expect(() => unit('sample', NAME, 'volnar', 1)).toThrow(TypeError);
    // @ts-expect-error no level
    expect(() => unit('sample', NAME, 'volnar', '1/1/1')).toThrow(TypeError);
    // @ts-expect-error one number too few
    expect(unit('sample', NAME, 'volnar', 1, '1/2').stk).toBe(0);
    // @ts-expect-error no life
    expect(waitingUnit('sample', NAME, 1, '1').life).toBe(0);
  });

  it('should not accept HP of a ruler', () => {
    // @ts-expect-error HP of a ruler
    expect(ruler('sample', NAME, '1/9/1', RULER).hp).toBeUndefined();
  });

  it('should not accept parts that the type of the card does not have', () => {
    const effect = { instructions: [] };
    // @ts-expect-error an event without an effect
    const idle = event('sample', NAME, 'volnar', 1, 'instant', {});
    // @ts-expect-error a field with a timing
    const timed = field('sample', NAME, 'volnar', 1, { timing: 'instant' });
    // @ts-expect-error a unit with the effect of an event
    const eventful = unit('sample', NAME, 'volnar', 1, '1/1/1', { effect });
    expect([idle, timed, eventful].map((card) => checkCard(card).card)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
