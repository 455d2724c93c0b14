import type { CardTable, Declaration, MarksIn, MayBeGone, NamesIn } from './declaration.ts';
import { DAMAGE } from './marks.ts';
import type { Place } from './zones.ts';

/** What rules read of the cards of a game. */
export interface CardReaders<D extends Declaration> {
  /** Returns the cards that are attached to a card, in the order in which they were attached. */
  readonly attachedTo: (game: CardTable<D>, card: number) => readonly number[];
  /** Returns the numbers of the cards of a zone, the top first. `holder`: whose zone, unless it is shared. */
  readonly cardsIn: (
    game: CardTable<D>,
    zone: NamesIn<D>['zone'],
    holder?: CardTable<D>['turn'],
  ) => readonly number[];
  /** Returns the card to which a card is attached. */
  readonly hostOf: (game: CardTable<D>, card: number) => number | undefined;
  /** Returns the marks of a card. */
  readonly marksOf: (game: CardTable<D>, card: number) => MarksIn<D>;
  /** Returns where a card lies; in a game with tokens `undefined` for one that has ceased to exist. Throws if it is in no zone. */
  readonly placeOf: (
    game: CardTable<D>,
    card: number,
  ) => Place<NamesIn<D>['zone']> | (MayBeGone<D> extends true ? undefined : never);
}

/** The names of the numbers that cards of a game have, each once. */
export const numberNames = ({ cards }: Pick<Declaration, 'cards'>): readonly string[] => [
  ...new Set(Object.values(cards).flatMap(({ numbers = {} }) => Object.keys(numbers))),
];

/** What an effect adds to a number of a card, and whose effect it is: a card by its number. */
export interface NumberEffect {
  readonly by: number;
  readonly change: number;
}

/** What a declaration cannot say as data. */
export interface CardRules<D extends Declaration> {
  /**
   * Returns the continuous effects that change a number of a card now, such as those of a captain whose units have 1 more attack.
   * It is asked each time the number is read, so an effect ends when its cause does. Uses only what all players may know, and
   * no numbers that have such effects.
   */
  numberEffects?(
    game: CardTable<D>,
    card: number,
    name: NamesIn<D>['number'],
    readers: CardReaders<D>,
  ): readonly NumberEffect[];
}

/** A change of a printed number: by an effect of a card, or by the mark of that name. */
export type NumberChange = Omit<NumberEffect, 'by'> & { readonly by?: number };

/** The numbers of cards: printed ones, and what changes them. */
export const numberRules = <const D extends Declaration>(
  { cards }: D,
  readers: CardReaders<D>,
  { numberEffects }: CardRules<D>,
) => {
  type Game = CardTable<D>;
  type Name = NamesIn<D>['number'];

  const printedOf = (game: Game, card: number): Readonly<Record<string, number>> =>
    cards[game.cards[card] as NamesIn<D>['card']]?.numbers ?? {};

  /** Returns what the function returned, if it is a list of effects. */
  const checkedEffects = (game: Game, effects: unknown): readonly NumberEffect[] => {
    if (!Array.isArray(effects))
      throw new Error(`numberEffects returns a list of { by, change }, got ${JSON.stringify(effects)}`);
    for (const effect of effects) checkEffect(game, effect ?? {});
    return effects;
  };

  const checkEffect = (game: Game, { by, change }: Partial<NumberEffect>): void => {
    if (by === undefined || game.cards[by] === undefined)
      throw new Error(`numberEffects: by is the number of a card, got ${String(by)}`);
    if (!Number.isFinite(change))
      throw new Error(
        `numberEffects: change is a number, got ${typeof change === 'string' ? `"${change}"` : String(change)}`,
      );
  };

  /** Returns what changes a number of a card. Damage is no change of a number. */
  const changesOf = (game: Game, card: number, name: string): readonly NumberChange[] => {
    const mark: unknown = (readers.marksOf(game, card) as Readonly<Record<string, unknown>>)[name];
    const effects =
      numberEffects === undefined
        ? []
        : checkedEffects(game, numberEffects(game, card, name as Name, readers));
    return [...(name !== DAMAGE && typeof mark === 'number' ? [{ change: mark }] : []), ...effects].filter(
      ({ change }) => change !== 0,
    );
  };

  const sumOf = (printed: number, changes: readonly NumberChange[]): number =>
    changes.reduce((sum, { change }) => sum + change, printed);

  /** Returns the numbers of a card with their changes, in the order in which they are printed. */
  const numbersOf = (game: Game, card: number) =>
    Object.entries(printedOf(game, card)).map(([name, printed]) => {
      const changes = changesOf(game, card, name);
      return { name, printed, changes, now: sumOf(printed, changes) };
    });

  const numberOf = (game: Game, card: number, name: Name): number => {
    const printed = printedOf(game, card)[name];
    if (printed === undefined) throw new Error(`the card ${game.cards[card]} has no number ${name}`);
    return sumOf(printed, changesOf(game, card, name));
  };

  return { numberOf, numbersOf };
};
