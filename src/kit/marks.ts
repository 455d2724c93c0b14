import type { CardTable, Declaration, MarksIn, NamesIn, StackItem } from './declaration.ts';

/** Marks that a page shows in a way of their own, each of its type. */
export const DAMAGE = 'damage';
export const EXHAUSTED = 'exhausted';

type Marks = Readonly<Record<string, unknown>>;

/** Returns what marks add to a printed number: the mark of that name. Damage is no change of a number. */
export const changeOf = (name: string, marks: Marks): number => {
  const mark = marks[name];
  return name !== DAMAGE && typeof mark === 'number' ? mark : 0;
};

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
  placeOf: (game: CardTable<D>, card: number) => { readonly zone: NamesIn<D>['zone'] } | undefined,
) => {
  type Game = CardTable<D>;
  const atStart = (marks ?? {}) as MarksIn<D>;

  /** Returns the marks of a card. */
  const marksOf = (game: Game, card: number): MarksIn<D> => ({ ...atStart, ...game.marks?.[card] });

  /** Throws if not all players see the card where it lies. */
  const checkIsOpen = (game: Game, card: number): void => {
    const place = placeOf(game, card);
    if (place === undefined) throw new Error(`card ${card} (${game.cards[card]}) has ceased to exist`);
    if (zones[place.zone]?.seenBy !== 'all')
      throw new Error(`card ${card} lies in the zone ${place.zone}, which not all players see`);
  };

  /**
   * Returns the game with other marks on a card, until it leaves its zone. Throws if not all players see the card there: marks
   * are public.
   */
  const marked = (game: Game, card: number, given: Partial<MarksIn<D>>): Game => {
    checkIsOpen(game, card);
    for (const [mark, value] of Object.entries<unknown>(given)) {
      if (!Object.hasOwn(atStart, mark)) throw new Error(`the game declares no mark ${mark}`);
      const kind = typeof (atStart as Marks)[mark];
      if (typeof value !== kind || (typeof value === 'number' && !Number.isFinite(value)))
        throw new Error(`the mark ${mark} takes a ${kind}, got ${String(value)}`);
    }
    if (game.marks === undefined) return game;
    const { [card]: _, ...others } = game.marks;
    const different = Object.entries({ ...game.marks[card], ...given }).filter(
      ([mark, value]) => value !== atStart[mark as keyof typeof atStart],
    );
    const own = different.length > 0 && { [card]: Object.fromEntries(different) };
    return { ...game, marks: { ...others, ...own } as NonNullable<Game['marks']> };
  };

  /** Returns a number of a card: the printed one, and the mark of the same name. Throws if the card has no such number. */
  const numberOf = (game: Game, card: number, name: NamesIn<D>['number']): number => {
    const printed = cards[game.cards[card] as NamesIn<D>['card']]?.numbers?.[name];
    if (printed === undefined) throw new Error(`the card ${game.cards[card]} has no number ${name}`);
    return printed + changeOf(name, marksOf(game, card) as Marks);
  };

  return { checkIsOpen, marked, marksOf, numberOf };
};
