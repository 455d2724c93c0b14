import type { Collection, DeckDetails, Table } from '../../../core/cards/collection-2.ts';
import { curveOf } from '../../../core/cards/curve.ts';
import type { Language } from '../../../core/narration.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { Deck } from '../cards/decks.ts';
import { countDeck, type DeckCount, deckFaults } from '../cards/deck-legality.ts';
import { factionName } from '../text/card-labels.ts';
import { collectionLabels } from '../text/listing-words.ts';
import type { CardDefinition } from '../state/card-2.ts';
import { gateRulerCardText } from './card-words.ts';
import { showCard, statsText } from './collection.ts';

const levelText = ({ type, level = 0 }: CardDefinition): string =>
  type === 'ruler' || type === 'resource' ? '' : String(level);

/** In English as set files have it: that is what cards are looked for by. */
const factionText = ({ faction = '' }: CardDefinition, language: Language): string =>
  language === 'en' ? faction : factionName(faction, language);

const cardTable = ({ cards }: Catalogue, language: Language): Table => {
  const say = collectionLabels[language];
  return {
    head: [say.card, say.type, say.level, say.numbers, say.faction, say.name],
    right: new Set([2]),
    rows: [...cards.values()].map((card) => [
      card.id,
      say.types[card.type],
      levelText(card),
      statsText(card),
      factionText(card, language),
      card.name[language],
    ]),
  };
};

/** A deck in short: what is counted in it, and what makes it illegal (ch.5). */
interface CountedDeck extends DeckCount {
  readonly id: string;
  readonly ruler: string;
  readonly faults: readonly string[];
  readonly name: string;
}

const counted = (deck: Deck, { cards }: Catalogue): CountedDeck => ({
  id: deck.id,
  ruler: deck.ruler,
  ...countDeck(deck, cards),
  faults: deckFaults(deck, cards).map(({ reason }) => reason),
  name: deck.name.en,
});

const deckTable = (catalogue: Catalogue, language: Language): Table => {
  const say = collectionLabels[language];
  return {
    head: [say.deck, say.ruler, say.cards, say.counters, say.levels, say.legendaries, say.legal, say.name],
    right: new Set([2, 3, 4, 5]),
    rows: [...catalogue.decks.values()].map((deck) => {
      const { size, counters, levels, legendaries, faults } = counted(deck, catalogue);
      return [
        deck.id,
        deck.ruler,
        ...[size, counters, levels, legendaries].map(String),
        faults.length === 0 ? say.yes : say.no,
        deck.name[language],
      ];
    }),
  };
};

const rulerText = (id: string, { cards }: Catalogue, language: Language): string => {
  const say = collectionLabels[language];
  const card = cards.get(id);
  return card === undefined
    ? `${say.ruler}: ${id} (${say.unknown})`
    : `${say.ruler}: ${card.name[language]} (${id}, ${statsText(card)})`;
};

const deckSheet = (deck: Deck, catalogue: Catalogue, language: Language): DeckDetails => {
  const say = collectionLabels[language];
  const { faults, ...count } = counted(deck, catalogue);
  const entries = Object.entries(deck.cards).map(([id, copies]) => ({
    id,
    copies,
    card: catalogue.cards.get(id),
  }));
  return {
    lines: [
      `${deck.name[language]} (${deck.id})`,
      rulerText(deck.ruler, catalogue, language),
      say.counted(count),
      faults.length === 0 ? say.isLegal : `${say.illegal}: ${faults.join('; ')}`,
    ],
    cards: {
      head: [say.copies, say.card, say.type, say.level, say.numbers, say.faction, say.name],
      right: new Set([0, 3]),
      rows: entries.map(({ id, copies, card }) => [
        String(copies),
        id,
        ...(card === undefined
          ? ['', '', '', '', say.unknown]
          : [
              say.types[card.type],
              levelText(card),
              statsText(card),
              factionText(card, language),
              card.name[language],
            ]),
      ]),
    },
    counts: curveOf(
      say.level,
      entries.map(({ copies, card }) => ({ number: card?.level ?? 0, copies })),
    ),
  };
};

/** The cards and decks of a catalogue, for people. */
export const gateRulerCollection = (catalogue: Catalogue): Collection => ({
  game: 'Gate Ruler',
  cards: catalogue.cards,
  decks: catalogue.decks,
  cardTable: (language) => cardTable(catalogue, language),
  cardText: (id, language) => {
    const card = catalogue.cards.get(id);
    return card && gateRulerCardText(card, language, catalogue.cards);
  },
  show: (id, language) => {
    const card = catalogue.cards.get(id);
    return card === undefined
      ? []
      : showCard(card, gateRulerCardText(card, language, catalogue.cards), language);
  },
  deckCounts: () => [...catalogue.decks.values()].map((deck) => counted(deck, catalogue)),
  deckTable: (language) => deckTable(catalogue, language),
  deckDetails: (id, language) => {
    const deck = catalogue.decks.get(id);
    return deck && deckSheet(deck, catalogue, language);
  },
});
