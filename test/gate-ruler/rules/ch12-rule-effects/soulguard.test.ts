import { expect, test } from 'vitest';
import { stateOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import {
  guard,
  guardOptions,
} from '../../../../src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

const game = gameOf({
  cards: { keeper: { like: '1/5/1', keywords: ['soulguard'] } },
  p1: { A1: { card: 'keeper', damage: [2, 1], souls: ['1/1/1'] } },
});
const [keeper] = game.sides[0].zones.attack1 as readonly [Instance];
const [soul] = game.sides[0].zones.soul as readonly [Instance];

test('16-11 the player of the card lets it go or keeps it with one of its souls', () => {
  expect(guardOptions(game, keeper)).toEqual([
    { key: 'let A1 go', type: 'choose.done' },
    { key: 'keep it with 1/1/1 in soul', type: 'choose.card', card: soul },
  ]);
});

test('16-11a of a card that is kept no damage is noted any more', () => {
  const kept = guard(game, keeper, soul);
  expect(stateOf(kept, keeper)).toMatchObject({ damage: 0, damageLog: [] });
  expect(kept.sides[0].zones.graveyard).toEqual([soul]);
});
