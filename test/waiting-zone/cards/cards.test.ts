import { describe, expect, it } from 'vitest';
import { deckFaults } from '../../../src/rulesets/waiting-zone/cards/card-set.ts';
import { cardCatalogue, decks } from '../../../src/rulesets/waiting-zone/cards/catalogue.ts';

const cards = [...cardCatalogue.values()];

describe('the house cards', () => {
  it('are thirty', () => {
    expect(cards).toHaveLength(30);
  });

  it('have names of their own in both languages', () => {
    for (const language of ['en', 'ja'] as const) {
      expect(new Set(cards.map(({ name }) => name[language])).size).toBe(cards.length);
    }
  });

  it('have the numbers and effects that their type needs', () => {
    for (const { id, type, attack, life, effects, windows } of cards) {
      expect(attack !== undefined && life !== undefined, id).toBe(type === 'unit');
      expect(effects !== undefined, id).toBe(type === 'spell' || type === 'counter');
      expect(windows !== undefined, id).toBe(type === 'counter');
    }
  });

  it('each lie in a deck', () => {
    const used = new Set([...decks.values()].flatMap((deck) => Object.keys(deck.cards)));
    expect(cards.filter(({ id }) => !used.has(id))).toEqual([]);
  });
});

describe('the house decks', () => {
  it.each([...decks.values()])('house.1: $id is legal', (deck) => {
    expect(deckFaults(deck, cardCatalogue)).toEqual([]);
  });

  it('house.1: a deck with too many copies, an unknown card and the wrong size is told every fault', () => {
    const deck = { id: 'bad', name: { en: 'bad', ja: 'bad' }, cards: { 'ember-fox': 4, nothing: 1 } };
    expect(deckFaults(deck, cardCatalogue).map(({ reason }) => reason)).toEqual([
      'there is no card nothing',
      'a deck has at most 3 of a card, this one has 4 of ember-fox',
      'a deck has 30 cards, this one has 5',
    ]);
  });
});
