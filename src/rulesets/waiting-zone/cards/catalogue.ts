import type { CatalogueOf } from '../../../kernel/card-sets/catalogue.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Deck } from './decks/deck.ts';
import { decks } from './decks/index.ts';
import { cardCatalogue } from './index.ts';

/** The cards and decks that matches can be played with, by id. */
export type Catalogue = CatalogueOf<CardDefinition, Deck>;

/** The house cards and decks. */
export const builtIn: Catalogue = { cards: cardCatalogue, decks };
