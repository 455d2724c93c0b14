import {
  type ChangeRules,
  changedNumberBy,
  withCardIds,
  withoutCountersBy,
} from '../../../kernel/card-sets/changed-set.ts';
import type { CardChange, ChangedNumber, ChangedSet } from '../../../kernel/faces/card-change.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Catalogue } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';

const rules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ cards }) => Object.keys(cards),
  withIds: (deck, now) => ({ ...deck, cards: withCardIds(deck.cards, now) }),
  namedBy: () => [],
  withoutCounter: (card) => (card.type === 'counter' ? { ...card, windows: [] } : undefined),
};

/** A set in which one number of one card is another one. Throws as `CardSets.changed`. */
export const changedNumber = (change: CardChange, catalogue: Catalogue): ChangedNumber =>
  changedNumberBy(rules, change, catalogue);

/** A set in which counters can be activated at no check. */
export const withoutCounters = (catalogue: Catalogue): ChangedSet => withoutCountersBy(rules, catalogue);
