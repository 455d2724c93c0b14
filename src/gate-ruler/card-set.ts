import { GatechartError } from '../kernel/error.ts';
import type { CardDefinition } from './card.ts';
import { type Fault, faultOf } from './card-check/fault.ts';
import { partsOf } from './card-check/parts.ts';
import { numberLoopFaults } from './card-check/rules/number-loops.ts';
import { deckSchema } from './card-check/schema/deck.ts';
import { named, wholeCard } from './card-check/written.ts';
import { checkCard } from './card-schema.ts';
import { type CardSet, type Catalogue, catalogueWith } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';
import { deckFaults } from './decks/legality.ts';

/** One thing wrong with a set: the card or deck, where in it, and why, in plain words. */
export interface SetFault extends Fault {
  /** `card ID`, `deck ID`, or empty where the set itself is wrong. */
  readonly of: string;
}

/** What checking a set gives: what is right of it, and what is wrong. */
export interface CheckedSet {
  readonly set: CardSet;
  readonly faults: readonly SetFault[];
}

type Written = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (kind: 'card' | 'deck', value: unknown, index: number): string =>
  isObject(value) && typeof value.id === 'string' ? `${kind} ${value.id}` : `${kind} ${index + 1}`;

const listIn = (data: Written, key: 'cards' | 'decks'): readonly unknown[] | SetFault => {
  const value = data[key] ?? [];
  return Array.isArray(value) ? value : { of: '', path: key, reason: `must be a list of ${key}` };
};

const isFault = (value: readonly unknown[] | SetFault): value is SetFault => !Array.isArray(value);

/** Ids that are there already, or twice in the set itself. */
const repeated = (kind: 'card' | 'deck', ids: readonly string[], known: ReadonlySet<string>) =>
  ids
    .filter((id, index) => known.has(id) || ids.indexOf(id) < index)
    .map(
      (id): SetFault => ({
        of: `${kind} ${id}`,
        path: 'id',
        reason: `there is a ${kind} ${id} already; take another id`,
      }),
    );

const unknownIds = (card: CardDefinition, catalogue: Catalogue): readonly SetFault[] =>
  [...partsOf(card)].flatMap((part) =>
    part.is === 'filter' && part.value.id !== undefined && !catalogue.cards.has(part.value.id)
      ? [{ of: `card ${card.id}`, path: `${part.path}.id`, reason: `there is no card ${part.value.id}` }]
      : [],
  );

const loops = (card: CardDefinition, catalogue: Catalogue): readonly SetFault[] => {
  const others = [...catalogue.cards.values()].filter(({ id }) => id !== card.id);
  return numberLoopFaults(card, others).map((fault) => ({ of: `card ${card.id}`, ...fault }));
};

const checkDeck = (value: unknown): { readonly deck?: Deck; readonly faults: readonly Fault[] } => {
  const parsed = deckSchema.safeParse(isObject(value) ? named(value) : value);
  return parsed.success
    ? { deck: parsed.data, faults: [] }
    : { faults: parsed.error.issues.map((issue) => faultOf(value, issue)) };
};

const NOTHING: CardSet = { cards: [], decks: [] };

/** Checks data as a set: every card and deck by itself, then together with what is there already. */
export const checkSet = (data: unknown, among: Catalogue = catalogueWith([])): CheckedSet => {
  if (!isObject(data)) {
    return { set: NOTHING, faults: [{ of: '', path: '', reason: 'a set has the parts cards and decks' }] };
  }
  const cards = listIn(data, 'cards');
  const decks = listIn(data, 'decks');
  const others = Object.keys(data).filter((key) => key !== 'cards' && key !== 'decks');
  const wrong = [
    ...others.map((path) => ({ of: '', path, reason: 'a set has the parts cards and decks, no others' })),
    ...[cards, decks].filter(isFault),
  ];
  if (wrong.length > 0 || isFault(cards) || isFault(decks)) return { set: NOTHING, faults: wrong };
  const readCards = cards.map((value, index) => ({
    of: nameOf('card', value, index),
    ...checkCard(wholeCard(value)),
  }));
  const readDecks = decks.map((value, index) => ({ of: nameOf('deck', value, index), ...checkDeck(value) }));
  const set: CardSet = {
    cards: readCards.flatMap(({ card }) => card ?? []),
    decks: readDecks.flatMap(({ deck }) => deck ?? []),
  };
  const all: Catalogue = {
    cards: new Map([...among.cards, ...set.cards.map((card) => [card.id, card] as const)]),
    decks: among.decks,
  };
  return {
    set,
    faults: [
      ...[...readCards, ...readDecks].flatMap(({ of, faults }) => faults.map((fault) => ({ of, ...fault }))),
      ...repeated(
        'card',
        set.cards.map(({ id }) => id),
        new Set(among.cards.keys()),
      ),
      ...repeated(
        'deck',
        set.decks.map(({ id }) => id),
        new Set(among.decks.keys()),
      ),
      ...set.cards.flatMap((card) => [...unknownIds(card, all), ...loops(card, all)]),
      ...set.decks.flatMap((deck) =>
        deckFaults(deck, all.cards).map((reason) => ({ of: `deck ${deck.id}`, path: '', reason })),
      ),
    ],
  };
};

/**
 * The set that the data is, from a file for example. Throws `BAD_CARD`, `BAD_DECK` or `BAD_SET` at that place, with card or
 * deck, path and reason.
 */
export const readSet = (data: unknown, place: string, among?: Catalogue): CardSet => {
  const { set, faults } = checkSet(data, among);
  const [first] = faults;
  if (first === undefined) return set;
  const code = first.of === '' ? 'BAD_SET' : first.of.startsWith('card') ? 'BAD_CARD' : 'BAD_DECK';
  throw new GatechartError(code, place, faultText(first));
};

/** A fault in one line: card or deck, path, reason. */
export const faultText = ({ of, path, reason }: SetFault): string =>
  [[of, path].filter(Boolean).join(', '), reason].filter(Boolean).join(': ');
