import { GatechartError } from '../../../kernel/error.ts';
import type { CardChange, ChangedNumber, ChangedSet } from '../../../kernel/faces/card-change.ts';
import { partsOf } from '../card-check/parts.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Catalogue } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';

const changedId = (id: string): string => `${id}-changed`;

interface NumberAt {
  readonly path: string;
  readonly number: number;
}

/** The numbers in the data of a card, and where they stand. */
const numbersIn = (value: unknown, path = ''): readonly NumberAt[] => {
  if (typeof value === 'number') return [{ path, number: value }];
  if (Array.isArray(value)) return value.flatMap((each, place) => numbersIn(each, `${path}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    numbersIn(each, path === '' ? key : `${path}.${key}`),
  );
};

const withNumber = (value: unknown, path: string, number: number, at = ''): unknown => {
  if (at === path) return number;
  if (Array.isArray(value))
    return value.map((each, place) => withNumber(each, path, number, `${at}[${place}]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      withNumber(each, path, number, at === '' ? key : `${at}.${key}`),
    ]),
  );
};

/** Cards whose text names that one by its id: they would look for it in vain. */
const namedBy = (id: string, { cards }: Catalogue): readonly string[] =>
  [...cards.values()]
    .filter((card) => [...partsOf(card)].some((part) => part.is === 'filter' && part.value.id === id))
    .map((card) => card.id);

const hasOne = ({ ruler, cards }: Deck, ids: ReadonlySet<string>): boolean =>
  [ruler, ...Object.keys(cards)].some((id) => ids.has(id));

/** Its cards lie in the same order. */
const changedDeck = (deck: Deck, ids: ReadonlySet<string>): Deck => {
  const now = (card: string): string => (ids.has(card) ? changedId(card) : card);
  return {
    ...deck,
    id: changedId(deck.id),
    ruler: now(deck.ruler),
    cards: Object.fromEntries(Object.entries(deck.cards).map(([card, copies]) => [now(card), copies])),
  };
};

/** A set with those cards, which are changed, under ids of their own, and the decks that have them with these. */
const setWith = (changed: readonly CardDefinition[], catalogue: Catalogue): ChangedSet => {
  const ids = new Set(changed.map(({ id }) => id));
  const decks = [...catalogue.decks.values()].filter((deck) => hasOne(deck, ids));
  return {
    value: {
      cards: changed.map((card) => ({ ...card, id: changedId(card.id) })),
      decks: decks.map((deck) => changedDeck(deck, ids)),
    },
    decks: new Map(decks.map(({ id }) => [id, changedId(id)])),
  };
};

/** Throws `UNKNOWN_CARD` and `BAD_VALUE`. */
const numberOf = (card: CardDefinition | undefined, { card: id, number }: CardChange): number => {
  if (card === undefined) throw new GatechartError('UNKNOWN_CARD', id, `there is no card ${id}`);
  const numbers = numbersIn(card);
  const found = numbers.find(({ path }) => path === number);
  if (found !== undefined) return found.number;
  const known = numbers.map(({ path }) => path).join(', ');
  throw new GatechartError('BAD_VALUE', id, `the card has no number ${number}; it has ${known || 'none'}`);
};

/** A set in which one number of one card is another one. Throws as `CardSets.changed`. */
export const changedNumber = (change: CardChange, catalogue: Catalogue): ChangedNumber => {
  const { card: id, number, value } = change;
  const card = catalogue.cards.get(id);
  const was = numberOf(card, change);
  const others = namedBy(id, catalogue);
  if (others.length > 0) {
    throw new GatechartError(
      'BAD_VALUE',
      id,
      `the text of ${others.join(', ')} names the card by its id, and would not find a copy`,
    );
  }
  return { ...setWith([withNumber(card, number, value) as CardDefinition], catalogue), was };
};

/** A set in which no card has a counter. A card that others name by its id keeps its own: they would not find a copy. */
export const withoutCounters = (catalogue: Catalogue): ChangedSet => {
  const inDecks = new Set([...catalogue.decks.values()].flatMap(({ cards }) => Object.keys(cards)));
  const changed = [...catalogue.cards.values()].flatMap(({ counter, ...card }) =>
    counter === undefined || !inDecks.has(card.id) || namedBy(card.id, catalogue).length > 0 ? [] : [card],
  );
  return setWith(changed, catalogue);
};
