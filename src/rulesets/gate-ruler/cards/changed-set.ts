import { GatechartError } from '../../../kernel/error.ts';
import type { CardChange, ChangedSet } from '../../../kernel/faces/card-change.ts';
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

const hasCard = ({ ruler, cards }: Deck, id: string): boolean => ruler === id || Object.hasOwn(cards, id);

/** Its cards lie in the same order. */
const changedDeck = (deck: Deck, id: string): Deck => ({
  ...deck,
  id: changedId(deck.id),
  ruler: deck.ruler === id ? changedId(id) : deck.ruler,
  cards: Object.fromEntries(
    Object.entries(deck.cards).map(([card, copies]) => [card === id ? changedId(id) : card, copies]),
  ),
});

/** Throws `UNKNOWN_CARD` and `BAD_VALUE`. */
const numberOf = (card: CardDefinition | undefined, { card: id, number }: CardChange): number => {
  if (card === undefined) throw new GatechartError('UNKNOWN_CARD', id, `there is no card ${id}`);
  const numbers = numbersIn(card);
  const found = numbers.find(({ path }) => path === number);
  if (found !== undefined) return found.number;
  const known = numbers.map(({ path }) => path).join(', ');
  throw new GatechartError('BAD_VALUE', id, `the card has no number ${number}; it has ${known || 'none'}`);
};

/** A set with a copy of a card in which one number is another one, and the decks that have it with the copy. */
export const changedSet = (change: CardChange, catalogue: Catalogue): ChangedSet => {
  const card = catalogue.cards.get(change.card);
  const was = numberOf(card, change);
  const { card: id, number, value } = change;
  const others = namedBy(id, catalogue);
  if (others.length > 0) {
    throw new GatechartError(
      'BAD_VALUE',
      id,
      `the text of ${others.join(', ')} names the card by its id, and would not find a copy`,
    );
  }
  const copy = { ...(withNumber(card, number, value) as CardDefinition), id: changedId(id) };
  const decks = [...catalogue.decks.values()].filter((deck) => hasCard(deck, id));
  return {
    value: { cards: [copy], decks: decks.map((deck) => changedDeck(deck, id)) },
    was,
    decks: new Map(decks.map((deck) => [deck.id, changedId(deck.id)])),
  };
};
