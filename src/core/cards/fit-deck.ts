/** The number of copies of each card, by id. */
export type CardCounts = Readonly<Record<string, number>>;

/** A deck that certain cards are to be in, and what its game allows. */
export interface DeckFit {
  /** The deck that it is made from. */
  readonly model: CardCounts;
  /** Cards whose number stays as it is here. */
  readonly wanted: CardCounts;
  readonly size: number;
  /** The ids of cards that may be added, the preferred ones first. */
  readonly pool: readonly string[];
  /** How far a deck is from what the rules allow, whatever its size: 0 where nothing but the size may be wrong. */
  excess(cards: CardCounts): number;
}

const sizeOf = (cards: CardCounts): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0);

const plus = (cards: CardCounts, id: string, copies: number): CardCounts => {
  const { [id]: before = 0, ...others } = cards;
  return before + copies === 0 ? others : { ...cards, [id]: before + copies };
};

/** The deck with the lowest excess, the first of several. */
const best = (decks: readonly CardCounts[], excess: DeckFit['excess']): CardCounts | undefined => {
  const rated = decks.map((deck) => ({ deck, excess: excess(deck) }));
  return rated.reduce<(typeof rated)[number] | undefined>(
    (least, each) => (least === undefined || each.excess < least.excess ? each : least),
    undefined,
  )?.deck;
};

/**
 * The model with the wanted cards, changed as little as the rules allow. It may be illegal still, where the wanted cards
 * leave no other way that single exchanges of cards find.
 */
export const fitDeck = ({ model, wanted, size, pool, excess }: DeckFit): CardCounts => {
  const isFree = (id: string): boolean => !Object.hasOwn(wanted, id);
  const less = (cards: CardCounts): readonly CardCounts[] =>
    Object.keys(cards)
      .filter(isFree)
      .sort((one, other) => (cards[other] ?? 0) - (cards[one] ?? 0))
      .map((id) => plus(cards, id, -1));
  const more = (cards: CardCounts): readonly CardCounts[] =>
    pool.filter(isFree).map((id) => plus(cards, id, 1));
  let deck: CardCounts = { ...model, ...wanted };
  for (let now = sizeOf(deck); now !== size; now = sizeOf(deck)) {
    const next = best(now > size ? less(deck) : more(deck), excess);
    if (next === undefined) return deck;
    deck = next;
  }
  for (let now = excess(deck); now > 0; now = excess(deck)) {
    const isBetter = (next: CardCounts | undefined): next is CardCounts =>
      next !== undefined && excess(next) < now;
    // The card that is best to remove, then the best to add: quick. All pairs only where that does not help.
    const fewer = best(less(deck), excess);
    const quick = fewer && best(more(fewer), excess);
    const next = isBetter(quick) ? quick : best(less(deck).flatMap(more), excess);
    if (!isBetter(next)) return deck;
    deck = next;
  }
  return deck;
};
