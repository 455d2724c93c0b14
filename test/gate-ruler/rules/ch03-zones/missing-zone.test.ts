import { expect, test } from 'vitest';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { moveCard } from '../../../../src/rulesets/gate-ruler/rules/ch03-zones/movement.ts';
import { gameOf } from '../../support/described.ts';

test('15-3a-1 an effect moves nothing to a zone that its player does not have', () => {
  const game = gameOf({ p1: { A1: '1/1/1' } });
  const [unit] = cardsIn(game, 0, 'attack1') as [number];
  const moved = moveCard(game, unit, { player: 0, zone: 'attack3' }, '15-3a');
  expect(cardsIn(moved, 0, 'attack1')).toEqual([unit]);
  expect(moved.facts.slice()).toMatchObject([{ what: 'stayed', card: unit, decidedBy: ['15-3a-1'] }]);
});
