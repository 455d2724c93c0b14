import { type Collection, curveOf, type DeckDetails, type Table } from '../../../core/cards/collection.ts';
import { cardTable, nameTable, tableOf } from '../../../core/cards/schema-tables.ts';
import { createCardSets } from '../../../core/cards/set-reader.ts';
import type { Language } from '../../../core/narration.ts';
import { typesWith } from '../card-schema/check-card.ts';
import {
  automatic,
  cardSchema,
  cardType,
  choiceName,
  effect,
  filter,
  instruction,
  points,
  reference,
  steps,
  text,
  waitingKind,
  window,
} from '../card-schema/parts.ts';
import { changeRules as changes, deckFaults, setRules as rules, starterDeck } from '../cards/card-set.ts';
import { builtInCatalogue, type Catalogue, type Deck } from '../cards/catalogue.ts';
import type { CardType } from '../state/card.ts';
import { collectionLabels } from '../text/card-text.ts';
import { numbersText, showCard, waitingZoneCardDescription } from './card-details.ts';

const cardListing = ({ cards }: Catalogue, language: Language): Table => {
  const say = collectionLabels[language];
  return {
    head: [say.card, say.type, say.cost, say.numbers, say.name],
    right: new Set([2]),
    rows: [...cards.values()].map((card) => [
      card.id,
      say.types[card.type],
      String(card.cost),
      numbersText(card),
      card.name[language],
    ]),
  };
};

/** What makes a deck illegal, one sentence each. */
const reasonsAgainst = (deck: Deck, { cards }: Catalogue): readonly string[] =>
  deckFaults(deck, cards).map(({ reason }) => reason);

/** What a deck has, with its cards as they are known. */
const deckCountsOf = (deck: Deck, { cards }: Catalogue) => {
  const entries = Object.entries(deck.cards).map(([id, copies]) => ({
    id,
    copies,
    card: cards.get(id),
  }));
  const sum = (type?: CardType): number =>
    entries.reduce(
      (total, { card, copies }) => (type === undefined || card?.type === type ? total + copies : total),
      0,
    );
  return { entries, count: { size: sum(), units: sum('unit'), counters: sum('counter') } };
};

const deckTable = (catalogue: Catalogue, language: Language): Table => {
  const say = collectionLabels[language];
  return {
    head: [say.deck, say.cards, say.units, say.counters, say.legal, say.name],
    right: new Set([1, 2, 3]),
    rows: [...catalogue.decks.values()].map((deck) => {
      const { size, units, counters } = deckCountsOf(deck, catalogue).count;
      const isLegal = reasonsAgainst(deck, catalogue).length === 0;
      return [
        deck.id,
        ...[size, units, counters].map(String),
        isLegal ? say.yes : say.no,
        deck.name[language],
      ];
    }),
  };
};

const deckSheet = (deck: Deck, catalogue: Catalogue, language: Language): DeckDetails => {
  const say = collectionLabels[language];
  const { entries, count } = deckCountsOf(deck, catalogue);
  const faults = reasonsAgainst(deck, catalogue);
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

/** The cards and decks of a catalogue, for people. */
export const waitingZoneCollection = (catalogue: Catalogue): Collection => {
  const { cards, decks } = catalogue;
  return {
    game: 'the waiting-zone game',
    cards,
    decks,
    cardTable: (language) => cardListing(catalogue, language),
    cardText: (id, language) => {
      const card = cards.get(id);
      return card && waitingZoneCardDescription(card, language);
    },
    show: (id, language) => {
      const card = cards.get(id);
      return card === undefined ? [] : showCard(card, waitingZoneCardDescription(card, language), language);
    },
    deckCounts: () =>
      [...decks.values()].map((deck) => ({
        id: deck.id,
        ...deckCountsOf(deck, catalogue).count,
        faults: reasonsAgainst(deck, catalogue),
        name: deck.name.en,
      })),
    deckTable: (language) => deckTable(catalogue, language),
    deckDetails: (id, language) => {
      const deck = decks.get(id);
      return deck && deckSheet(deck, catalogue, language);
    },
  };
};

/** The tables of the page for card authors, by their names on the page. */
export const cardTables = (): Readonly<Record<string, string>> => ({
  card: cardTable(cardSchema, typesWith, cardType.options.length),
  names: nameTable([points, text, choiceName, cardType, effect, steps]),
  instructions: tableOf(instruction),
  references: tableOf(reference),
  filters: tableOf(filter),
  waiting: tableOf(waitingKind),
  automatics: tableOf(automatic),
  checks: tableOf(window),
});

/** Sets of cards and decks of the waiting-zone game; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const waitingZoneSets = <R>(rulesetWith: (catalogue: Catalogue) => R) =>
  createCardSets(
    { builtIn: builtInCatalogue, rules, changes, pageTables: cardTables, starterDeck },
    rulesetWith,
  );
