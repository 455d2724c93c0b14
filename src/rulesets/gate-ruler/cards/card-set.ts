import { GatechartError } from '../../../kernel/error.ts';
import { type CheckedSet, faultText, type SetFault } from '../../../kernel/faces/card-sets.ts';
import { MOST_IN_SET } from '../../../kernel/limits.ts';
import { checkCard } from '../card-check/check-card.ts';
import { deckSchema } from '../card-check/deck-schema.ts';
import { type Fault, faultOf } from '../card-check/fault.ts';
import { partsOf } from '../card-check/parts.ts';
import { loopFaults } from '../card-check/rules/loops.ts';
import { named, wholeCard } from '../card-check/written.ts';
import type { CardDefinition } from '../values/card.ts';
import { builtIn, type CardSet, type Catalogue } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';
import { deckFaults, type NamedCards, unknownFaults } from './decks/legality.ts';

type Written = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A card or deck of the set, as far as it could be read. */
interface Entry<T> {
  readonly of: string;
  readonly at: readonly [string, number];
  readonly written: unknown;
  readonly read?: T | undefined;
  readonly faults: readonly Fault[];
}

const nameOf = (kind: string, value: unknown, index: number): string =>
  isObject(value) && typeof value.id === 'string' ? `${kind} ${value.id}` : `${kind} ${index + 1}`;

const cardEntry = (value: unknown, index: number): Entry<CardDefinition> => {
  const { card, faults } = checkCard(wholeCard(value));
  return { of: nameOf('card', value, index), at: ['cards', index], written: value, read: card, faults };
};

const deckEntry = (value: unknown, index: number): Entry<Deck> => {
  const whole = isObject(value) ? named(value) : value;
  const parsed = deckSchema.safeParse(whole);
  return {
    of: nameOf('deck', value, index),
    at: ['decks', index],
    written: value,
    read: parsed.data,
    faults: parsed.error?.issues.map((issue) => faultOf(whole, issue)) ?? [],
  };
};

const placed = ({ of, at }: Entry<unknown>, faults: readonly Fault[]): readonly SetFault[] =>
  faults.map((fault) => ({ of, at, ...fault }));

/** An id that is there already, or twice in the set itself. */
const repeated = <T extends { readonly id: string }>(
  entries: readonly Entry<T>[],
  known: ReadonlyMap<string, T>,
): readonly SetFault[] => {
  const ids = entries.map(({ read }) => read?.id);
  return entries.flatMap((entry, index) => {
    const id = ids[index];
    return id !== undefined && (known.has(id) || ids.indexOf(id) < index)
      ? placed(entry, [{ path: 'id', reason: 'is there already; take another id' }])
      : [];
  });
};

const unknownIds = (card: CardDefinition, { cards }: Catalogue): readonly Fault[] =>
  [...partsOf(card)].flatMap((part) =>
    part.is === 'filter' && part.value.id !== undefined && !cards.has(part.value.id)
      ? [{ path: `${part.path}.id`, reason: `there is no card ${part.value.id}` }]
      : [],
  );

const loops = (card: CardDefinition, { cards }: Catalogue): readonly Fault[] =>
  loopFaults(
    card,
    [...cards.values()].filter(({ id }) => id !== card.id),
  );

const namedIn = (deck: unknown): NamedCards => {
  if (!isObject(deck)) return { cards: [] };
  return {
    ...(typeof deck.ruler === 'string' && { ruler: deck.ruler }),
    cards: isObject(deck.cards) ? Object.keys(deck.cards) : [],
  };
};

/** The ids of cards that cannot be read: what they are nobody knows, but decks may name them. */
const unreadIds = (cards: readonly Entry<CardDefinition>[]): ReadonlySet<unknown> =>
  new Set(
    cards.flatMap(({ read, written }) => (read === undefined && isObject(written) ? [written.id] : [])),
  );

/** What is wrong with a deck. Nothing is counted where it, or a card that it names, cannot be read. */
const faultsOfDeck = (
  { read, written }: Entry<Deck>,
  { cards }: Catalogue,
  unread: ReadonlySet<unknown>,
): readonly Fault[] => {
  const named = namedIn(written);
  if (read !== undefined && ![named.ruler, ...named.cards].some((id) => unread.has(id))) {
    return deckFaults(read, cards);
  }
  return unknownFaults(
    named,
    (id) => cards.has(id) || unread.has(id),
    (id) => cards.get(id)?.ruler !== undefined || unread.has(id),
  );
};

/** What is wrong with cards and decks that are right by themselves, among those there are. */
const faultsTogether = (
  cards: readonly Entry<CardDefinition>[],
  decks: readonly Entry<Deck>[],
  among: Catalogue,
): readonly SetFault[] => {
  const all: Catalogue = {
    cards: new Map([
      ...among.cards,
      ...cards.flatMap(({ read }) => (read === undefined ? [] : [[read.id, read] as const])),
    ]),
    decks: among.decks,
  };
  const unread = unreadIds(cards);
  return [
    ...repeated(cards, among.cards),
    ...repeated(decks, among.decks),
    ...cards.flatMap((entry) =>
      entry.read === undefined
        ? []
        : placed(entry, [...unknownIds(entry.read, all), ...loops(entry.read, all)]),
    ),
    ...decks.flatMap((entry) => placed(entry, faultsOfDeck(entry, all, unread))),
  ];
};

const PARTS = ['cards', 'decks'] as const;

const faultsOfParts = (data: unknown): readonly SetFault[] => {
  const here = { of: '', at: [] };
  if (!isObject(data)) return [{ ...here, path: '', reason: 'a set has the parts cards and decks' }];
  return Object.entries(data).flatMap(([path, value]) => {
    if (!PARTS.some((part) => part === path)) {
      return [{ ...here, at: [path], path, reason: 'a set has the parts cards and decks, no others' }];
    }
    if (!Array.isArray(value)) return [{ ...here, at: [path], path, reason: `must be a list of ${path}` }];
    if (value.length <= MOST_IN_SET) return [];
    return [{ ...here, at: [path], path, reason: `must be a list of ${MOST_IN_SET} ${path} at most` }];
  });
};

const listIn = (data: unknown, part: (typeof PARTS)[number]): readonly unknown[] => {
  const list = isObject(data) ? data[part] : undefined;
  return Array.isArray(list) && list.length <= MOST_IN_SET ? list : [];
};

/** Checks data as a set: every card and deck by itself, then together with those there are. */
export const checkSet = (data: unknown, among: Catalogue = builtIn): CheckedSet<CardSet> => {
  const cards = listIn(data, 'cards').map(cardEntry);
  const decks = listIn(data, 'decks').map(deckEntry);
  return {
    set: {
      cards: cards.flatMap(({ read }) => read ?? []),
      decks: decks.flatMap(({ read }) => read ?? []),
    },
    faults: [
      ...faultsOfParts(data),
      ...[...cards, ...decks].flatMap((entry) => placed(entry, entry.faults)),
      ...faultsTogether(cards, decks, among),
    ],
  };
};

/**
 * The set that the data is, from a file for example, to be used with `catalogueWith`. Throws `BAD_CARD`, `BAD_DECK` or
 * `BAD_SET` at that place, with card or deck, path and reason.
 */
export const readSet = (data: unknown, place: string, among?: Catalogue): CardSet => {
  const { set, faults } = checkSet(data, among);
  const [first] = faults;
  if (first === undefined) return set;
  const code = first.of === '' ? 'BAD_SET' : first.of.startsWith('card') ? 'BAD_CARD' : 'BAD_DECK';
  throw new GatechartError(code, place, faultText(first));
};
