import type { CardDefinition } from '../values/card.ts';
import { houseAtlasUnits } from './house-atlas.ts';
import { houseAtlasOrders } from './house-atlas-orders.ts';
import { houseVolnarEvents } from './house-volnar-events.ts';
import { houseVolnarUnits } from './house-volnar-units.ts';
import { houseWonderverseTricks } from './house-wonderverse-events.ts';
import { houseWonderverseUnits } from './house-wonderverse-units.ts';
import { houseYomajinUnits } from './house-yomajin.ts';
import { houseYomajinNights } from './house-yomajin-nights.ts';
import { knownDamageEvents } from './known-damage-events.ts';
import { knownOtherEvents } from './known-other-events.ts';
import { knownUnitsOfLegend } from './known-units-of-legend.ts';
import { knownUnitsOfVolnar } from './known-units-of-volnar.ts';
import { knownUnitsOfWar } from './known-units-of-war.ts';
import { knownUnitsOfWonder } from './known-units-of-wonder.ts';
import { resourceCard } from './resource.ts';
import { rulers } from './rulers/index.ts';

/** Every built-in card by id: rulers, the resource, and the cards decks are made of. */
export const cardCatalogue: ReadonlyMap<string, CardDefinition> = new Map(
  [
    ...rulers,
    resourceCard,
    ...knownDamageEvents,
    ...knownOtherEvents,
    ...knownUnitsOfWar,
    ...knownUnitsOfWonder,
    ...knownUnitsOfVolnar,
    ...knownUnitsOfLegend,
    ...houseVolnarUnits,
    ...houseVolnarEvents,
    ...houseAtlasUnits,
    ...houseAtlasOrders,
    ...houseYomajinUnits,
    ...houseYomajinNights,
    ...houseWonderverseUnits,
    ...houseWonderverseTricks,
  ].map((card) => [card.id, card]),
);
