import { actionTable, createObserver } from 'gatechart/ruleset';
import { DAMAGE } from './game.mjs';

/**
 * @import { FieldOf, ObservationEncoder } from 'gatechart/ruleset'
 * @import { Card } from './game.mjs'
 * @import { View } from './players.mjs'
 */

const CARDS = /** @type {readonly Card[]} */ (Object.keys(DAMAGE));

/** @type {(view: View, card: Card) => number} */
const held = ({ own: { hand } }, card) => (typeof hand === 'number' ? 0 : hand.filter((each) => each === card).length);

/** @type {readonly FieldOf<View>[]} */
const fields = [
  { name: 'own hand', length: CARDS.length, fill: (view) => CARDS.map((card) => held(view, card)) },
  { name: 'attack', length: CARDS.length, fill: ({ attack }) => CARDS.map((card) => (card === attack ? 1 : 0)) },
  { name: 'life', length: 2, fill: ({ own, other }) => [own.life, other.life] },
  { name: 'decks', length: 2, fill: ({ own, other }) => [own.deck, other.deck] },
];

/** Answers and views as numbers, for programs that learn (`gatechart serve`, `selfplay --export`). @type {ObservationEncoder<View>} */
export const learning = {
  actions: actionTable(1, ['pass', ...CARDS.map((card) => `play ${card}`), 'stop with ward']),
  ...createObserver(1, fields),
};
