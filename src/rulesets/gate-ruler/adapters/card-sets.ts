import { type ChangeRules, withCardIds } from '../../../core/cards/set-changes.ts';
import { partsOf } from '../card-schema/parts.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Deck } from '../cards/decks.ts';

/** How the cards of Gate Ruler are changed. */
export const changeRules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ ruler, cards }) => [ruler, ...Object.keys(cards)],
  withIds: (deck, now) => ({ ...deck, ruler: now(deck.ruler), cards: withCardIds(deck.cards, now) }),
  namedBy: (id, cards) =>
    [...cards.values()]
      .filter((card) => [...partsOf(card)].some((part) => part.is === 'filter' && part.value.id === id))
      .map((card) => card.id),
  withoutCounter: ({ counter, ...card }) => (counter === undefined ? undefined : card),
};
