import { expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/kernel/decision.ts';
import {
  canCounter,
  putRulerDamage,
} from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import { gameOf } from '../../support/described.ts';

test('13-5b only of a ruler that carries damage is it told that ruler damage begins', () => {
  const put = PLAYERS.reduce(putRulerDamage, gameOf({ p2: { ruler: { card: 'apprentice', carries: 2 } } }));
  const told = put.facts.filter(({ what }) => what === 'rulerDamage');
  expect(told).toMatchObject([{ clause: '13-5b', player: 1, points: 2 }]);
  expect(put.gate.map(({ kind, controller }) => [kind, controller])).toEqual([
    ['rulerDamage', 1],
    ['rulerDamage', 1],
  ]);
});

test('1-5b where nothing was revealed, nothing can counter', () => {
  expect(canCounter(gameOf({ gate: [{ rulerDamage: 'p2' }] }))).toBe(false);
});
