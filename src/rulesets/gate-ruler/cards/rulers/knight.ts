import type { CardDefinition } from '../../values/card.ts';

/** K, Knight: draws, and pays with three resources. */
export const knight: CardDefinition = {
  id: 'knight',
  name: { en: 'Knight', ja: 'ナイト' },
  type: 'ruler',
  atk: 3,
  stk: 3,
  ruler: {
    life: 11,
    paysCosts: true,
    attackZones: 2,
    defenseZones: 1,
    setZones: 3,
    resources: 3,
    startingHand: 2,
    startOfTurn: { readyResources: 2, draw: 2, drawOnFirstTurn: 1, drive: 0, driveOnFirstTurn: 0 },
    summonCap: 2,
    legendaries: 2,
    factions: 2,
    deckLevelCap: null,
  },
  provenance: {
    source: 'digest',
    assumed: [
      'ruler.legendaries',
      'ruler.factions',
      'ruler.attackZones',
      'ruler.defenseZones',
      'ruler.setZones',
      'ruler.startOfTurn.readyResources',
      'ruler.deckLevelCap',
    ],
  },
};
