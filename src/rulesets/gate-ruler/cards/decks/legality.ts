import type { CardDefinition, RulerRules } from '../../values/card.ts';
import type { Deck } from './deck.ts';

/** Most cards with a counter in any deck (ch.5). */
const MOST_COUNTERS = 16;
const DECK_SIZE = 50;
const MOST_COPIES = 4;

type Cards = ReadonlyMap<string, CardDefinition>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const entriesOf = (deck: Deck, cards: Cards) =>
  Object.entries(deck.cards).flatMap(([id, copies]) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ card, copies }];
  });

/** What the construction rules count in a deck (ch.5). */
export interface DeckCount {
  readonly size: number;
  readonly levels: number;
  readonly counters: number;
  /** Different legendary names. */
  readonly legendaries: number;
  /** Different factions; a card without one counts for none. */
  readonly factions: number;
}

/** Counts a deck; cards that are not known count for nothing. */
export const countDeck = (deck: Deck, cards: Cards): DeckCount => {
  const entries = entriesOf(deck, cards);
  return {
    size: sum(entries.map(({ copies }) => copies)),
    levels: sum(entries.map(({ card, copies }) => (card.level ?? 0) * copies)),
    counters: sum(entries.map(({ card, copies }) => (card.counter ? copies : 0))),
    legendaries: new Set(entries.filter(({ card }) => card.legendary).map(({ card }) => card.name.en)).size,
    factions: new Set(entries.flatMap(({ card: { faction } }) => (faction === undefined ? [] : [faction])))
      .size,
  };
};

/** Copies are counted by name: two cards of one name are copies of each other. */
const copyFaults = (deck: Deck, cards: Cards): readonly string[] => {
  const entries = entriesOf(deck, cards);
  const names = [...new Set(entries.map(({ card }) => card.name.en))];
  return names.flatMap((name) => {
    const same = entries.filter(({ card }) => card.name.en === name);
    const copies = sum(same.map((entry) => entry.copies));
    const most = same.some(({ card }) => card.legendary) ? 1 : MOST_COPIES;
    const ids = same.map(({ card }) => card.id).join(', ');
    return copies > most
      ? [`at most ${most} of a ${most === 1 ? 'legendary ' : ''}card, this deck has ${copies} of ${ids}`]
      : [];
  });
};

const countFaults = (deck: Deck, cards: Cards, ruler: RulerRules): readonly string[] => {
  const { size, levels, counters, legendaries, factions } = countDeck(deck, cards);
  return [
    ...(size === DECK_SIZE ? [] : [`a deck has ${DECK_SIZE} cards, this one ${size}`]),
    ...(counters <= MOST_COUNTERS
      ? []
      : [`at most ${MOST_COUNTERS} cards with a counter, this deck has ${counters}`]),
    ...(legendaries <= ruler.legendaries
      ? []
      : [`at most ${ruler.legendaries} legendary names for ${deck.ruler}, this deck has ${legendaries}`]),
    ...(ruler.factions === null || factions <= ruler.factions
      ? []
      : [`at most ${ruler.factions} factions for ${deck.ruler}, this deck has ${factions}`]),
    ...(ruler.deckLevelCap === null || levels <= ruler.deckLevelCap
      ? []
      : [`levels of at most ${ruler.deckLevelCap} together for ${deck.ruler}, this deck has ${levels}`]),
  ];
};

/** Everything that makes a deck illegal (ch.5), one sentence each; empty for a legal deck. */
export const deckFaults = (deck: Deck, cards: Cards): readonly string[] => {
  const unknown = Object.keys(deck.cards)
    .filter((id) => !cards.has(id))
    .map((id) => `card ${id} is not known`);
  const ruler = cards.get(deck.ruler)?.ruler;
  if (ruler === undefined) return [...unknown, `ruler ${deck.ruler} is not known`];
  return [
    ...unknown,
    ...entriesOf(deck, cards)
      .filter(({ card }) => card.type === 'ruler' || card.type === 'resource')
      .map(({ card }) => `a ${card.type} is never in a deck: ${card.id}`),
    ...copyFaults(deck, cards),
    ...(unknown.length > 0 ? [] : countFaults(deck, cards, ruler)),
  ];
};
