import { describe, expect, test } from 'vitest';
import { cardsWithOpenLevel } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/level-treatment.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Amount, CardFilter, Instruction } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import { draw, eventOnGate } from '../../support/plays.ts';

const SETTING: Partial<ScenarioPosition> = {
  cards: { squire: { like: '1/9/1', attributes: ['Warrior'], level: 0 } },
  p2: { A1: 'arketta', A2: 'squire' },
  gate: [{ damage: { 'p2 A2': 3 } }],
};

const LOW: CardFilter = { side: 'enemy', type: ['unit'], levelAtMost: 0 };
const ALL = { all: LOW } as const;
const COUNT: Amount = { count: LOW };

/** The cards whose level is asked about before the step. */
const askedFor = (step: Instruction): readonly string[] => {
  const { game, item } = eventOnGate(SETTING);
  return cardsWithOpenLevel(game, item, step).map((card) => game.definitionOf[card] ?? '');
};

describe('Levels that a step reads and that may be treated as others', () => {
  test.for<[string, Instruction]>([
    ['a choice', { do: 'choose', as: 'it', from: LOW }],
    ['cards that are destroyed', { do: 'destroy', cards: ALL }],
    ['cards that are readied', { do: 'ready', cards: ALL }],
    ['cards that are moved', { do: 'move', cards: ALL, to: 'hand' }],
    ['cards that are put under another', { do: 'putUnder', cards: ALL, host: 'this' }],
    ['the card that others are put under', { do: 'putUnder', cards: 'this', host: ALL }],
    ['cards that a process is healed of', { do: 'healProcess', card: ALL }],
    ['receivers of damage', { do: 'damage', to: [ALL], amount: 1 }],
    ['sources of damage', { do: 'damage', to: ['enemyRuler'], from: ALL, amount: 1 }],
    ['an amount of damage', { do: 'damage', to: ['enemyRuler'], amount: COUNT }],
    ['an amount taken off a damage', { do: 'reduce', damage: { which: 'next' }, by: COUNT }],
    ['a number damage is lowered to', { do: 'reduce', damage: { which: 'next' }, to: COUNT }],
    ['receivers of a reduction', { do: 'reduce', damage: { which: 'next', receiver: LOW }, by: 1 }],
    ['units that are healed', { do: 'healUnit', cards: ALL, amount: 'all' }],
    ['an amount healed on units', { do: 'healUnit', cards: 'this', amount: COUNT }],
    ['an amount healed on a ruler', { do: 'healRuler', ruler: 'own', amount: COUNT }],
    ['how many cards are drawn', { do: 'draw', player: 'own', count: COUNT }],
    ['how many cards are driven', { do: 'drive', count: COUNT }],
    ['cards that are changed', { do: 'apply', effect: { change: 'atk', by: 1, on: ALL }, for: 'turn' }],
    ['by how much', { do: 'apply', effect: { change: 'atk', by: COUNT, on: 'ownRuler' }, for: 'turn' }],
    ['to how much', { do: 'apply', effect: { set: 'atk', to: COUNT, on: 'ownRuler' }, for: 'turn' }],
    ['the card that is played', { do: 'play', card: ALL, pay: false }],
    ['a condition', { do: 'if', condition: { count: LOW, atLeast: 1 }, steps: [draw(1)] }],
  ])('14-7b are asked for: %s', ([, step]) => {
    expect(askedFor(step)).toEqual(['squire']);
  });

  test.for<[string, Instruction]>([
    ['a plain number healed', { do: 'healUnit', cards: 'this', amount: 1 }],
    ['all damage healed', { do: 'healUnit', cards: 'this', amount: 'all' }],
    ['a plain reduction', { do: 'reduce', damage: { which: 'next' }, by: 1 }],
    ['plain damage', { do: 'damage', to: ['enemyRuler'], amount: 1 }],
    ['a keyword given', { do: 'apply', effect: { keyword: 'pacifist', on: 'ownRuler' }, for: 'turn' }],
    ['shuffling', { do: 'shuffle', player: 'own' }],
  ])('14-7b are not asked for where none is read: %s', ([, step]) => {
    expect(askedFor(step)).toEqual([]);
  });

  test('14-7b are not asked for where the choice is made already', () => {
    const step: Instruction = { do: 'choose', as: 'it', from: LOW };
    const { game, item } = eventOnGate(SETTING, { it: [] });
    expect(cardsWithOpenLevel(game, item, step)).toEqual([]);
  });
});
