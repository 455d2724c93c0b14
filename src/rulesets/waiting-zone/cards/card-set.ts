import { type CardCounts, fitDeck } from '../../../core/cards/fit-deck.ts';
import { type ChangeRules, withCardIds } from '../../../core/cards/set-changes.ts';
import type { SetRules } from '../../../core/cards/set-reader.ts';
import { cardIdsIn, type Fault, parseWith, withBothNames } from '../../../core/cards/validation.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import { GatechartError } from '../../../core/errors.ts';
import { checkCard } from '../card-schema/check-card.ts';
import { deckSchema } from '../card-schema/parts.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Catalogue, Deck } from './catalogue.ts';

export const DECK_SIZE = 30;
export const MAX_COPIES = 3;

/** One thing that makes a deck illegal: where in the deck, the clause, absent where a card is not known, and why. */
export interface DeckFault extends Fault {
  readonly clause?: ClauseId;
}

const CLAUSE = { clause: 'house.1' } as const;

/** The cards named that are none of those known, nor of those that cannot be read. */
export const unknownFaults = (
  named: readonly string[],
  known: ReadonlyMap<string, CardDefinition>,
  unread: ReadonlySet<unknown> = new Set(),
): readonly DeckFault[] =>
  named
    .filter((id) => !known.has(id) && !unread.has(id))
    .map((id) => ({
      path: `cards.${id}`,
      reason: `there is no card ${id}${didYouMean(id, [...known.keys()])}`,
    }));

/** Everything that makes a deck illegal under the house profile (house.1); empty for a legal deck. */
export const deckFaults = (deck: Deck, cards: ReadonlyMap<string, CardDefinition>): readonly DeckFault[] => {
  const entries = Object.entries(deck.cards);
  const size = entries.reduce((total, [, copies]) => total + copies, 0);
  return [
    ...unknownFaults(Object.keys(deck.cards), cards),
    ...entries
      .filter(([, copies]) => copies > MAX_COPIES)
      .map(([id, copies]) => ({
        ...CLAUSE,
        path: `cards.${id}`,
        reason: `a deck has at most ${MAX_COPIES} of a card, this one has ${copies} of ${id}`,
      })),
    ...(size === DECK_SIZE
      ? []
      : [{ ...CLAUSE, path: 'cards', reason: `a deck has ${DECK_SIZE} cards, this one has ${size}` }]),
  ];
};

const excessOf = (cards: CardCounts): number =>
  Object.values(cards).reduce((excess, copies) => excess + Math.max(0, copies - MAX_COPIES), 0);

/**
 * A legal deck to start from, with as many of some cards as wanted. Throws `UNKNOWN_RULER` where a ruler is named, and
 * `NO_STARTER` where no deck is legal.
 */
export const starterDeck = (
  ruler: string | undefined,
  { cards, decks }: Catalogue,
  wanted: CardCounts = {},
): Deck => {
  if (ruler !== undefined) {
    throw new GatechartError('UNKNOWN_RULER', ruler, 'this game has no rulers');
  }
  const model = [...decks.values()].find((deck) => deckFaults(deck, cards).length === 0);
  if (model === undefined) throw new GatechartError('NO_STARTER', 'a deck', 'no known deck is legal');
  const fitted =
    Object.keys(wanted).length === 0
      ? model.cards
      : fitDeck({ model: model.cards, wanted, size: DECK_SIZE, pool: [...cards.keys()], excess: excessOf });
  const starter: Deck = { id: 'my-deck', name: { en: 'My deck', ja: '自作デッキ' }, cards: fitted };
  const faults = deckFaults(starter, cards).map(({ reason }) => reason);
  if (faults.length === 0) return starter;
  throw new GatechartError('NO_STARTER', starter.id, `no legal deck has these cards: ${faults.join('; ')}`);
};

/** How cards and decks of the waiting-zone game are read, and what they must keep. */
export const setRules: SetRules<CardDefinition, Deck> = {
  card: checkCard,
  deck: (written) => parseWith(deckSchema, withBothNames(written)),
  cardAmong: () => [],
  deckAmong: deckFaults,
  cardIdsIn: cardIdsIn,
  unknownCardsIn: (written, cards, unread) => unknownFaults(cardIdsIn(written), cards, unread),
};

/** How the cards of the waiting-zone game are changed. */
export const changeRules: ChangeRules<CardDefinition, Deck> = {
  idsIn: ({ cards }) => Object.keys(cards),
  withIds: (deck, now) => ({ ...deck, cards: withCardIds(deck.cards, now) }),
  namedBy: () => [],
  withoutCounter: (card) => (card.type === 'counter' ? { ...card, windows: [] } : undefined),
};
