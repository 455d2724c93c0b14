import { expect, test } from 'vitest';
import { ruleEffects } from '../../../../machines/gate-ruler/rule-effects.ts';
import { rulerOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import {
  canCounter,
  clearCarriedRulerDamage,
  revealForRulerDamage,
  takeDamageCard,
} from '../../../../src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import { chartOf } from '../../../../src/runtime/chart/chart.ts';
import { runFactoryOf } from '../../../../src/runtime/compiler/compiler.ts';
import { DEFAULT_STEP_BUDGET, StepBudget } from '../../../../src/runtime/run.ts';
import { gameOf } from '../../support/described.ts';

const afterRuleEffects = (game: Game): Game => {
  const run = runFactoryOf('lean')(new StepBudget(DEFAULT_STEP_BUDGET), undefined);
  const rest = run.start(chartOf(ruleEffects), { game });
  return ('output' in rest ? (rest.output as { readonly game: Game }) : { game }).game;
};

test('13-5b only of a ruler that carries damage is it told that ruler damage begins', () => {
  const put = afterRuleEffects(
    gameOf({ p2: { ruler: { card: 'apprentice', carries: 2 }, deck: ['gate-sentry'] } }),
  );
  const told = put.facts.slice().filter(({ what }) => what === 'rulerDamage');
  expect(told).toMatchObject([{ clause: '13-5b', player: 1, points: 2 }]);
  expect(put.gate.map(({ kind, controller }) => [kind, controller])).toEqual([
    ['rulerDamage', 1],
    ['rulerDamage', 1],
  ]);
});

test('13-5c a ruler that carried nothing is left as it was', () => {
  const game = gameOf({ p2: { ruler: { card: 'apprentice', carries: 2 } } });
  const after = clearCarriedRulerDamage(game);
  expect(after.states[rulerOf(game, 0)]).toBe(game.states[rulerOf(game, 0)]);
  expect(after.states[rulerOf(game, 1)]?.rulerDamage).toEqual([]);
});

test('13-6c the revealed card goes to the damage zone of its owner, whoever took the damage', () => {
  const game = gameOf({ p2: { deck: { card: 'gate-sentry', owner: 'p1' } }, gate: [{ rulerDamage: 'p2' }] });
  const after = takeDamageCard(revealForRulerDamage(game));
  expect([0, 1].map((player) => after.sides[player as 0 | 1].zones.damage.length)).toEqual([1, 0]);
});

test('1-5b where nothing was revealed, nothing can counter', () => {
  expect(canCounter(gameOf({ gate: [{ rulerDamage: 'p2' }] }))).toBe(false);
});
