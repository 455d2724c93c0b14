import { expect, test } from 'vitest';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { type Dealing, orderOptions } from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/damage.ts';
import type { GateItem } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import { gameOf } from '../../support/described.ts';

const dealingFrom = (zone: 'attack' | 'defense'): Dealing => {
  const game = gameOf({
    cards: {
      volley: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
    },
    p1: { A1: '1/1/1', A2: '2/2/2', D1: '3/3/3' },
    gate: [{ card: 'volley', by: 'p1' }],
  });
  const [{ number: item }] = game.gate as unknown as readonly [GateItem];
  const from = { all: { side: 'ally', zone: [zone] } } as const;
  const deal = { do: 'damage', to: ['enemyRuler'], amount: 1, from } as const;
  return { game, item, deal, pairs: [], ordered: [], done: 0, replaced: [] };
};

test('13-2a-2 each source of the player may put its process first', () => {
  const dealing = dealingFrom('attack');
  expect(orderOptions(dealing)).toEqual([
    { key: 'damage first from A1', type: 'choose.card', card: cardsIn(dealing.game, 0, 'attack1')[0] },
    { key: 'damage first from A2', type: 'choose.card', card: cardsIn(dealing.game, 0, 'attack2')[0] },
  ]);
});

test('13-2a-2 one source alone has no order', () => {
  expect(orderOptions(dealingFrom('defense'))).toEqual([]);
});
