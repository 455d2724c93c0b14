import type { Symmetry } from '../../../../src/core/adapters/symmetry.ts';
import type { Frame } from '../../../../src/core/game-state.ts';
import type { Chance } from '../../../../src/core/random.ts';
import { type CardGame, type CardPosition, type Rewriting, rewriteFrame, rewriteGame } from './rewrite.ts';

/** A random order. */
const shuffled = <T>(chance: Chance, items: readonly T[]): T[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = chance.below(last + 1);
    [order[last], order[pick]] = [order[pick] as T, order[last] as T];
  }
  return order;
};

const kindOf = ({ definitionOf, owner }: CardGame, card: number): string =>
  `${owner[card]} ${definitionOf[card]}`;

/** The cards in another order; those of one kind stay in theirs. */
const mixed = (
  chance: Chance,
  cards: readonly number[],
  kind: (card: number) => string,
): readonly number[] => {
  const left = new Map<string, number[]>();
  for (const card of cards) left.set(kind(card), [...(left.get(kind(card)) ?? []), card]);
  return shuffled(chance, cards.map(kind)).map((each) => left.get(each)?.shift() as number);
};

/**
 * The position with all exchanged that a symmetry says may be: the numbers of cards of one kind, the numbers given out, and
 * the order of zones. What is spent is left out.
 */
export const exchanged = (
  chance: Chance,
  { game, stack }: CardPosition,
  { unordered: zonesOf, spent = {} }: Symmetry<never>,
): CardPosition => {
  const unordered = zonesOf(game as never);
  const cards = game.definitionOf.map((_, card) => card);
  const cardFor: number[] = [];
  for (const kind of new Set(cards.map((card) => kindOf(game, card)))) {
    const equal = cards.filter((card) => kindOf(game, card) === kind);
    for (const [index, card] of shuffled(chance, equal).entries()) cardFor[equal[index] as number] = card;
  }
  const objectFor = shuffled(
    chance,
    Array.from({ length: game.nextNumber }, (_, number) => number),
  );
  const later = (number: number): number => number + game.nextNumber;
  const gameFor = (one: CardGame): CardGame => {
    const object: number[] = [];
    for (const card of cards)
      object[cardFor[card] as number] = objectFor[one.object[card] as number] as number;
    return {
      ...(rewriteGame(one, rewriting) as CardGame),
      object,
      nextNumber: later(one.nextNumber),
      facts: [],
      sides: one.sides.map((side) => ({ ...side, zones: zonesFor(one, side.zones) })),
    };
  };
  const zonesFor = (one: CardGame, zones: CardGame['sides'][0]['zones']) =>
    Object.fromEntries(
      Object.entries(zones).map(([zone, list]) => {
        const there = list?.map((card) => cardFor[card] as number);
        const isMixed = there !== undefined && unordered.includes(zone);
        return [zone, isMixed ? mixed(chance, there, (card) => one.definitionOf[card] as string) : there];
      }),
    );
  const rewriting: Rewriting = {
    card: (card) => cardFor[card],
    object: (number) => objectFor[number],
    item: later,
    time: later,
    before: gameFor,
  };
  const withoutSpent = ({ state, rest }: Frame): Frame => ({
    state,
    rest: Object.fromEntries(Object.entries(rest).filter(([key]) => spent[key]?.test(state) !== true)),
  });
  return {
    game: gameFor(game),
    stack: stack.map((frame) => rewriteFrame(withoutSpent(frame), rewriting)),
  };
};
