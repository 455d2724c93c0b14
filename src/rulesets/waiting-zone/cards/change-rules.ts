import { type ChangeRules, withCardIds } from '../../../core/cards/set-changes.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Deck } from './catalogue.ts';

/** How the cards of the waiting-zone game are changed. */
export const changeRules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ cards }) => Object.keys(cards),
  withIds: (deck, now) => ({ ...deck, cards: withCardIds(deck.cards, now) }),
  namedBy: () => [],
  withoutCounter: (card) => (card.type === 'counter' ? { ...card, windows: [] } : undefined),
};
