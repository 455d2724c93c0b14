import { expect, test } from 'vitest';
import { hasGateBreak } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { removeItem } from '../../../../src/rulesets/gate-ruler/rules/ch09-gate/gate.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedAbility, PlayedCard } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';

const sponge = {
  like: '1/1/1',
  counter: { effect: [{ do: 'draw', player: 'own', count: 1 }] },
};

const withCounter = gameOf({
  cards: { sponge },
  gate: [{ counter: 'sponge', by: 'p2' }],
});
const [ability] = withCounter.gate as readonly [PlayedAbility];

const inCounterZone = (game: Game): readonly Instance[] => cardsIn(game, 1, 'counter');

test('13-6d-3 the card of a counter ability leaves the counter zone for the graveyard with its ability', () => {
  const [card] = inCounterZone(withCounter) as readonly [Instance];
  const left = removeItem(withCounter, ability);
  expect([left.gate, inCounterZone(left)]).toEqual([[], []]);
  expect(cardsIn(left, 1, 'graveyard')).toContain(card);
});

test('13-6d-3 an ability that is no counter takes no card out of the counter zone', () => {
  const plain = { ...ability, counter: false };
  const left = removeItem({ ...withCounter, gate: [plain] }, plain);
  expect(left.gate).toEqual([]);
  expect(inCounterZone(left)).toEqual(inCounterZone(withCounter));
});

test('14-5a-1 a card that was played by its own counter leaves the gate as any card does', () => {
  const cards = {
    plot: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
  };
  const game = gameOf({ cards, gate: [{ card: 'plot', by: 'p1' }] });
  const [item] = game.gate as readonly [PlayedCard];
  const counter = { ...item, counter: true };
  expect(removeItem({ ...game, gate: [counter] }, counter)).toEqual({ ...game, gate: [] });
});

test('13-6d-3 a card that left the counter zone on its own stays where it went', () => {
  const game = gameOf({
    cards: { sponge },
    p2: { hand: 'sponge' },
    gate: [{ counter: 'sponge', by: 'p2' }],
  });
  const [item] = game.gate as readonly [PlayedAbility];
  const [held] = cardsIn(game, 1, 'hand') as readonly [Instance];
  const moved = { ...item, source: { card: held, object: game.object[held] as number } };
  const left = removeItem({ ...game, gate: [moved] }, moved);
  expect(cardsIn(left, 1, 'hand')).toEqual([held]);
  expect(left.facts).toEqual(game.facts);
});

test('9-4c an empty gate holds nothing that was added', () => {
  const game = gameOf({});
  expect(hasGateBreak(game, 0)).toBe(false);
  expect(hasGateBreak(withCounter, ability.number)).toBe(true);
  expect(hasGateBreak(withCounter, ability.number + 1)).toBe(false);
});
