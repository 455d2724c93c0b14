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

/** One number of one card, and what it is to be instead. */
export interface CardChange {
  /** Definition id. */
  readonly card: string;
  /** Where in the data of the card: `atk`, or `abilities[0].effect.instructions[1].count`. */
  readonly number: string;
  readonly value: number;
}

/** A set with copies of cards that are otherwise in something. */
export interface ChangedSet {
  /** The set as a file would hold it. */
  readonly value: unknown;
  /** By the id of each deck that has such cards: the id of the same deck with the copies in their places. */
  readonly decks: ReadonlyMap<string, string>;
}

/** A set in which one number of one card is another one. */
export interface ChangedNumber extends ChangedSet {
  /** What the number was. */
  readonly was: number;
}

/** Cards and decks that belong together, as a file of one's own has them. */
export interface CardSet {
  readonly cards: readonly Entry[];
  readonly decks: readonly Entry[];
}

/** What a set file holds: cards and decks of one's own, as the ruleset reads them. */
export interface SetSource {
  /** The file's name without its folders; for errors. */
  readonly name: string;
  /** JSON-able. */
  readonly value: unknown;
}

/** A set by the name of its file, and by a digest of what is in it, which alone decides whether two are the same. */
export interface NamedSet {
  readonly name: string;
  readonly digest: string;
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

/** Cards and decks of one's own, beside those of a ruleset. `R`: the ruleset; `S`: its sets. */
export interface CardSets<R, S extends CardSet = CardSet> {
  /** Tables of the language that sets are written in, by their places on the page for card authors. */
  pageTables(): Readonly<Record<string, string>>;
  /** Checks data as a set, among the sets before it. */
  check(data: unknown, among: readonly S[]): CheckedSet<S>;
  /** The set that the data is. Throws `BAD_CARD`, `BAD_DECK` or `BAD_SET` at that place. */
  read(data: unknown, place: string, among: readonly S[]): S;
  /** The ruleset with those sets; each was read among those before it. */
  with(sets: readonly S[]): R;
  /**
   * A legal deck to start from, out of the cards there are with those sets. `ruler`: the id of a ruler in a game that has some,
   * absent in others. `wanted`: how many it has of some cards, by id. Throws `UNKNOWN_RULER`, `UNKNOWN_CARD`, `NO_STARTER`.
   */
  starterDeck(ruler: string | undefined, among: readonly S[], wanted?: CardCounts): Entry;
  /**
   * A set for asking what would be if a number of a card were another one. Throws `UNKNOWN_CARD`, and `BAD_VALUE` at the card
   * where the number cannot be changed; whether the new one is legal is told by `read`. Absent where nothing can be asked so.
   */
  changeNumber?(change: CardChange, among: readonly S[]): ChangedNumber;
  /** A set in which no card can be used as a counter. Absent where nothing can be asked so. */
  withoutCounters?(among: readonly S[]): ChangedSet;
}

/** A deck list: how many of each card, by id. */
export interface DeckEntry extends Entry {
  readonly cards: Readonly<Record<string, number>>;
}

/** The cards and decks that matches can be played with, by id. */
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
