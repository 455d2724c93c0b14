import { expect, test } from 'vitest';
import { symmetricHash } from '../../../src/fuzz/explore/canonical-hash.ts';
import { gateRulerSymmetry } from '../../../src/rulesets/gate-ruler/adapters/symmetry.ts';
import type { ScenarioPosition } from '../../../src/rulesets/gate-ruler/scenario/schema.ts';
import { gameOf } from '../support/described.ts';

const setsAttack = (to: number) => ({
  type: 'field',
  abilities: [
    { kind: 'continuous', effects: [{ set: 'atk', to, on: { all: { side: 'both', type: ['unit'] } } }] },
  ],
});

/** Hashes of a position with a field on each side, and of the same where the other of the two came first. */
const hashes = (cards: Record<string, unknown>, p1: string, p2: string): readonly unknown[] => {
  const game = gameOf({ cards: cards as ScenarioPosition['cards'], p1: { field: p1 }, p2: { field: p2 } });
  const [one, two] = game.sides.map(({ zones }) => zones.field[0] as number) as [number, number];
  const object = game.object.with(one, game.object[two] as number).with(two, game.object[one] as number);
  return [game, { ...game, object }].map((each) =>
    symmetricHash(gateRulerSymmetry, { game: each, stack: [] }),
  );
};

test('14-7a positions are told apart by which of two set values came first', () => {
  const [one, other] = hashes({ exalt: setsAttack(7), humble: setsAttack(1) }, 'exalt', 'humble');
  expect(one).toBeDefined();
  expect(other).not.toEqual(one);
});

test('3-2d positions are not told apart by which of two other fields came first', () => {
  const [one, other] = hashes({ calm: { type: 'field' } }, 'calm', 'calm');
  expect(one).toBeDefined();
  expect(other).toEqual(one);
});
