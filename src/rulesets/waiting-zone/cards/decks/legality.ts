import type { CardDefinition } from '../../values/card.ts';
import type { Deck } from './deck.ts';

const DECK_SIZE = 30;
const MOST_COPIES = 3;

/** Everything that makes a deck illegal under the house profile (house.1), one sentence each; empty for a legal deck. */
export const deckFaults = (deck: Deck, catalogue: ReadonlyMap<string, CardDefinition>): readonly string[] => {
  const entries = Object.entries(deck.cards);
  const size = entries.reduce((total, [, copies]) => total + copies, 0);
  return [
    ...entries.filter(([id]) => !catalogue.has(id)).map(([id]) => `card ${id} is not known`),
    ...entries
      .filter(([, copies]) => copies > MOST_COPIES)
      .map(([id, copies]) => `at most ${MOST_COPIES} of a card, this deck has ${copies} of ${id}`),
    ...(size === DECK_SIZE ? [] : [`a deck has ${DECK_SIZE} cards, this one ${size}`]),
  ];
};
