import { expect, test } from 'vitest';
import { recordUse } from '../../../../src/rulesets/gate-ruler/events/emit.ts';
import { stateOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { beginTurn, endTurn } from '../../../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

test('6-5a-1 what triggered on the last turn end is forgotten as a turn begins', () => {
  const game = gameOf({ start: 'end phase' });
  const triggered = { ...game, turn: { ...game.turn, endTriggered: ['an ability'] } };
  expect(beginTurn(triggered).turn.endTriggered).toEqual([]);
});

test('16-21 what was used is forgotten as the turn ends, and of other cards nothing is noted', () => {
  const game = gameOf({ p1: { A1: '3/9/1', hand: '1/1/1' }, start: 'end phase' });
  const [unit] = game.sides[0].zones.attack1 as readonly [Instance];
  const { states } = endTurn(recordUse(game, unit, 'attack'));
  expect(stateOf(game, unit).used).toEqual([]);
  expect(states).toEqual({ ...game.states, [unit]: stateOf(game, unit) });
});

test('6-5d-1 units that carry damage lose all that is noted of it, and of others none is told', () => {
  const game = gameOf({ p1: { A1: { card: '3/9/1', damage: [2, 1] }, A2: '3/9/1' }, start: 'end phase' });
  const [unit] = game.sides[0].zones.attack1 as readonly [Instance];
  const ended = endTurn(game);
  expect(stateOf(ended, unit)).toMatchObject({ damage: 0, damageLog: [] });
  expect(ended.facts.slice(game.facts.length)).toEqual([
    { clause: '6-5d-1', what: 'damageReset', card: unit },
  ]);
});
