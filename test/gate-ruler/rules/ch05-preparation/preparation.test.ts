import { describe, expect, test } from 'vitest';
import { gateRuler } from '../../../../src/registered.ts';
import { carriedRulerDamage, rulerOf, stateOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { GateRulerEvent } from '../../../../src/rulesets/gate-ruler/state/event.ts';
import { startMatch } from '../../../../src/runtime/start.ts';

const SEATS = [0, 1] as const;
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A match with two rulers that pay, up to the first question. */
const opening = (seed: number) => {
  const before = gateRuler.newGame({
    edition: '2021-03',
    decks: ['volnar-host', 'volnar-host'],
    seed,
    index: 0,
  });
  const game = startMatch(gateRuler, before, { runtime: 'lean' }).game();
  const facts: readonly GateRulerEvent[] = game.facts.slice();
  return { before, game, facts };
};

describe('As a match begins', () => {
  test('5-2a each deck is shuffled, and nobody knows its order', () => {
    const { before, facts } = opening(1);
    const shuffled = facts.filter((fact) => fact.what === 'shuffled');
    expect(shuffled.map(({ clause, player }) => [clause, player])).toEqual([
      ['5-2a', 0],
      ['5-2a', 1],
    ]);
    for (const { player, order, knownTo } of shuffled) {
      const listed = cardsIn(before, player, 'deck');
      expect(order).not.toEqual(listed);
      expect(order.toSorted((one, other) => one - other)).toEqual(listed);
      expect(knownTo).toEqual([]);
    }
  });

  test('5-2b both rulers lie face up and ready', () => {
    const { game } = opening(1);
    for (const seat of SEATS) {
      expect(stateOf(game, rulerOf(game, seat))).toMatchObject({ faceUp: true, exhausted: false });
    }
  });

  test('5-5 both rulers carry no ruler damage', () => {
    const { game, facts } = opening(1);
    expect(SEATS.map((seat) => carriedRulerDamage(game, seat))).toEqual([[], []]);
    expect(facts.filter(({ what }) => what === 'rulerDamage')).toEqual([]);
  });

  test('5-3a three resources of a paying ruler lie ready', () => {
    const { game } = opening(1);
    for (const seat of SEATS) {
      const resources = cardsIn(game, seat, 'resource');
      expect(resources.map((card) => game.states[card]?.exhausted)).toEqual([false, false, false]);
    }
  });

  test('5-3b each player draws as many cards as the ruler says, from the top of the deck', () => {
    const { facts } = opening(1);
    const drawn = facts.filter((fact) => fact.what === 'moved').filter(({ clause }) => clause === '5-3b');
    const decks = facts.filter((fact) => fact.what === 'shuffled');
    expect(drawn.map(({ card }) => card)).toEqual(decks.flatMap(({ order }) => order.slice(0, 2)));
  });

  test('5-4 chance makes one player or the other go first', () => {
    const first = SEEDS.map((seed) => opening(seed).game.turn.player);
    expect(new Set(first)).toEqual(new Set(SEATS));
    const told = opening(1).facts.filter(({ what }) => what === 'firstPlayer');
    expect(told).toMatchObject([{ clause: '5-4', player: first[0] }]);
  });

  test('5-7 the first turn is that of the player who goes first', () => {
    for (const seed of SEEDS) {
      const { facts } = opening(seed);
      const { player } = facts.find((fact) => fact.what === 'firstPlayer') as { readonly player: number };
      expect(facts.find((fact) => fact.what === 'turnBegan')).toMatchObject({ player, number: 1 });
    }
  });
});
