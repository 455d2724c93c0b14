import type { CardDefinition } from '../card.ts';
import type { Deck } from './deck.ts';

/** Most cards with a counter in any deck (ch.5). */
const MOST_COUNTERS = 16;
const DECK_SIZE = 50;
const MOST_COPIES = 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Everything that makes a deck illegal (ch.5), one sentence each; empty for a legal deck. */
export const deckFaults = (deck: Deck, catalogue: ReadonlyMap<string, CardDefinition>): readonly string[] => {
  const entries = Object.entries(deck.cards);
  const unknown = entries.filter(([id]) => !catalogue.has(id)).map(([id]) => `card ${id} is not known`);
  const ruler = catalogue.get(deck.ruler)?.ruler;
  if (ruler === undefined) return [...unknown, `ruler ${deck.ruler} is not known`];
  if (unknown.length > 0) return unknown;
  const cards = entries.map(([id, copies]) => ({ card: catalogue.get(id) as CardDefinition, copies }));
  const size = sum(cards.map(({ copies }) => copies));
  const levels = sum(cards.map(({ card, copies }) => (card.level ?? 0) * copies));
  const counters = sum(cards.map(({ card, copies }) => (card.counter ? copies : 0)));
  return [
    ...(size === DECK_SIZE ? [] : [`a deck has ${DECK_SIZE} cards, this one ${size}`]),
    ...cards
      .filter(({ copies }) => copies > MOST_COPIES)
      .map(({ card, copies }) => `at most ${MOST_COPIES} of a card, this deck has ${copies} of ${card.id}`),
    ...cards
      .filter(({ card }) => card.type === 'ruler' || card.type === 'resource')
      .map(({ card }) => `a ${card.type} is never in a deck: ${card.id}`),
    ...(counters <= MOST_COUNTERS
      ? []
      : [`at most ${MOST_COUNTERS} cards with a counter, this deck has ${counters}`]),
    ...(ruler.deckLevelCap === null || levels <= ruler.deckLevelCap
      ? []
      : [`levels of at most ${ruler.deckLevelCap} together for ${deck.ruler}, this deck has ${levels}`]),
  ];
};
