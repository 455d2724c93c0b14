import { isObject } from '../../../core/cards/forms.ts';
import { checkSetBy, requireValidSet, type SetRules } from '../../../core/cards/set-reader.ts';
import { parseWith } from '../../../core/cards/validation.ts';
import { cardIdsIn, withBothNames } from '../../../core/cards/written.ts';
import type { CheckedSet } from '../../../core/cards/card-sets-2.ts';
import { checkCard } from '../card-schema/check-card-2.ts';
import { deckSchema } from '../card-schema/deck-schema.ts';
import { type Fault, faultOf } from '../card-schema/fault.ts';
import { partsOf } from '../card-schema/parts.ts';
import { loopFaults } from '../card-schema/loops.ts';
import { normalizeCard } from '../card-schema/check-card.ts';
import type { CardDefinition } from '../state/card-2.ts';
import { builtInCatalogue, type CardSet, type Catalogue } from '../cards/catalogue-2.ts';
import type { Deck } from '../cards/decks.ts';
import { deckFaults, type NamedCards, unknownFaults } from '../cards/deck-legality.ts';

type Cards = Catalogue['cards'];

const unknownIds = (card: CardDefinition, cards: Cards): readonly Fault[] =>
  [...partsOf(card)].flatMap((part) =>
    part.is === 'filter' && part.value.id !== undefined && !cards.has(part.value.id)
      ? [{ path: `${part.path}.id`, reason: `there is no card ${part.value.id}` }]
      : [],
  );

const loops = (card: CardDefinition, cards: Cards): readonly Fault[] =>
  loopFaults(
    card,
    [...cards.values()].filter(({ id }) => id !== card.id),
  );

const namedBy = (deck: unknown): NamedCards => ({
  ...(isObject(deck) && typeof deck.ruler === 'string' && { ruler: deck.ruler }),
  cards: cardIdsIn(deck),
});

/** How cards and decks of Gate Ruler are read, and what they must keep. */
export const setRules: SetRules<CardDefinition, Deck> = {
  card: (written) => {
    const { card, faults } = checkCard(normalizeCard(written));
    return card === undefined ? { faults } : { read: card, faults };
  },
  deck: (written) => parseWith(deckSchema, withBothNames(written), faultOf),
  cardAmong: (card, cards) => [...unknownIds(card, cards), ...loops(card, cards)],
  deckAmong: deckFaults,
  cardIdsIn: (written) => {
    const { ruler, cards } = namedBy(written);
    return ruler === undefined ? cards : [ruler, ...cards];
  },
  unknownCardsIn: (written, cards, unread) =>
    unknownFaults(
      namedBy(written),
      (id) => cards.has(id) || unread.has(id),
      (id) => cards.get(id)?.ruler !== undefined || unread.has(id),
    ),
};

/** Checks data as a set: every card and deck by itself, then together with those there are. */
export const checkSet = (data: unknown, among: Catalogue = builtInCatalogue): CheckedSet<CardSet> =>
  checkSetBy(setRules, data, among);

/** The set that the data is, to be used with `catalogueWith`. Throws as `requireValidSet`. */
export const readSet = (data: unknown, place: string, among?: Catalogue): CardSet =>
  requireValidSet(checkSet(data, among), place);
