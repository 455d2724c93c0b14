import { byLanguage, type Language } from '../narration.ts';
import type { CatalogueOf, DeckEntry, Entry } from './card-sets.ts';
import type { Fault } from './validation.ts';

/** The text of a card in one language. */
export interface CardText {
  readonly name: string;
  /** The type of the card and its printed values: faction, attributes, level or cost. */
  readonly kind: string;
  /** The rules text, one ability a line. Empty for a card without abilities. */
  readonly text: readonly string[];
}

/** A card line by line: its name, what it is, if that is said, and what it does. */
export const cardTextLines = ({ name, kind, text }: CardText): readonly string[] =>
  [name, kind, ...text].filter((line) => line !== '');

/** A table for people: column headings, and a row of texts for each entry. */
export interface Table {
  readonly head: readonly string[];
  /** What searches may also call the columns. Absent: their headings. */
  readonly keys?: readonly string[];
  /** The indices of the right-aligned columns. */
  readonly right: ReadonlySet<number>;
  readonly rows: readonly (readonly string[])[];
}

/** A deck for people: its description, its cards, and their counts. */
export interface DeckDetails {
  readonly lines: readonly string[];
  readonly cards: Table;
  readonly counts: readonly string[];
}

/**
 * The cards and decks available for matches, for people. Searches for cards use the headings, keys and cells of the
 * English tables as their words.
 */
export interface Collection {
  /** The name of the game. */
  readonly game: string;
  readonly cards: ReadonlyMap<string, Entry>;
  readonly decks: ReadonlyMap<string, Entry>;
  /** Returns a table with one row for each card, in the order of `cards`. */
  cardTable(language: Language): Table;
  /** Returns the text of a card, or `undefined` if no card has this id. */
  cardText(card: string, language: Language): CardText | undefined;
  /** Returns the text of a card and its data, line by line. Returns an empty list if no card has this id. */
  show(card: string, language: Language): readonly string[];
  /**
   * Returns for each deck the counts that construction rules use, and the errors that make it illegal. The order is
   * that of `decks`.
   */
  deckCounts(): readonly object[];
  deckTable(language: Language): Table;
  /** Returns the details of a deck, or `undefined` if no deck has this id. */
  deckDetails(deck: string, language: Language): DeckDetails | undefined;
}

/** So many copies of cards for each number, such as each level, as bars: one sign for each copy. */
export const curveOf = (
  what: string,
  entries: readonly { readonly number: number; readonly copies: number }[],
): readonly string[] => {
  const sums = new Map<number, number>();
  for (const { number, copies } of entries) sums.set(number, (sums.get(number) ?? 0) + copies);
  const rows = [...sums].sort(([a], [b]) => a - b);
  const width = Math.max(0, ...rows.map(([number]) => String(number).length));
  return rows.map(
    ([number, copies]) => `${what} ${String(number).padStart(width)}  ${'█'.repeat(copies)} ${copies}`,
  );
};

const listLabels = byLanguage({
  card: { en: 'card', ja: 'カード' },
  name: { en: 'name', ja: '名前' },
  deck: { en: 'deck', ja: 'デッキ' },
  legal: { en: 'legal', ja: '構築' },
  copies: { en: 'copies', ja: '枚' },
  yes: { en: 'yes', ja: '適正' },
  no: { en: 'no', ja: '不適正' },
  isLegal: { en: 'legal', ja: '適正' },
  /** Stands before what makes a deck illegal. */
  illegal: { en: 'not legal', ja: '不適正' },
  unknown: { en: 'not known', ja: '不明なカード' },
});

/** What stands for a card whose id none has. */
export const unknownCard = (language: Language): string => listLabels[language].unknown;

/** A column of a list of cards, or of decks, between their ids and names. */
export interface Column<Of> {
  readonly head: string;
  /** What searches may also call it. Default: its heading. */
  readonly key?: string;
  text(of: Of): string;
  /** Numbers end together. The first such column of cards is what the cards of a deck are counted by. */
  readonly isNumber?: true;
}

