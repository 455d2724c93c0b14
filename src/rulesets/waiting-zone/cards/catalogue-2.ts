import type { CatalogueOf } from '../../../core/cards/catalogue.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Deck } from './catalogue.ts';
import { decks } from './index.ts';
import { cardCatalogue } from './index-2.ts';

/** The cards and decks that matches can be played with, by id. */
export type Catalogue = CatalogueOf<CardDefinition, Deck>;

/** The house cards and decks. */
export const builtInCatalogue: Catalogue = { cards: cardCatalogue, decks };
