/** A card or deck as data. */
export interface Entry {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** Cards and decks that belong together, as a file of one's own has them. */
export interface CardSet {
  readonly cards: readonly Entry[];
  readonly decks: readonly Entry[];
}

/** One thing wrong with a set: the card or deck, where in it, and why, in plain words; by which clause where one decides. */
export interface SetFault {
  /** `card ID` or `deck ID`; empty where the set itself is wrong. */
  readonly of: string;
  /** Where the card or deck stands in the data, such as `['cards', 0]`. */
  readonly at: readonly (string | number)[];
  /** Where in the card or deck. */
  readonly path: string;
  readonly reason: string;
  readonly clause?: string;
}

/** What checking a set gives: what is right of it, and what is wrong. */
export interface CheckedSet<S extends CardSet = CardSet> {
  readonly set: S;
  readonly faults: readonly SetFault[];
}

/** A fault in one line: card or deck, path, reason. */
export const faultText = ({ of, path, reason }: SetFault): string =>
  [[of, path].filter(Boolean).join(', '), reason].filter(Boolean).join(': ');

/** A table for people: heads of its columns, and a row of texts for each thing. */
export interface Table {
  readonly head: readonly string[];
  /** Columns whose texts end together, by their places. */
  readonly right: ReadonlySet<number>;
  readonly rows: readonly (readonly string[])[];
}

/** Cards and decks that matches can be played with, and the ruleset that plays with them. */
export interface Collection<R> {
  readonly ruleset: R;
  readonly cards: ReadonlyMap<string, Entry>;
  cardTable(): Table;
  /** A card as a set file would have it, line by line; nothing where none has that id. */
  show(card: string): readonly string[];
  /** Each deck with what construction rules count in it, and what makes it illegal. */
  deckCounts(): readonly object[];
  deckTable(): Table;
  /** A legal deck to start from. Throws `UNKNOWN_RULER`, `NO_STARTER`. */
  starterDeck(ruler: string): Entry;
}

/** Cards and decks of one's own, beside those of a ruleset. `R`: the ruleset; `S`: its sets. */
export interface CardSets<R, S extends CardSet = CardSet> {
  /** What the game is called. */
  readonly game: string;
  /** Tables of the language that sets are written in, by their places on the page for card authors. */
  pageTables(): Readonly<Record<string, string>>;
  /** Checks data as a set, among the sets before it. */
  check(data: unknown, among: readonly S[]): CheckedSet<S>;
  /** The set that the data is. Throws `BAD_CARD`, `BAD_DECK` or `BAD_SET` at that place. */
  read(data: unknown, place: string, among: readonly S[]): S;
  /** What there is with those sets; each was read among those before it. */
  with(sets: readonly S[]): Collection<R>;
}
