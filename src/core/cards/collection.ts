import type { Language } from '../narration.ts';

/** A card in words, in one language. */
export interface CardText {
  readonly name: string;
  /** What it is and its printed numbers: type, faction, attributes, level or cost. */
  readonly kind: string;
  /** Its rules text, an ability a line; empty for a card without any. */
  readonly text: readonly string[];
}

/** A card line by line: its name, what it is, and what it does. */
export const cardTextLines = ({ name, kind, text }: CardText): readonly string[] => [name, kind, ...text];

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
