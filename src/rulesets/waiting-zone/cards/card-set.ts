import type { SetRules } from '../../../kernel/card-sets/check-set.ts';
import { checkedBy } from '../../../kernel/card-sets/fault.ts';
import { cardsListed, named } from '../../../kernel/card-sets/written.ts';
import { deckSchema } from '../card-check/card-schema.ts';
import { checkCard } from '../card-check/check-card.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Deck } from './decks/deck.ts';
import { deckFaults, unknownFaults } from './decks/legality.ts';

/** How cards and decks of the waiting-zone game are read, and what they must keep. */
export const setRules: SetRules<CardDefinition, Deck> = {
  card: checkCard,
  deck: (written) => checkedBy(deckSchema, named(written)),
  cardAmong: () => [],
  deckAmong: deckFaults,
  namedIn: cardsListed,
  strangersIn: (written, cards, unread) =>
    unknownFaults(cardsListed(written), (id) => cards.has(id) || unread.has(id)),
};
