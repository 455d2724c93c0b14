import { didYouMean } from '../data/nearest.ts';
import { GatechartError } from '../errors.ts';
import type { CardCounts } from './fit-deck.ts';

/** The error for a card that is none of those known. */
export const unknownCardError = (id: string, known: readonly string[]): GatechartError =>
  new GatechartError('UNKNOWN_CARD', id, `there is no card ${id}${didYouMean(id, known)}`);

/** A card or deck as data. */
export interface Entry {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** A change of one number of one card. */
export interface CardChange {
  /** Definition id. */
  readonly card: string;
  /** The path of the number in the data of the card: `atk`, or `abilities[0].effect.instructions[1].count`. */
  readonly number: string;
  readonly value: number;
}

/** A set with changed copies of cards. */
export interface ChangedSet {
  /** The set as the data of a set file. */
  readonly value: unknown;
  /** For each deck that contains such cards: its id, and the id of the same deck with the changed copies. */
  readonly decks: ReadonlyMap<string, string>;
}

/** A set in which one number of one card is changed. */
export interface ChangedNumber extends ChangedSet {
  /** The number before the change. */
  readonly was: number;
}

/** Cards and decks that belong together, as in a custom set file. */
export interface CardSet {
  readonly cards: readonly Entry[];
  readonly decks: readonly Entry[];
}

/** The contents of a set file: custom cards and decks, in the form that the ruleset reads. */
export interface SetSource {
  /** The name of the file without its folders, for error messages. */
  readonly name: string;
  /** A value that JSON can write. */
  readonly value: unknown;
}

/** A set by its file name and the digest of its contents. Two sets with the same digest are the same set. */
export interface NamedSet {
  readonly name: string;
  readonly digest: string;
}

/** An error in a set: the card or deck, the place in it, the reason in plain words, and the clause, if one decides. */
export interface SetFault {
  /** `card ID` or `deck ID`; empty if the error is in the set itself. */
  readonly of: string;
  /** The path of the card or deck in the data, such as `['cards', 0]`. */
  readonly at: readonly (string | number)[];
  /** The path within the card or deck. */
  readonly path: string;
  readonly reason: string;
  readonly clause?: string;
}

/** The result of checking a set: its valid cards and decks, and its errors. */
export interface CheckedSet<S extends CardSet = CardSet> {
  readonly set: S;
  readonly faults: readonly SetFault[];
}

/** Returns an error as one line: card or deck, path, reason. */
export const faultText = ({ of, path, reason }: SetFault): string =>
  [[of, path].filter(Boolean).join(', '), reason].filter(Boolean).join(': ');

/** Support for custom cards and decks, added to those of a ruleset. `R`: the ruleset; `S`: its sets. */
export interface CardSets<R, S extends CardSet = CardSet> {
  /** Returns the tables of the card language, by their places on the page for card authors. */
  pageTables(): Readonly<Record<string, string>>;
  /** Checks data as a set. It may refer to the cards of the sets `among`, which come before it. */
  check(data: unknown, among: readonly S[]): CheckedSet<S>;
  /** Reads data as a set. Throws `BAD_CARD`, `BAD_DECK` or `BAD_SET` with the place. */
  read(data: unknown, place: string, among: readonly S[]): S;
  /** Returns the ruleset with these sets. Each set was read with those before it. */
  with(sets: readonly S[]): R;
  /**
   * Returns a legal deck to start from, made of the available cards, including those of the sets. `ruler`: the id of a
   * ruler; leave it out in a game without rulers. `wanted`: the copies of some cards, by id. Throws `UNKNOWN_RULER`,
   * `UNKNOWN_CARD`, `NO_STARTER`.
   */
  starterDeck(ruler: string | undefined, among: readonly S[], wanted?: CardCounts): Entry;
  /**
   * Returns a set in which a number of a card has another value, to study the effect of the change. Throws
   * `UNKNOWN_CARD`, and `BAD_VALUE` if the number cannot be changed. It does not check the new number; `read` does.
   * Absent if the ruleset cannot change numbers.
   */
  changeNumber?(change: CardChange, among: readonly S[]): ChangedNumber;
  /** Returns a set in which no card can be used as a counter. Absent if the ruleset does not support it. */
  withoutCounters?(among: readonly S[]): ChangedSet;
}

/** A deck list: how many of each card, by id. */
export interface DeckEntry extends Entry {
  readonly cards: Readonly<Record<string, number>>;
}

/** The cards and decks available for matches, by id. */
export interface CatalogueOf<C extends Entry, D extends Entry> {
  readonly cards: ReadonlyMap<string, C>;
  readonly decks: ReadonlyMap<string, D>;
}

/** Cards and decks that belong together. */
export interface CardSetOf<C extends Entry, D extends Entry> extends CardSet {
  readonly cards: readonly C[];
  readonly decks: readonly D[];
}

const byId = <T extends Entry>(entries: readonly T[]): readonly (readonly [string, T])[] =>
  entries.map((entry) => [entry.id, entry] as const);

/** A catalogue with the cards and decks of sets, which were checked among those before them. */
export const withSets = <C extends Entry, D extends Entry>(
  catalogue: CatalogueOf<C, D>,
  sets: readonly CardSetOf<C, D>[],
): CatalogueOf<C, D> =>
  sets.reduce(
    (all, set) => ({
      cards: new Map([...all.cards, ...byId(set.cards)]),
      decks: new Map([...all.decks, ...byId(set.decks)]),
    }),
    catalogue,
  );
