import type { CardSets, Collection, Table } from '../../../kernel/faces/card-sets.ts';
import { checkSet, readSet } from '../cards/card-set.ts';
import { type CardSet, type Catalogue, catalogueWith } from '../cards/catalogue.ts';
import type { Deck } from '../cards/decks/deck.ts';
import { countDeck, type DeckCount, deckFaults } from '../cards/decks/legality.ts';
import { starterDeck } from '../cards/decks/starter.ts';
import type { CardDefinition } from '../values/card.ts';
import { cardTables } from './card-page.ts';
import { showCard, statsText } from './show-card.ts';

const cardRow = (card: CardDefinition): readonly string[] => [
  card.id,
  card.type,
  card.type === 'ruler' || card.type === 'resource' ? '' : String(card.level ?? 0),
  statsText(card),
  card.faction ?? '',
  card.name.en,
];

const cardTable = ({ cards }: Catalogue): Table => ({
  head: ['card', 'type', 'level', 'numbers', 'faction', 'name'],
  right: new Set([2]),
  rows: [...cards.values()].map(cardRow),
});

/** A deck in short: what is counted in it, and what makes it illegal (ch.5). */
interface CountedDeck extends DeckCount {
  readonly id: string;
  readonly ruler: string;
  readonly faults: readonly string[];
  readonly name: string;
}

const deckCounts = ({ cards, decks }: Catalogue): readonly CountedDeck[] =>
  [...decks.values()].map((deck: Deck) => ({
    id: deck.id,
    ruler: deck.ruler,
    ...countDeck(deck, cards),
    faults: deckFaults(deck, cards).map(({ reason }) => reason),
    name: deck.name.en,
  }));

const deckTable = (catalogue: Catalogue): Table => ({
  head: ['deck', 'ruler', 'cards', 'counters', 'levels', 'legendaries', 'legal', 'name'],
  right: new Set([2, 3, 4, 5]),
  rows: deckCounts(catalogue).map(({ id, ruler, size, counters, levels, legendaries, faults, name }) => [
    id,
    ruler,
    ...[size, counters, levels, legendaries].map(String),
    faults.length === 0 ? 'yes' : 'no',
    name,
  ]),
});

const collectionOf = <R>(catalogue: Catalogue, ruleset: R): Collection<R> => ({
  ruleset,
  cards: catalogue.cards,
  cardTable: () => cardTable(catalogue),
  show: (id) => {
    const card = catalogue.cards.get(id);
    return card === undefined ? [] : showCard(card);
  },
  deckCounts: () => deckCounts(catalogue),
  deckTable: () => deckTable(catalogue),
  starterDeck: (ruler) => starterDeck(ruler, catalogue),
});

/** Sets of cards and decks of Gate Ruler; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const gateRulerSets = <R>(rulesetWith: (catalogue: Catalogue) => R): CardSets<R, CardSet> => ({
  game: 'Gate Ruler',
  pageTables: cardTables,
  check: (data, among) => checkSet(data, catalogueWith(among)),
  read: (data, place, among) => readSet(data, place, catalogueWith(among)),
  with: (sets) => {
    const catalogue = catalogueWith(sets);
    return collectionOf(catalogue, rulesetWith(catalogue));
  },
});
