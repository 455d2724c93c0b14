import type { Language } from '../narration.ts';
import type { CardText } from './collection.ts';

/** A card or deck as data. */
export interface Entry {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** A table for people: heads of its columns, and a row of texts for each thing. */
export interface Table {
  readonly head: readonly string[];
  /** Columns whose texts end together, by their places. */
  readonly right: ReadonlySet<number>;
  readonly rows: readonly (readonly string[])[];
}

/** A deck for people: what it is, its cards, and what is counted in it. */
export interface DeckDetails {
  readonly lines: readonly string[];
  readonly cards: Table;
  readonly counts: readonly string[];
}

/**
 * Cards and decks that matches can be played with, for people. The heads of the English tables, and what stands under
 * them, are the words that cards are looked for by.
 */
export interface Collection {
  /** What the game is called. */
  readonly game: string;
  readonly cards: ReadonlyMap<string, Entry>;
  readonly decks: ReadonlyMap<string, Entry>;
  /** A row for each card, in the order of `cards`. */
  cardTable(language: Language): Table;
  /** A card as people read it; nothing where none has that id. */
  cardText(card: string, language: Language): CardText | undefined;
  /** A card as people read it, then as its data has it, line by line; nothing where none has that id. */
  show(card: string, language: Language): readonly string[];
  /** Each deck with what construction rules count in it, and what makes it illegal; in the order of `decks`. */
  deckCounts(): readonly object[];
  deckTable(language: Language): Table;
  /** A deck whole; nothing where none has that id. */
  deckDetails(deck: string, language: Language): DeckDetails | undefined;
}
