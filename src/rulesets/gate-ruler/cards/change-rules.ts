import {
  type ChangeRules,
  changedNumberBy,
  withCardIds,
  withoutCountersBy,
} from '../../../kernel/card-sets/changed-set.ts';
import type { CardChange, ChangedNumber, ChangedSet } from '../../../kernel/faces/card-change.ts';
import { partsOf } from '../card-check/parts.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Catalogue } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';

const rules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ ruler, cards }) => [ruler, ...Object.keys(cards)],
  withIds: (deck, now) => ({ ...deck, ruler: now(deck.ruler), cards: withCardIds(deck.cards, now) }),
  namedBy: (id, cards) =>
    [...cards.values()]
      .filter((card) => [...partsOf(card)].some((part) => part.is === 'filter' && part.value.id === id))
      .map((card) => card.id),
  withoutCounter: ({ counter, ...card }) => (counter === undefined ? undefined : card),
};

/** A set in which one number of one card is another one. Throws as `CardSets.changed`. */
export const changedNumber = (change: CardChange, catalogue: Catalogue): ChangedNumber =>
  changedNumberBy(rules, change, catalogue);

/** A set in which no card has a counter, as far as no other names it by its id. */
export const withoutCounters = (catalogue: Catalogue): ChangedSet => withoutCountersBy(rules, catalogue);
