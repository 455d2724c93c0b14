import { didYouMean } from '../../../core/data/nearest.ts';
import type { Fault } from '../card-schema/fault.ts';
import type { CardDefinition, RulerRules } from '../state/card.ts';
import type { Deck } from './decks.ts';

export const MAX_COUNTERS = 16;
export const DECK_SIZE = 50;
export const MAX_COPIES = 4;

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

const cardPath = (id: string): string => `cards.${id}`;

/** What a deck names, as far as it can be read. */
export interface NamedCards {
  readonly ruler?: string;
  /** Ids. */
  readonly cards: readonly string[];
}

/** The cards and the ruler of a deck that are none of those known, nor of those that cannot be read. */
export const unknownFaults = (
  { ruler, cards }: NamedCards,
  known: Cards,
  unread: ReadonlySet<unknown> = new Set(),
): readonly Fault[] => {
  const unknown = cards
    .filter((id) => !known.has(id) && !unread.has(id))
    .map((id) => ({
      path: cardPath(id),
      reason: `there is no card ${id}${didYouMean(id, [...known.keys()])}`,
    }));
  if (ruler === undefined || known.get(ruler)?.ruler !== undefined || unread.has(ruler)) return unknown;
  const rulers = [...known.values()].filter((card) => card.ruler !== undefined).map(({ id }) => id);
  const reason = `there is no ruler ${ruler}${didYouMean(ruler, rulers)}`;
  return [...unknown, { path: 'ruler', clause: '5-1', reason }];
};

const typeFaults = (deck: Deck, cards: Cards): readonly Fault[] =>
  entriesOf(deck, cards)
    .filter(({ card }) => card.type === 'ruler' || card.type === 'resource')
    .map(({ card }) => ({
      path: cardPath(card.id),
      clause: '2-3c',
      reason: `a ${card.type} is never in a deck: ${card.id}`,
    }));

/** Copies are counted by name: two cards of one name are copies of each other. */
const copyFaults = (deck: Deck, cards: Cards): readonly Fault[] => {
  const entries = entriesOf(deck, cards);
  const names = [...new Set(entries.map(({ card }) => card.name.en))];
  return names.flatMap((name): readonly Fault[] => {
    const same = entries.filter(({ card }) => card.name.en === name);
    const copies = sum(same.map((entry) => entry.copies));
    const ids = same.map(({ card }) => card.id);
    const path = cardPath(ids.at(-1) ?? '');
    const found = `this one has ${copies} of ${ids.join(', ')}`;
    if (same.some(({ card }) => card.legendary)) {
      return copies <= 1
        ? []
        : [{ path, clause: '2-15', reason: `a deck has at most 1 of a legendary card, ${found}` }];
    }
    return copies <= MAX_COPIES
      ? []
      : [{ path, clause: '5-1b', reason: `a deck has at most ${MAX_COPIES} of a card, ${found}` }];
  });
};

const sizeFaults = ({ size }: DeckCount): readonly Fault[] =>
  size === DECK_SIZE
    ? []
    : [{ path: 'cards', clause: '5-1a', reason: `a deck has ${DECK_SIZE} cards, this one has ${size}` }];

const counterFaults = ({ counters }: DeckCount): readonly Fault[] =>
  counters <= MAX_COUNTERS
    ? []
    : [
        {
          path: 'cards',
          clause: '5-1c',
          reason: `a deck has at most ${MAX_COUNTERS} cards with a counter, this one has ${counters}`,
        },
      ];

/** What the ruler of a deck does not allow; `null` in its rules sets no bound. */
const rulerFaults = (
  { legendaries, factions, levels }: DeckCount,
  ruler: RulerRules,
  of: string,
): readonly Fault[] => {
  const bounds = [
    [legendaries, ruler.legendaries, `at most ${ruler.legendaries} legendary names`],
    [factions, ruler.factions, `at most ${ruler.factions} factions`],
    [levels, ruler.deckLevelCap, `levels of at most ${ruler.deckLevelCap} together`],
  ] as const;
  return bounds.flatMap(([count, most, rule]) =>
    most === null || count <= most
      ? []
      : [{ path: 'cards', clause: '5-1d', reason: `a deck for ${of} has ${rule}, this one has ${count}` }],
  );
};

/** Everything that makes a deck illegal (ch.5); empty for a legal deck. */
export const deckFaults = (deck: Deck, cards: Cards): readonly Fault[] => {
  const ruler = cards.get(deck.ruler)?.ruler;
  const named = { ruler: deck.ruler, cards: Object.keys(deck.cards) };
  const unknown = unknownFaults(named, cards);
  const known = [...unknown, ...typeFaults(deck, cards), ...copyFaults(deck, cards)];
  if (ruler === undefined || unknown.length > 0) return known;
  const count = countDeck(deck, cards);
  return [...known, ...sizeFaults(count), ...counterFaults(count), ...rulerFaults(count, ruler, deck.ruler)];
};