/** What a collection is made of, game by game. */
export interface CollectionParts<C extends Entry, D extends DeckEntry, Count extends object> {
  readonly game: string;
  cardColumns(language: Language): readonly Column<C>[];
  cardText(card: C, language: Language): CardText;
  /** Behind what a card is and does: the rest of it, line by line. */
  show(card: C, text: CardText, language: Language): readonly string[];
  /** What construction rules count in a deck. */
  countDeck(deck: D): Count;
  deckFaults(deck: D): readonly Fault[];
  deckColumns(language: Language): readonly Column<Count>[];
  /** What a deck is, below its name. */
  deckLines(deck: D, count: Count, language: Language): readonly string[];
}

const tableOf = <Of>(
  columns: readonly Column<Of>[],
  [before, after]: readonly [readonly string[], readonly string[]],
  rows: Table['rows'],
): Table => ({
  head: [...before, ...columns.map(({ head }) => head), ...after],
  keys: [...before, ...columns.map(({ head, key = head }) => key), ...after],
  right: new Set(columns.flatMap(({ isNumber }, at) => (isNumber ? [before.length + at] : []))),
  rows,
});

/** The cards and decks of a catalogue, for people. */
export const createCollection = <C extends Entry, D extends DeckEntry, Count extends object>(
  { cards, decks }: CatalogueOf<C, D>,
  { game, show, ...parts }: CollectionParts<C, D, Count>,
): Collection => {
  const faultsOf = (deck: D): readonly string[] => parts.deckFaults(deck).map(({ reason }) => reason);
  const cardCells = (columns: readonly Column<C>[], card: C | undefined, language: Language) =>
    card === undefined
      ? [...columns.map(() => ''), unknownCard(language)]
      : [...columns.map(({ text }) => text(card)), card.name[language]];
  const deckCards = (deck: D, language: Language): Table => {
    const say = listLabels[language];
    const columns = parts.cardColumns(language);
    const rows = Object.entries(deck.cards).map(([id, copies]) => [
      String(copies),
      id,
      ...cardCells(columns, cards.get(id), language),
    ]);
    const table = tableOf(columns, [[say.copies, say.card], [say.name]], rows);
    return { ...table, right: new Set([0, ...table.right]) };
  };
  const curveOfDeck = (deck: D, language: Language): readonly string[] => {
    const column = parts.cardColumns(language).find(({ isNumber }) => isNumber);
    if (column === undefined) return [];
    const entries = Object.entries(deck.cards).map(([id, copies]) => {
      const card = cards.get(id);
      return { number: card === undefined ? 0 : Number(column.text(card)), copies };
    });
    return curveOf(column.head, entries);
  };
  return {
    game,
    cards,
    decks,
    cardTable: (language) => {
      const say = listLabels[language];
      const columns = parts.cardColumns(language);
      const rows = [...cards.values()].map((card) => [card.id, ...cardCells(columns, card, language)]);
      return tableOf(columns, [[say.card], [say.name]], rows);
    },
    cardText: (id, language) => {
      const card = cards.get(id);
      return card && parts.cardText(card, language);
    },
    show: (id, language) => {
      const card = cards.get(id);
      return card === undefined ? [] : show(card, parts.cardText(card, language), language);
    },
    deckCounts: () =>
      [...decks.values()].map((deck) => ({
        id: deck.id,
        ...parts.countDeck(deck),
        faults: faultsOf(deck),
        name: deck.name.en,
      })),
    deckTable: (language) => {
      const say = listLabels[language];
      const columns = parts.deckColumns(language);
      const rows = [...decks.values()].map((deck) => {
        const count = parts.countDeck(deck);
        const isLegal = faultsOf(deck).length === 0;
        return [
          deck.id,
          ...columns.map(({ text }) => text(count)),
          isLegal ? say.yes : say.no,
          deck.name[language],
        ];
      });
      return tableOf(columns, [[say.deck], [say.legal, say.name]], rows);
    },
    deckDetails: (id, language) => {
      const deck = decks.get(id);
      if (deck === undefined) return undefined;
      const say = listLabels[language];
      const faults = faultsOf(deck);
      return {
        lines: [
          `${deck.name[language]} (${deck.id})`,
          ...parts.deckLines(deck, parts.countDeck(deck), language),
          faults.length === 0 ? say.isLegal : `${say.illegal}: ${faults.join('; ')}`,
        ],
        cards: deckCards(deck, language),
        counts: curveOfDeck(deck, language),
      };
    },
  };
};
