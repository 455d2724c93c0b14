import type { CardTable, Declaration, MarksIn, NamesIn, StackItem } from './declaration.ts';

/** The items without a target that is this card. */
const unaimed = (items: readonly StackItem[], card: number): readonly StackItem[] =>
  items.map((item) => {
    const { target, ...rest } = item;
    return target !== undefined && 'card' in target && target.card === card ? rest : item;
  });

/** Returns the game in which a card has left its zone: it has no marks, and nothing is aimed at it. */
export const asNewObject = <D extends Declaration>(game: CardTable<D>, card: number): CardTable<D> => {
  const { [card]: gone, ...marks } = game.marks ?? {};
  return {
    ...game,
    ...(gone !== undefined && { marks }),
    stack: unaimed(game.stack, card),
    triggers: unaimed(game.triggers, card),
  };
};

/** The rule functions of marks and printed numbers. */
export const markRules = <const D extends Declaration>(
  { cards, marks, zones }: D,
  placeOf: (game: CardTable<D>, card: number) => { readonly zone: NamesIn<D>['zone'] },
) => {
  type Game = CardTable<D>;
  const atStart = (marks ?? {}) as MarksIn<D>;

  /** Returns the marks of a card. */
  const marksOf = (game: Game, card: number): MarksIn<D> => ({ ...atStart, ...game.marks?.[card] });

  /** Throws if not all players see the card where it lies. */
  const checkIsOpen = (game: Game, card: number): void => {
    const { zone } = placeOf(game, card);
    if (zones[zone]?.seenBy !== 'all')
      throw new Error(`card ${card} lies in the zone ${zone}, which not all players see`);
  };

  /**
   * Returns the game with other marks on a card, until it leaves its zone. Throws if not all players see the card there: marks
   * are public.
   */
  const marked = (game: Game, card: number, given: Partial<MarksIn<D>>): Game => {
    checkIsOpen(game, card);
    const unknown = Object.keys(given).find((mark) => !Object.hasOwn(atStart, mark));
    if (unknown !== undefined) throw new Error(`the game declares no mark ${unknown}`);
    const { [card]: _, ...others } = game.marks ?? {};
    const different = Object.entries({ ...game.marks?.[card], ...given }).filter(
      ([mark, value]) => value !== atStart[mark as keyof typeof atStart],
    );
    const own = different.length > 0 && { [card]: Object.fromEntries(different) };
    return { ...game, marks: { ...others, ...own } as NonNullable<Game['marks']> };
  };

  /** Returns a number of a card: the printed one, and the mark of the same name. Throws if the card has no such number. */
  const numberOf = (game: Game, card: number, name: NamesIn<D>['number']): number => {
    const printed = cards[game.cards[card] as NamesIn<D>['card']]?.numbers?.[name];
    if (printed === undefined) throw new Error(`the card ${game.cards[card]} has no number ${name}`);
    const mark = (marksOf(game, card) as Readonly<Record<string, unknown>>)[name];
    return printed + (typeof mark === 'number' ? mark : 0);
  };

  return { checkIsOpen, marked, marksOf, numberOf };
};
