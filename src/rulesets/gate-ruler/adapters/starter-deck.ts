import { type CardCounts, fitDeck } from '../../../core/cards/fit-deck.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import { GatechartError } from '../../../core/errors.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { DECK_SIZE, deckFaults, MAX_COPIES, MAX_COUNTERS } from '../cards/deck-legality.ts';
import type { Deck } from '../cards/decks.ts';
import type { CardDefinition, RulerRules } from '../state/card.ts';

const rulersOf = ({ cards }: Catalogue): readonly string[] =>
  [...cards.values()].filter(({ type }) => type === 'ruler').map(({ id }) => id);

/** The decks a starter may be taken from: those of the ruler itself, then those of rulers that pay alike, then any. */
const models = (ruler: string, { cards, decks }: Catalogue): readonly Deck[] => {
  const pays = (id: string): boolean | undefined => cards.get(id)?.ruler?.paysCosts;
  const likeness = (deck: Deck): number => {
    if (deck.ruler === ruler) return 0;
    return pays(deck.ruler) === pays(ruler) ? 1 : 2;
  };
  return [...decks.values()].sort((a, b) => likeness(a) - likeness(b));
};

interface Copies {
  readonly card: CardDefinition;
  readonly copies: number;
}

const sumBy = (
  entries: readonly Copies[],
  keyOf: (card: CardDefinition) => string | undefined,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { card, copies } of entries) {
    const key = keyOf(card);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + copies);
  }
  return sums;
};

const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, each) => sum + each, 0);

const over = (number: number, most: number | null): number =>
  most === null ? 0 : Math.max(0, number - most);

/**
 * By how many copies, counters, levels and cards of other factions a deck goes beyond what is allowed (5-1b to 5-1d). The
 * factions of wanted cards are allowed first.
 */
const excessOf = (
  cards: CardCounts,
  wanted: CardCounts,
  known: Catalogue['cards'],
  ruler: RulerRules,
): number => {
  const entries = Object.entries(cards).flatMap(([id, copies]) => {
    const card = known.get(id);
    return card === undefined ? [] : [{ card, copies }];
  });
  const legendaries = sumBy(entries, ({ name, legendary }) => (legendary ? name.en : undefined));
  const others = sumBy(entries, ({ name, legendary }) => (legendary ? undefined : name.en));
  const isWanted = new Set(Object.keys(wanted).map((id) => known.get(id)?.faction));
  const factions = [...sumBy(entries, ({ faction }) => faction)]
    .sort(([one, a], [other, b]) => Number(isWanted.has(other)) - Number(isWanted.has(one)) || b - a)
    .map(([, copies]) => copies);
  return total([
    ...[...legendaries.values()].map((copies) => over(copies, 1)),
    ...[...others.values()].map((copies) => over(copies, MAX_COPIES)),
    over(total(entries.map(({ card, copies }) => (card.counter ? copies : 0))), MAX_COUNTERS),
    over(legendaries.size, ruler.legendaries),
    total(factions.slice(ruler.factions ?? factions.length)),
    over(total(entries.map(({ card, copies }) => (card.level ?? 0) * copies)), ruler.deckLevelCap),
  ]);
};

const isForDecks = ({ type }: CardDefinition): boolean => type !== 'ruler' && type !== 'resource';

const withCards = (model: Deck, wanted: CardCounts, { cards }: Catalogue, ruler: RulerRules): CardCounts => {
  if (Object.keys(wanted).length === 0) return model.cards;
  const forDecks = [...cards.values()].filter(isForDecks).map(({ id }) => id);
  return fitDeck({
    model: model.cards,
    wanted,
    size: DECK_SIZE,
    pool: [...new Set([...Object.keys(model.cards), ...forDecks])],
    excess: (deck) => excessOf(deck, wanted, cards, ruler),
  });
};

/**
 * A legal deck for a ruler, to start from, with as many of some cards as wanted. Throws `UNKNOWN_RULER`, and `NO_STARTER`
 * where no deck of the catalogue can be made legal for it.
 */
export const starterDeck = (
  ruler: string | undefined,
  catalogue: Catalogue,
  wanted: CardCounts = {},
): Deck => {
  const rules = catalogue.cards.get(ruler ?? '')?.ruler;
  if (ruler === undefined || rules === undefined) {
    const known = rulersOf(catalogue);
    const reason =
      ruler === undefined ? 'a deck needs a ruler' : `there is no ruler ${ruler}${didYouMean(ruler, known)}`;
    throw new GatechartError('UNKNOWN_RULER', ruler ?? '--ruler', `${reason}; known: ${known.join(', ')}`);
  }
  const id = `my-${ruler}`;
  const name = { en: `My ${ruler} deck`, ja: `自作デッキ (${ruler})` };
  let reason: string | undefined;
  for (const model of models(ruler, catalogue)) {
    const deck = { id, name, ruler, cards: withCards(model, wanted, catalogue, rules) };
    const faults = deckFaults(deck, catalogue.cards);
    if (faults.length === 0) return deck;
    reason ??= faults.map((fault) => fault.reason).join('; ');
  }
  if (Object.keys(wanted).length === 0) {
    throw new GatechartError('NO_STARTER', ruler, `no known deck is legal for the ruler ${ruler}`);
  }
  throw new GatechartError(
    'NO_STARTER',
    ruler,
    `no legal deck has these cards: ${reason ?? 'there is no deck to start from'}`,
  );
};
