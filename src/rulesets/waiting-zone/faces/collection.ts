import type { Collection, DeckSheet, Table } from '../../../kernel/faces/collection.ts';
import { curveOf } from '../../../kernel/faces/curve.ts';
import type { Language } from '../../../kernel/language.ts';
import type { Deck } from '../cards/decks/deck.ts';
import { decks } from '../cards/decks/index.ts';
import { deckFaults } from '../cards/decks/legality.ts';
import { cardCatalogue } from '../cards/index.ts';
import { listingWords } from '../told/listing-words.ts';
import type { CardType } from '../values/card.ts';
import { waitingZoneCardWords } from './card-words.ts';
import { numbersText, showCard } from './show-card.ts';

const cardTable = (language: Language): Table => {
  const say = listingWords[language];
  return {
    head: [say.card, say.type, say.cost, say.numbers, say.name],
    right: new Set([2]),
    rows: [...cardCatalogue.values()].map((card) => [
      card.id,
      say.types[card.type],
      String(card.cost),
      numbersText(card),
      card.name[language],
    ]),
  };
};

/** What a deck has, with its cards as they are known. */
const counted = (deck: Deck) => {
  const entries = Object.entries(deck.cards).map(([id, copies]) => ({
    id,
    copies,
    card: cardCatalogue.get(id),
  }));
  const sum = (type?: CardType): number =>
    entries.reduce(
      (total, { card, copies }) => (type === undefined || card?.type === type ? total + copies : total),
      0,
    );
  return { entries, count: { size: sum(), units: sum('unit'), counters: sum('counter') } };
};

const deckTable = (language: Language): Table => {
  const say = listingWords[language];
  return {
    head: [say.deck, say.cards, say.units, say.counters, say.legal, say.name],
    right: new Set([1, 2, 3]),
    rows: [...decks.values()].map((deck) => {
      const { size, units, counters } = counted(deck).count;
      const isLegal = deckFaults(deck, cardCatalogue).length === 0;
      return [
        deck.id,
        ...[size, units, counters].map(String),
        isLegal ? say.yes : say.no,
        deck.name[language],
      ];
    }),
  };
};

const deckSheet = (deck: Deck, language: Language): DeckSheet => {
  const say = listingWords[language];
  const { entries, count } = counted(deck);
  const faults = deckFaults(deck, cardCatalogue);
  return {
    lines: [
      `${deck.name[language]} (${deck.id})`,
      say.counted(count),
      faults.length === 0 ? say.isLegal : `${say.illegal}: ${faults.join('; ')}`,
    ],
    cards: {
      head: [say.copies, say.card, say.type, say.cost, say.numbers, say.name],
      right: new Set([0, 3]),
      rows: entries.map(({ id, copies, card }) => [
        String(copies),
        id,
        ...(card === undefined
          ? ['', '', '', say.unknown]
          : [say.types[card.type], String(card.cost), numbersText(card), card.name[language]]),
      ]),
    },
    counts: curveOf(
      say.cost,
      entries.map(({ copies, card }) => ({ number: card?.cost ?? 0, copies })),
    ),
  };
};

/** The cards and decks of the game, for people. */
export const waitingZoneCollection: Collection = {
  game: 'the waiting-zone game',
  cards: cardCatalogue,
  decks,
  cardTable,
  words: (id, language) => {
    const card = cardCatalogue.get(id);
    return card && waitingZoneCardWords(card, language);
  },
  show: (id, language) => {
    const card = cardCatalogue.get(id);
    return card === undefined ? [] : showCard(card, waitingZoneCardWords(card, language), language);
  },
  deckCounts: () =>
    [...decks.values()].map((deck) => ({
      id: deck.id,
      ...counted(deck).count,
      faults: deckFaults(deck, cardCatalogue),
      name: deck.name.en,
    })),
  deckTable,
  deckSheet: (id, language) => {
    const deck = decks.get(id);
    return deck && deckSheet(deck, language);
  },
};
