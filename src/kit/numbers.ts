import type { CardTable, Declaration, NamesIn } from './declaration.ts';
import {
  type CardReaders,
  type CardRules,
  effectsBy,
  type KeywordReader,
  type NumberEffect,
} from './effects.ts';
import { DAMAGE } from './marks.ts';

/** The names of the numbers that cards of a game have, each once. */
export const numberNames = ({ cards }: Pick<Declaration, 'cards'>): readonly string[] => [
  ...new Set(Object.values(cards).flatMap(({ numbers = {} }) => Object.keys(numbers))),
];

/** A change of a printed number: by an effect of a card, or by the mark of that name. */
export type NumberChange = Omit<NumberEffect, 'by'> & { readonly by?: number };

/** The numbers of cards: printed ones, and what changes them. */
export const numberRules = <const D extends Declaration>(
  { cards }: D,
  readers: CardReaders<D> & KeywordReader<D>,
  { numberEffects }: CardRules<D>,
) => {
  type Game = CardTable<D>;
  type Name = NamesIn<D>['number'];

  const printedOf = (game: Game, card: number): Readonly<Record<string, number>> =>
    cards[game.cards[card] as NamesIn<D>['card']]?.numbers ?? {};

  const asked =
    numberEffects &&
    effectsBy<D, NumberEffect>('numberEffects', '{ by, change }', (game, card, name) =>
      numberEffects(game, card, name as Name, readers),
    );

  const effectsOn = (game: Game, card: number, name: string): readonly NumberEffect[] => {
    const effects = asked?.(game, card, name) ?? [];
    for (const { change } of effects)
      if (!Number.isFinite(change))
        throw new Error(
          `numberEffects: change is a number, got ${typeof change === 'string' ? `"${change}"` : String(change)}`,
        );
    return effects;
  };

  /** Returns what changes a number of a card. Damage is no change of a number. */
  const changesOf = (game: Game, card: number, name: string): readonly NumberChange[] => {
    const mark: unknown = (readers.marksOf(game, card) as Readonly<Record<string, unknown>>)[name];
    return [
      ...(name !== DAMAGE && typeof mark === 'number' ? [{ change: mark }] : []),
      ...effectsOn(game, card, name),
    ].filter(({ change }) => change !== 0);
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
