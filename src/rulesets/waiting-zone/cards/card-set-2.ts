import type { SetRules } from '../../../core/cards/set-reader.ts';
import { parseWith } from '../../../core/cards/validation.ts';
import { cardIdsIn, withBothNames } from '../../../core/cards/written.ts';
import { deckSchema } from '../card-schema/card-schema.ts';
import { checkCard } from '../card-schema/check-card-2.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Deck } from './catalogue.ts';
import { deckFaults, unknownFaults } from './card-set.ts';

/** How cards and decks of the waiting-zone game are read, and what they must keep. */
export const setRules: SetRules<CardDefinition, Deck> = {
  card: checkCard,
  deck: (written) => parseWith(deckSchema, withBothNames(written)),
  cardAmong: () => [],
  deckAmong: deckFaults,
  cardIdsIn: cardIdsIn,
  unknownCardsIn: (written, cards, unread) =>
    unknownFaults(cardIdsIn(written), (id) => cards.has(id) || unread.has(id)),
};
