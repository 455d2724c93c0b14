import type { CardSet } from './card-sets-2.ts';
import type { Entry } from './collection-2.ts';

/** A deck list: how many of each card, by id. */
export interface DeckEntry extends Entry {
  readonly cards: Readonly<Record<string, number>>;
}

/** The cards and decks that matches can be played with, by id. */
export interface CatalogueOf<C extends Entry, D extends Entry> {
  readonly cards: ReadonlyMap<string, C>;
  readonly decks: ReadonlyMap<string, D>;
}

/** Cards and decks that belong together. */
export interface CardSetOf<C extends Entry, D extends Entry> extends CardSet {
  readonly cards: readonly C[];
  readonly decks: readonly D[];
}

const byId = <T extends Entry>(entries: readonly T[]): readonly (readonly [string, T])[] =>
  entries.map((entry) => [entry.id, entry] as const);

/** A catalogue with the cards and decks of sets, which were checked among those before them. */
export const withSets = <C extends Entry, D extends Entry>(
  catalogue: CatalogueOf<C, D>,
  sets: readonly CardSetOf<C, D>[],
): CatalogueOf<C, D> =>
  sets.reduce(
    (all, set) => ({
      cards: new Map([...all.cards, ...byId(set.cards)]),
      decks: new Map([...all.decks, ...byId(set.decks)]),
    }),
    catalogue,
  );
