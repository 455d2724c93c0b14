import { describe, expect, it } from 'vitest';
import {
  event,
  field,
  publicSource,
  ruler,
  unit,
} from '../../../src/rulesets/gate-ruler/cards/card-builders.ts';
import { rulers } from '../../../src/rulesets/gate-ruler/cards/rulers.ts';
import type { RulerRules } from '../../../src/rulesets/gate-ruler/state/card.ts';

const HEAD = { id: 'sample', name: { en: 'Sample', ja: '見本' } };
const HOUSE = { source: 'house', assumed: [] };

describe('The head of a card', () => {
  it('says of a unit its faction, attributes, level, ATK, HP and STK', () => {
    expect(unit('sample', ['Sample', '見本'], 'volnar Demon King, Dragon', -1, '1/20/3')).toEqual({
      ...HEAD,
      type: 'unit',
      faction: 'volnar',
      attributes: ['Demon King', 'Dragon'],
      level: -1,
      atk: 1,
      hp: 20,
      stk: 3,
      provenance: HOUSE,
    });
  });

  it('says that a card is legendary', () => {
    const { legendary, faction, attributes } = unit(
      'sample',
      ['S', 'S'],
      'legendary atlas Robot',
      1,
      '1/1/1',
    );
    expect({ legendary, faction, attributes }).toEqual({
      legendary: true,
      faction: 'atlas',
      attributes: ['Robot'],
    });
  });

  it('says of an event its level and timing, and leaves out attributes it does not have', () => {
    const effect = { instructions: [] };
    expect(event('sample', ['Sample', '見本'], 'yomajin', 2, 'instant', { effect })).toEqual({
      ...HEAD,
      type: 'event',
      faction: 'yomajin',
      level: 2,
      timing: 'instant',
      effect,
      provenance: HOUSE,
    });
  });

  it('says of a field its level, and where what is known of it comes from', () => {
    const provenance = publicSource('level');
    expect(field('sample', ['Sample', '見本'], 'wonderverse', 1, { provenance })).toEqual({
      ...HEAD,
      type: 'field',
      faction: 'wonderverse',
      level: 1,
      provenance: { source: 'digest', assumed: ['level'] },
    });
  });

  it('says of a ruler its ATK and STK', () => {
    const rules = rulers[0]?.ruler as RulerRules;
    expect(
      ruler('sample', ['Sample', '見本'], '4/-/3', { ruler: rules, provenance: publicSource() }),
    ).toEqual({
      ...HEAD,
      type: 'ruler',
      atk: 4,
      stk: 3,
      ruler: rules,
      provenance: { source: 'digest', assumed: [] },
    });
  });
});
