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
import { deckFaults } from './decks/legality.ts';

type Written = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A card or deck of the set, as far as it could be read. */
interface Entry<T> {
  readonly of: string;
  readonly at: readonly [string, number];
  readonly read?: T | undefined;
  readonly faults: readonly Fault[];
}

const nameOf = (kind: string, value: unknown, index: number): string =>
  isObject(value) && typeof value.id === 'string' ? `${kind} ${value.id}` : `${kind} ${index + 1}`;

const cardEntry = (value: unknown, index: number): Entry<CardDefinition> => {
  const { card, faults } = checkCard(wholeCard(value));
  return { of: nameOf('card', value, index), at: ['cards', index], read: card, faults };
};

const deckEntry = (value: unknown, index: number): Entry<Deck> => {
  const whole = isObject(value) ? named(value) : value;
  const parsed = deckSchema.safeParse(whole);
  return {
    of: nameOf('deck', value, index),
    at: ['decks', index],
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
  return [
    ...repeated(cards, among.cards),
    ...repeated(decks, among.decks),
    ...cards.flatMap((entry) =>
      entry.read === undefined
        ? []
        : placed(entry, [...unknownIds(entry.read, all), ...loops(entry.read, all)]),
    ),
    ...decks.flatMap((entry) =>
      entry.read === undefined || cards.some(({ read }) => read === undefined)
        ? []
        : placed(
            entry,
            deckFaults(entry.read, all.cards).map((fault) => ({ path: '', ...fault })),
          ),
    ),
  ];
};

const PARTS = ['cards', 'decks'];

const faultsOfParts = (data: unknown): readonly SetFault[] => {
  const here = { of: '', at: [] };
  if (!isObject(data)) return [{ ...here, path: '', reason: 'a set has the parts cards and decks' }];
  return Object.entries(data).flatMap(([path, value]) => {
    if (!PARTS.includes(path)) {
      return [{ ...here, at: [path], path, reason: 'a set has the parts cards and decks, no others' }];
    }
    if (!Array.isArray(value)) return [{ ...here, at: [path], path, reason: `must be a list of ${path}` }];
    if (value.length <= MOST_IN_SET) return [];
    return [{ ...here, at: [path], path, reason: `must be a list of ${MOST_IN_SET} ${path} at most` }];
  });
};

/** Checks data as a set: every card and deck by itself, then together with those there are. */
export const checkSet = (data: unknown, among: Catalogue = builtIn): CheckedSet<CardSet> => {
  const wrong = faultsOfParts(data);
  if (wrong.length > 0) return { set: { cards: [], decks: [] }, faults: wrong };
  const lists = data as Readonly<Partial<Record<'cards' | 'decks', readonly unknown[]>>>;
  const cards = (lists.cards ?? []).map(cardEntry);
  const decks = (lists.decks ?? []).map(deckEntry);
  return {
    set: {
      cards: cards.flatMap(({ read }) => read ?? []),
      decks: decks.flatMap(({ read }) => read ?? []),
    },
    faults: [
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
