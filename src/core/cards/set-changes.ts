import { didYouMean } from '../data/nearest.ts';
import { GatechartError } from '../errors.ts';
import type { CardChange, CatalogueOf, ChangedNumber, ChangedSet, DeckEntry, Entry } from './card-sets.ts';

/** What a change of cards must know of a ruleset. */
export interface ChangeRules<C extends Entry, D extends Entry> {
  /** The ids of the cards that a deck has, of whatever kind. */
  idsIn(deck: D): readonly string[];
  /** A deck with other cards in the places of its own, in the same order. */
  withIds(deck: D, now: (id: string) => string): D;
  /** Cards whose text names that one by its id: they would look for it in vain. */
  namedBy(id: string, cards: ReadonlyMap<string, C>): readonly string[];
  /** The card when it cannot be used as a counter; nothing where it could not be anyway. */
  withoutCounter(card: C): C | undefined;
}

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

/** The cards of a deck list with other ids, in the same order. */
export const withCardIds = (
  cards: DeckEntry['cards'],
  now: (id: string) => string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(cards).map(([card, copies]) => [now(card), copies]));

/** A set with those cards, which are changed, under ids of their own, and the decks that have them with these. */
const setWith = <C extends Entry, D extends Entry>(
  changed: readonly C[],
  catalogue: CatalogueOf<C, D>,
  rules: ChangeRules<C, D>,
): ChangedSet => {
  const ids = new Set(changed.map(({ id }) => id));
  const now = (id: string): string => (ids.has(id) ? changedId(id) : id);
  const decks = [...catalogue.decks.values()].filter((deck) => rules.idsIn(deck).some((id) => ids.has(id)));
  return {
    value: {
      cards: changed.map((card) => ({ ...card, id: changedId(card.id) })),
      decks: decks.map((deck) => ({ ...rules.withIds(deck, now), id: changedId(deck.id) })),
    },
    decks: new Map(decks.map(({ id }) => [id, changedId(id)])),
  };
};

/** Throws `UNKNOWN_CARD` and `BAD_VALUE`. */
const numberOf = (cards: ReadonlyMap<string, Entry>, { card: id, number }: CardChange): number => {
  const card = cards.get(id);
  if (card === undefined) {
    throw new GatechartError(
      'UNKNOWN_CARD',
      id,
      `there is no card ${id}${didYouMean(id, [...cards.keys()])}`,
    );
  }
  const numbers = numbersIn(card);
  const found = numbers.find(({ path }) => path === number);
  if (found !== undefined) return found.number;
  const known = numbers.map(({ path }) => path).join(', ');
  throw new GatechartError(
    'BAD_VALUE',
    id,
    `the card has no number called ${number}; numbers of the card: ${known || 'none'}`,
  );
};

/** A set in which one number of one card is another one. Throws as `CardSets.changed`. */
export const changeNumber = <C extends Entry, D extends Entry>(
  rules: ChangeRules<C, D>,
  change: CardChange,
  catalogue: CatalogueOf<C, D>,
): ChangedNumber => {
  const { card: id, number, value } = change;
  const card = catalogue.cards.get(id);
  const was = numberOf(catalogue.cards, change);
  const others = rules.namedBy(id, catalogue.cards);
  if (others.length > 0) {
    throw new GatechartError(
      'BAD_VALUE',
      id,
      `the number of this card cannot be changed, because the text of ${others.join(', ')} refers to the id of this card`,
    );
  }
  return { ...setWith([withNumber(card, number, value) as C], catalogue, rules), was };
};

/** A set in which no card can be used as a counter. One that others name by its id keeps its own: they would not find a copy. */
export const removeCounters = <C extends Entry, D extends DeckEntry>(
  rules: ChangeRules<C, D>,
  catalogue: CatalogueOf<C, D>,
): ChangedSet => {
  const { cards, decks } = catalogue;
  const inDecks = new Set([...decks.values()].flatMap((deck) => Object.keys(deck.cards)));
  const changed = [...cards.values()].flatMap((card) => {
    const isKept = !inDecks.has(card.id) || rules.namedBy(card.id, cards).length > 0;
    return isKept ? [] : (rules.withoutCounter(card) ?? []);
  });
  return setWith(changed, catalogue, rules);
};
