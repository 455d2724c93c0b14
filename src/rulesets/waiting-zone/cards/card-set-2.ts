import type { SetRules } from '../../../core/cards/set-reader.ts';
import { checkedBy } from '../../../core/cards/validation.ts';
import { cardsListed, named } from '../../../core/cards/written.ts';
import { deckSchema } from '../card-schema/card-schema.ts';
import { checkCard } from '../card-schema/check-card-2.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Deck } from './catalogue.ts';
import { deckFaults, unknownFaults } from './card-set.ts';

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
