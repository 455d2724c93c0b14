import { stringify } from 'yaml';
import {
  type CardText,
  type Collection,
  curveOf,
  type DeckDetails,
  type Table,
} from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { type Catalogue, cardCatalogue } from '../cards/catalogue.ts';
import { countDeck, type DeckCount, deckFaults } from '../cards/deck-legality.ts';
import type { Deck } from '../cards/decks.ts';
import type { CardDefinition } from '../state/card.ts';
import { attributeName, collectionLabels, factionName } from '../text/card-labels.ts';
import { cardText } from '../text/card-text/card-text.ts';

/** ATK, HP and STK of a unit, ATK and STK of a ruler. */
export const statsText = ({ type, atk = 0, hp = 0, stk = 0 }: CardDefinition): string => {
  if (type === 'unit') return `${atk}/${hp}/${stk}`;
  return type === 'ruler' ? `${atk}/-/${stk}` : '';
};

const sourceText = ({ id, provenance: { source, assumed } }: CardDefinition, language: Language): string => {
  const say = collectionLabels[language];
  if (!cardCatalogue.has(id)) return say.own;
  if (source === 'house') return say.house;
  return assumed.length === 0 ? say.known : `${say.known}; ${say.assumed(assumed)}`;
};

/** One card: what it is and does, and where it comes from, then its data as a set file would have it. */
export const showCard = (
  card: CardDefinition,
  { kind, text }: CardText,
  language: Language,
): readonly string[] => {
  const { id: _id, name, provenance: _, ...rest } = card;
  return [
    name.en === name.ja ? name.en : `${name[language]} (${name[language === 'en' ? 'ja' : 'en']})`,
    kind,
    ...text,
    '',
    sourceText(card, language),
    '',
    ...stringify({ id: card.id, name: name.en, ...rest }, { lineWidth: 110, aliasDuplicateObjects: false })
      .trimEnd()
      .split('\n'),
  ];
};

/** Cards that a text may name, by id. */
export type KnownCards = ReadonlyMap<string, CardDefinition>;

const kindOf = (card: CardDefinition, language: Language): string => {
  const say = collectionLabels[language];
  const { type, faction, attributes = [], legendary, level } = card;
  const parts = [
    ...(legendary ? [say.legendary] : []),
    say.types[type],
    ...(faction === undefined ? [] : [factionName(faction, language)]),
    ...attributes.map((attribute) => attributeName(attribute, language)),
    ...(level === undefined ? [] : [`${say.level} ${level}`]),
    statsText(card),
  ];
  return parts.filter((part) => part !== '').join(language === 'en' ? ', ' : '、');
};

/** A card as people read it. */
export const gateRulerCardText = (card: CardDefinition, language: Language, known: KnownCards): CardText => ({
  name: card.name[language],
  kind: kindOf(card, language),
  text: cardText(card, language, (id) => known.get(id)?.name[language] ?? id),
});

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
