import { expect, test } from 'vitest';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  damageCardOptions,
  damageOptions,
} from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/healing.ts';
import type { GateItem } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import { gameOf } from '../../support/described.ts';

const game = gameOf({
  cards: { salve: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] } },
  p1: { damage: ['1/1/1', '2/2/2'], A1: { card: '1/9/1', damage: [2, 3] } },
  gate: [{ card: 'salve', by: 'p1' }],
});

const [{ number: item }] = game.gate as unknown as readonly [GateItem];

test('13-4b each card of the damage zone may be picked', () => {
  const [first, second] = cardsIn(game, 0, 'damage');
  const heal = { do: 'healRuler', ruler: 'own', amount: 1 } as const;
  expect(damageCardOptions({ game, item, heal, picked: [] })).toEqual([
    { key: 'heal 1/1/1 in damage', type: 'choose.card', card: first },
    { key: 'heal 2/2/2 in damage', type: 'choose.card', card: second },
  ]);
});

test('13-7b-1 each of the damages may be taken back', () => {
  const heal = { do: 'healProcess', card: { all: { side: 'ally', zone: ['attack'] } } } as const;
  expect(damageOptions({ game, item, heal, picked: [] })).toEqual([
    { key: 'heal the 2 damage', type: 'choose.number', number: 2 },
    { key: 'heal the 3 damage', type: 'choose.number', number: 3 },
  ]);
});
