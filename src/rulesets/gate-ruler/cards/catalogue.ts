import type { CardDefinition } from '../values/card.ts';
import type { Deck } from './decks/deck.ts';
import { decks } from './decks/index.ts';
import { cardCatalogue } from './index.ts';

/** The cards and decks that matches can be played with, by id. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly decks: ReadonlyMap<string, Deck>;
}

/** Cards and decks that belong together. */
export interface CardSet {
  readonly cards: readonly CardDefinition[];
  readonly decks: readonly Deck[];
}

/** The built-in cards and decks. */
export const builtIn: Catalogue = { cards: cardCatalogue, decks };

/** The built-in cards and decks with those of the sets; `readSet` has checked them. */
export const catalogueWith = (sets: readonly CardSet[]): Catalogue =>
  sets.reduce<Catalogue>(
    (all, set) => ({
      cards: new Map([...all.cards, ...set.cards.map((card) => [card.id, card] as const)]),
      decks: new Map([...all.decks, ...set.decks.map((deck) => [deck.id, deck] as const)]),
    }),
    builtIn,
  );
