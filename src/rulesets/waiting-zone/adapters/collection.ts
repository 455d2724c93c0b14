import { type Collection, type Column, createCollection } from '../../../core/cards/collection.ts';
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
import type { CardDefinition, CardType } from '../state/card.ts';
import { collectionLabels, type DeckCount, deckCountText, typeNames } from '../text/card-text.ts';
import { numbersText, showCard, waitingZoneCardDescription } from './card-details.ts';

const cardColumns = (language: Language): readonly Column<CardDefinition>[] => {
  const say = collectionLabels[language];
  return [
    { head: say.type, text: ({ type }) => typeNames[language][type] },
    { head: say.cost, text: ({ cost }) => String(cost), isNumber: true },
    { head: say.numbers, text: numbersText },
  ];
};

const countDeck = (deck: Deck, { cards }: Catalogue): DeckCount => {
  const sum = (type?: CardType): number =>
    Object.entries(deck.cards).reduce(
      (total, [id, copies]) => (type === undefined || cards.get(id)?.type === type ? total + copies : total),
      0,
    );
  return { size: sum(), units: sum('unit'), counters: sum('counter') };
};

const deckColumns = (language: Language): readonly Column<DeckCount>[] => {
  const say = collectionLabels[language];
  return [
    { head: say.cards, text: ({ size }) => String(size), isNumber: true },
    { head: say.units, text: ({ units }) => String(units), isNumber: true },
    { head: say.counters, text: ({ counters }) => String(counters), isNumber: true },
  ];
};

/** The cards and decks of a catalogue, for people. */
export const waitingZoneCollection = (catalogue: Catalogue): Collection =>
  createCollection(catalogue, {
    game: 'the waiting-zone game',
    cardColumns,
    cardText: waitingZoneCardDescription,
    show: showCard,
    countDeck: (deck) => countDeck(deck, catalogue),
    deckFaults: (deck) => deckFaults(deck, catalogue.cards),
    deckColumns,
    deckLines: (_deck, count, language) => [deckCountText[language](count)],
  });

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
