import { type CardSetOf, type CatalogueOf, withSets } from '../../../core/cards/card-sets.ts';
import type { CardDefinition } from '../state/card.ts';
import { type Deck, decks } from './decks.ts';
import { houseAtlas } from './house-atlas.ts';
import { houseVolnar } from './house-volnar.ts';
import { houseWonderverse } from './house-wonderverse.ts';
import { houseYomajin } from './house-yomajin.ts';
import { knownEvents } from './known-events.ts';
import { knownUnitsOfLegend } from './known-units-of-legend.ts';
import { knownUnitsOfVolnar } from './known-units-of-volnar.ts';
import { knownUnitsOfWar } from './known-units-of-war.ts';
import { knownUnitsOfWonder } from './known-units-of-wonder.ts';
import { resourceCard, rulers } from './rulers.ts';

/** Every built-in card by id: rulers, the resource, and the cards decks are made of. */
export const cardCatalogue: ReadonlyMap<string, CardDefinition> = new Map(
  [
    ...rulers,
    resourceCard,
    ...knownEvents,
    ...knownUnitsOfWar,
    ...knownUnitsOfWonder,
    ...knownUnitsOfVolnar,
    ...knownUnitsOfLegend,
    ...houseVolnar,
    ...houseAtlas,
    ...houseYomajin,
    ...houseWonderverse,
  ].map((card) => [card.id, card]),
);

/** The cards and decks available for matches, by id. */
export type Catalogue = CatalogueOf<CardDefinition, Deck>;

/** Cards and decks that belong together, such as those of one set file. */
export type CardSet = CardSetOf<CardDefinition, Deck>;

/** The built-in cards and decks. */
export const builtInCatalogue: Catalogue = { cards: cardCatalogue, decks };

/** The built-in cards and decks with those of the sets; `readSet` has checked them. */
export const catalogueWith = (sets: readonly CardSet[]): Catalogue => withSets(builtInCatalogue, sets);
