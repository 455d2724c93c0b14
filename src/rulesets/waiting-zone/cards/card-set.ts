import { checkSetBy, faultlessSet, type SetRules } from '../../../kernel/card-sets/check-set.ts';
import { checkedBy } from '../../../kernel/card-sets/fault.ts';
import { cardsListed, named } from '../../../kernel/card-sets/written.ts';
import type { CheckedSet } from '../../../kernel/faces/card-sets.ts';
import { deckSchema } from '../card-check/card-schema.ts';
import { checkCard } from '../card-check/check-card.ts';
import type { CardDefinition } from '../values/card.ts';
import { builtIn, type CardSet, type Catalogue } from './catalogue.ts';
import type { Deck } from './decks/deck.ts';
import { deckFaults, unknownFaults } from './decks/legality.ts';

const rules: SetRules<CardDefinition, Deck> = {
  card: checkCard,
  deck: (written) => checkedBy(deckSchema, named(written)),
  cardAmong: () => [],
  deckAmong: deckFaults,
  namedIn: cardsListed,
  strangersIn: (written, cards, unread) =>
    unknownFaults(cardsListed(written), (id) => cards.has(id) || unread.has(id)),
};

/** Checks data as a set: every card and deck by itself, then together with those there are. */
export const checkSet = (data: unknown, among: Catalogue = builtIn): CheckedSet<CardSet> =>
  checkSetBy(rules, data, among);

/** The set that the data is, to be used with `catalogueWith`. Throws as `faultlessSet`. */
export const readSet = (data: unknown, place: string, among?: Catalogue): CardSet =>
  faultlessSet(checkSet(data, among), place);
