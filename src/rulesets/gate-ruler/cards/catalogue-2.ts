import { type CardSetOf, type CatalogueOf, withSets } from '../../../core/cards/catalogue.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Deck } from './decks.ts';
import { decks } from './index.ts';
import { cardCatalogue } from './catalogue.ts';

/** The cards and decks that matches can be played with, by id. */
export type Catalogue = CatalogueOf<CardDefinition, Deck>;

/** Cards and decks that belong together. */
export type CardSet = CardSetOf<CardDefinition, Deck>;

/** The built-in cards and decks. */
export const builtInCatalogue: Catalogue = { cards: cardCatalogue, decks };

/** The built-in cards and decks with those of the sets; `readSet` has checked them. */
export const catalogueWith = (sets: readonly CardSet[]): Catalogue => withSets(builtInCatalogue, sets);
