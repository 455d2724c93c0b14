import { MAX_SET_SIZE } from '../data/limits.ts';
import { didYouMean } from '../data/nearest.ts';
import { GatechartError } from '../errors.ts';
import {
  type CardSetOf,
  type CardSets,
  type CatalogueOf,
  type CheckedSet,
  type DeckEntry,
  type Entry,
  faultText,
  type SetFault,
  unknownCardError,
  withSets,
} from './card-sets.ts';
import type { CardCounts } from './fit-deck.ts';
import { isObject } from './schema.ts';
import { type ChangeRules, changeNumber, removeCounters } from './set-changes.ts';
import type { Fault, ParseResult } from './validation.ts';

/** Cards by their ids. */
type Cards<C> = ReadonlyMap<string, C>;

/** How cards and decks of a ruleset are read, and what they must keep. */
export interface SetRules<C extends Entry, D extends Entry> {
  /** A card by itself; `before`: the cards that are there before it. */
  card(written: unknown, before: Cards<C>): ParseResult<C>;
  deck(written: unknown): ParseResult<D>;
  /** What is wrong with a card that is right by itself, among all cards. */
  cardAmong(card: C, cards: Cards<C>): readonly Fault[];
  /** What is wrong with a deck that is right by itself, among all cards. */
  deckAmong(deck: D, cards: Cards<C>): readonly Fault[];
  /** The ids of the cards that a deck names, as far as it can be read. */
  cardIdsIn(written: unknown): readonly string[];
  /** The cards named that are none of these, nor of those that cannot be read. */
  unknownCardsIn(written: unknown, cards: Cards<C>, unread: ReadonlySet<unknown>): readonly Fault[];
}

/** A card or deck of the set, as far as it could be read. */
interface Read<T> {
  readonly of: string;
  readonly at: readonly [string, number];
  readonly written: unknown;
  readonly read?: T | undefined;
  readonly faults: readonly Fault[];
}

const nameOf = (kind: string, value: unknown, index: number): string =>
  isObject(value) && typeof value.id === 'string' ? `${kind} ${value.id}` : `${kind} ${index + 1}`;

const placed = ({ of, at }: Read<unknown>, faults: readonly Fault[]): readonly SetFault[] =>
  faults.map((fault) => ({ of, at, ...fault }));

const readCards = <C extends Entry, D extends Entry>(
  written: readonly unknown[],
  rules: SetRules<C, D>,
  among: Cards<C>,
): readonly Read<C>[] => {
  const before = new Map(among);
  return written.map((value, index) => {
    const checked = rules.card(value, before);
    const { read } = checked;
    if (read !== undefined && !before.has(read.id)) before.set(read.id, read);
    return { of: nameOf('card', value, index), at: ['cards', index], written: value, ...checked };
  });
};

/** An id that is there already, or twice in the set itself. */
const repeated = <T extends Entry>(
  entries: readonly Read<T>[],
  known: ReadonlyMap<string, T>,
): readonly SetFault[] => {
  const ids = entries.map(({ read }) => read?.id);
  return entries.flatMap((entry, index) => {
    const id = ids[index];
    return id !== undefined && (known.has(id) || ids.indexOf(id) < index)
      ? placed(entry, [{ path: 'id', reason: 'is already used; choose another id' }])
      : [];
  });
};

/** The ids of cards that cannot be read: what they are nobody knows, but decks may name them. */
const unreadIds = (cards: readonly Read<unknown>[]): ReadonlySet<unknown> =>
  new Set(
    cards.flatMap(({ read, written }) => (read === undefined && isObject(written) ? [written.id] : [])),
  );

/** What is wrong with cards and decks that are right by themselves, among those there are. */
const faultsTogether = <C extends Entry, D extends Entry>(
  cards: readonly Read<C>[],
  decks: readonly Read<D>[],
  rules: SetRules<C, D>,
  among: CatalogueOf<C, D>,
): readonly SetFault[] => {
  const all = new Map([
    ...among.cards,
    ...cards.flatMap(({ read }) => (read === undefined ? [] : [[read.id, read] as const])),
  ]);
  const unread = unreadIds(cards);
  // Nothing is counted where the deck, or a card that it names, cannot be read.
  const faultsOfDeck = ({ read, written }: Read<D>): readonly Fault[] =>
    read !== undefined && !rules.cardIdsIn(written).some((id) => unread.has(id))
      ? rules.deckAmong(read, all)
      : rules.unknownCardsIn(written, all, unread);
  return [
    ...repeated(cards, among.cards),
    ...repeated(decks, among.decks),
    ...cards.flatMap((entry) =>
      entry.read === undefined ? [] : placed(entry, rules.cardAmong(entry.read, all)),
    ),
    ...decks.flatMap((entry) => placed(entry, faultsOfDeck(entry))),
  ];
};

