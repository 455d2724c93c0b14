import type { FearedCard, PlacedCard } from '../../core/adapters/heuristic.ts';

/** Values of simulations: how many, and their sum. */
interface Tally {
  count: number;
  sum: number;
}

/** The values of the simulations of one action, and of those with a card hidden with the other player. */
export interface HiddenCardStats extends Tally {
  /** Sum of the squares of all values. */
  squares: number;
  readonly cards: Map<string, Tally & { readonly card: PlacedCard }>;
}

export const hiddenCardStats = (): HiddenCardStats => ({ count: 0, sum: 0, squares: 0, cards: new Map() });

const keyOf = ({ card, place }: PlacedCard): string => `${card.en}\n${place.en}`;

const add = (stats: HiddenCardStats, card: PlacedCard, count: number, sum: number): void => {
  const key = keyOf(card);
  const tally = stats.cards.get(key) ?? { card, count: 0, sum: 0 };
  stats.cards.set(key, tally);
  tally.count += count;
  tally.sum += sum;
};

/** Notes the value of a simulation in whose determinization those cards are hidden. */
export const noteValue = (stats: HiddenCardStats, hidden: readonly PlacedCard[], value: number): void => {
  stats.count += 1;
  stats.sum += value;
  stats.squares += value * value;
  for (const card of new Map(hidden.map((each) => [keyOf(each), each])).values()) add(stats, card, 1, value);
};

/** Returns the statistics of two trees as those of one. */
export const addStats = (one: HiddenCardStats, other: HiddenCardStats): HiddenCardStats => {
  const all = {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
    cards: new Map(),
  };
  for (const { card, count, sum } of [...one.cards.values(), ...other.cards.values()])
    add(all, card, count, sum);
  return all;
};

const MAX_FEARS = 2;
/** Simulations with a card, and without it, below which nothing is said of it. */
const MIN_SIMULATIONS = 8;
const MIN_DIFFERENCE = 0.05;
const MIN_ERRORS = 2;

/**
 * The standard errors that a difference must have: more if many cards are compared, so that chance alone names a card in
 * about one search of twenty (from the bound exp(-x²/2) / 2 on the tail of the normal distribution).
 */
const errorsFor = (cards: number): number => Math.max(MIN_ERRORS, Math.sqrt(2 * Math.log(3 * cards)));

/**
 * Returns the cards with which the simulations came to less than without them, the worst first. A difference counts if
 * it is larger than the difference that chance makes between simulations of equal worth.
 */
export const fearedCards = ({
  count: all,
  sum: total,
  squares,
  cards,
}: HiddenCardStats): readonly FearedCard[] => {
  const compared = [...cards.values()].filter(
    ({ count }) => count >= MIN_SIMULATIONS && all - count >= MIN_SIMULATIONS,
  );
  const variance = (squares - (total * total) / all) / (all - 1);
  return compared
    .flatMap(({ card, count, sum }) => {
      const valueWith = sum / count;
      const valueWithout = (total - sum) / (all - count);
      const error = Math.sqrt(variance * (1 / count + 1 / (all - count)));
      const least = Math.max(MIN_DIFFERENCE, errorsFor(compared.length) * error);
      return valueWithout - valueWith > least ? [{ ...card, valueWith, valueWithout }] : [];
    })
    .sort((a, b) => b.valueWithout - b.valueWith - (a.valueWithout - a.valueWith))
    .slice(0, MAX_FEARS);
};
