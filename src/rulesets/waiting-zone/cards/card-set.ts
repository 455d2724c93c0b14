import type { Fault } from '../../../core/cards/validation.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Deck } from './catalogue.ts';

const DECK_SIZE = 30;
const MAX_COPIES = 3;

/** One thing that makes a deck illegal: where in the deck, the clause, absent where a card is not known, and why. */
export interface DeckFault extends Fault {
  readonly clause?: ClauseId;
}

const CLAUSE = { clause: 'house.1' } as const;

/** The cards named that are none of those known. */
export const unknownFaults = (
  named: readonly string[],
  isKnown: (id: string) => boolean,
): readonly DeckFault[] =>
  named
    .filter((id) => !isKnown(id))
    .map((id) => ({ path: `cards.${id}`, reason: `card ${id} is not known` }));

/** Everything that makes a deck illegal under the house profile (house.1); empty for a legal deck. */
export const deckFaults = (deck: Deck, cards: ReadonlyMap<string, CardDefinition>): readonly DeckFault[] => {
  const entries = Object.entries(deck.cards);
  const size = entries.reduce((total, [, copies]) => total + copies, 0);
  return [
    ...unknownFaults(Object.keys(deck.cards), (id) => cards.has(id)),
    ...entries
      .filter(([, copies]) => copies > MAX_COPIES)
      .map(([id, copies]) => ({
        ...CLAUSE,
        path: `cards.${id}`,
        reason: `at most ${MAX_COPIES} of a card, this deck has ${copies} of ${id}`,
      })),
    ...(size === DECK_SIZE
      ? []
      : [{ ...CLAUSE, path: 'cards', reason: `a deck has ${DECK_SIZE} cards, this one ${size}` }]),
  ];
};
