import { expect, test } from 'vitest';
import { emitUnaffected } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import { referencesOf } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/changes.ts';
import type { Instruction } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import { draw, eventOnGate } from '../../support/plays.ts';

const IDOL = {
  like: '1/9/1',
  abilities: [{ kind: 'continuous', effects: [{ unaffected: 'enemyEffects', on: 'this' }] }],
} as const;

const UNIT = 'chosen:unit';

const HURT: Instruction = { do: 'damage', to: [UNIT], amount: 1 };
const SPLIT: Instruction = { do: 'distribute', to: UNIT, total: 1 };
const WEAKEN: Instruction = { do: 'apply', effect: { change: 'atk', by: -1, on: UNIT }, for: 'turn' };

/** By which clauses a step passes by the one unit that was chosen for it. */
const toldOf = (step: Instruction) => {
  const { game, item } = eventOnGate({ cards: { idol: IDOL }, p2: { A1: 'idol' } }, { unit: 'p2 A1' });
  return emitUnaffected(game, item, step)
    .facts.slice()
    .map(({ clause, decidedBy }) => [clause, decidedBy]);
};

test('u2103/unaffected.2 direct effects, damage and what continues pass by a unit each by a clause of its own', () => {
  const by = ['u2103/unaffected.1'];
  expect(toldOf({ do: 'exhaust', cards: UNIT })).toEqual([['u2103/unaffected.2', by]]);
  expect(toldOf(HURT)).toEqual([['u2103/unaffected.3', by]]);
  expect(toldOf(SPLIT)).toEqual([['u2103/unaffected.3', by]]);
  expect(toldOf(WEAKEN)).toEqual([['u2103/unaffected.4', by]]);
  expect(toldOf(draw(1))).toEqual([]);
});

test('u2103/unaffected.1 a step acts on all that its text names', () => {
  expect(referencesOf({ do: 'putUnder', cards: UNIT, host: 'this' })).toEqual([UNIT, 'this']);
  expect(referencesOf({ do: 'healProcess', card: UNIT })).toEqual([UNIT]);
  expect(referencesOf({ do: 'healUnit', cards: UNIT, amount: 'all' })).toEqual([UNIT]);
  expect(referencesOf({ do: 'reveal', cards: UNIT })).toEqual([UNIT]);
  expect(referencesOf(HURT)).toEqual([UNIT]);
  expect(referencesOf(SPLIT)).toEqual([UNIT]);
  expect(referencesOf(WEAKEN)).toEqual([UNIT]);
  expect(referencesOf(draw(1))).toEqual([]);
});

test('u2103/unaffected.4 a change of damage acts on the cards that deal it, none on those that receive it', () => {
  const effects = (damage: 'more' | 'none'): Instruction => ({
    do: 'apply',
    effect: damage === 'more' ? { damage, by: 1, source: UNIT } : { damage, receiver: 'this' },
    for: 'turn',
  });
  expect([referencesOf(effects('more')), referencesOf(effects('none'))]).toEqual([[UNIT], ['this']]);
});
