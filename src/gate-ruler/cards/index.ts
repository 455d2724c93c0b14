import type { CardDefinition } from '../card.ts';
import { rulers } from '../rulers/index.ts';
import { digestCards } from './digest.ts';
import { houseEvents } from './house-events.ts';
import { houseUnits } from './house-units.ts';
import { resourceCard } from './resource.ts';

/** Every built-in card by id: rulers, the resource, and the cards decks are made of. */
export const cardCatalogue: ReadonlyMap<string, CardDefinition> = new Map(
  [...rulers, resourceCard, ...digestCards, ...houseUnits, ...houseEvents].map((card) => [card.id, card]),
);