const PARTS = ['cards', 'decks'] as const;

const faultsOfParts = (data: unknown): readonly SetFault[] => {
  const here = { of: '', at: [] };
  if (!isObject(data)) return [{ ...here, path: '', reason: 'a card set has the keys cards and decks' }];
  return Object.entries(data).flatMap(([path, value]) => {
    if (!PARTS.some((part) => part === path)) {
      const reason = `a card set has the keys cards and decks, and no others${didYouMean(path, PARTS)}`;
      return [{ ...here, at: [path], path, reason }];
    }
    if (!Array.isArray(value)) return [{ ...here, at: [path], path, reason: `must be a list of ${path}` }];
    if (value.length <= MAX_SET_SIZE) return [];
    return [{ ...here, at: [path], path, reason: `must be a list of at most ${MAX_SET_SIZE} ${path}` }];
  });
};

const listIn = (data: unknown, part: (typeof PARTS)[number]): readonly unknown[] => {
  const list = isObject(data) ? data[part] : undefined;
  return Array.isArray(list) && list.length <= MAX_SET_SIZE ? list : [];
};

/** Checks data as a set: every card and deck by itself, then together with those there are. */
export const checkSetBy = <C extends Entry, D extends Entry>(
  rules: SetRules<C, D>,
  data: unknown,
  among: CatalogueOf<C, D>,
): CheckedSet<CardSetOf<C, D>> => {
  const cards = readCards(listIn(data, 'cards'), rules, among.cards);
  const decks = listIn(data, 'decks').map(
    (value, index): Read<D> => ({
      of: nameOf('deck', value, index),
      at: ['decks', index],
      written: value,
      ...rules.deck(value),
    }),
  );
  return {
    set: {
      cards: cards.flatMap(({ read }) => read ?? []),
      decks: decks.flatMap(({ read }) => read ?? []),
    },
    faults: [
      ...faultsOfParts(data),
      ...[...cards, ...decks].flatMap((entry) => placed(entry, entry.faults)),
      ...faultsTogether(cards, decks, rules, among),
    ],
  };
};

/**
 * The set that was checked, if nothing is wrong with it. Throws `BAD_CARD`, `BAD_DECK` or `BAD_SET` at that place, with card or
 * deck, path and reason.
 */
export const requireValidSet = <S extends CardSetOf<Entry, Entry>>(
  { set, faults }: CheckedSet<S>,
  place: string,
): S => {
  const [first] = faults;
  if (first === undefined) return set;
  const code = first.of === '' ? 'BAD_SET' : first.of.startsWith('card') ? 'BAD_CARD' : 'BAD_DECK';
  throw new GatechartError(code, place, faultText(first));
};

/** What a game says of its cards and decks, for sets of others. */
export interface CardSetGame<C extends Entry, D extends DeckEntry> {
  readonly builtIn: CatalogueOf<C, D>;
  readonly rules: SetRules<C, D>;
  readonly changes: ChangeRules<C, D>;
  pageTables(): Readonly<Record<string, string>>;
  starterDeck(ruler: string | undefined, catalogue: CatalogueOf<C, D>, wanted?: CardCounts): D;
}

/** Throws `UNKNOWN_CARD` for a card that is not in the catalogue. */
const checkKnown = ({ cards }: CatalogueOf<Entry, Entry>, wanted: CardCounts): CardCounts => {
  const unknown = Object.keys(wanted).find((id) => !cards.has(id));
  if (unknown === undefined) return wanted;
  throw unknownCardError(unknown, [...cards.keys()]);
};

/** Sets of cards and decks of a game; `rulesetWith`: the ruleset as it is played with the cards of a catalogue. */
export const createCardSets = <R, C extends Entry, D extends DeckEntry>(
  { builtIn, rules, changes, pageTables, starterDeck }: CardSetGame<C, D>,
  rulesetWith: (catalogue: CatalogueOf<C, D>) => R,
): CardSets<R, CardSetOf<C, D>> => {
  const catalogueWith = (sets: readonly CardSetOf<C, D>[]) => withSets(builtIn, sets);
  return {
    pageTables,
    check: (data, among) => checkSetBy(rules, data, catalogueWith(among)),
    read: (data, place, among) => requireValidSet(checkSetBy(rules, data, catalogueWith(among)), place),
    with: (sets) => rulesetWith(catalogueWith(sets)),
    starterDeck: (ruler, among, wanted) =>
      starterDeck(ruler, catalogueWith(among), wanted && checkKnown(catalogueWith(among), wanted)),
    changeNumber: (change, among) => changeNumber(changes, change, catalogueWith(among)),
    withoutCounters: (among) => removeCounters(changes, catalogueWith(among)),
  };
};
