import type { CardTable, Declaration, MarksIn, NamesIn } from './declaration.ts';

/** Marks that a page shows in a way of their own, each of its type. */
export const DAMAGE = 'damage';
export const EXHAUSTED = 'exhausted';

type Marks = Readonly<Record<string, unknown>>;

/** The rule functions of marks. */
export const markRules = <const D extends Declaration>(
  { marks, zones }: D,
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

  return { checkIsOpen, marked, marksOf };
};
