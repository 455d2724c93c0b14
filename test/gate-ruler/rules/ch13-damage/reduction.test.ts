import { expect, test } from 'vitest';
import {
  namingOptions,
  type ReductionState,
  splitOptions,
} from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/reduction.ts';
import type { GateItem } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import { gameOf } from '../../support/described.ts';

const game = gameOf({
  cards: { shield: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] } },
  p1: { hand: '1/1/1' },
  p2: { A1: '1/9/1', A2: '2/9/2' },
  gate: [
    { card: 'shield', by: 'p2' },
    { damage: { 'p2 A1': 3, 'p2 A2': 1 }, from: 'p1 ruler' },
    { damage: { 'p2 A2': 2 }, from: 'p1 hand' },
  ],
});

const [lower, upper, shield] = game.gate as readonly [GateItem, GateItem, GateItem];

const reducing: ReductionState = {
  game,
  item: shield.number,
  reduce: { do: 'reduce', damage: { which: 'any' }, by: 1 },
  takenOff: [],
};

test('13-3c a damage is named by its place on the gate, its parts, and its source where that is seen', () => {
  expect(namingOptions(reducing)).toEqual([
    {
      key: 'reduce damage 1: 3 to A1, 1 to A2 from enemy ruler',
      type: 'choose.number',
      number: upper.number,
    },
    { key: 'reduce damage 2: 2 to A2', type: 'choose.number', number: lower.number },
  ]);
});

test('13-3d-2 each point is taken off one of the receivers', () => {
  const [first, second] = upper.kind === 'damage' ? upper.pairs : [];
  expect(splitOptions({ ...reducing, named: upper.number })).toEqual([
    { key: 'reduce by 1 for A1', type: 'choose.card', card: first?.receiver.card },
    { key: 'reduce by 1 for A2', type: 'choose.card', card: second?.receiver.card },
  ]);
});
