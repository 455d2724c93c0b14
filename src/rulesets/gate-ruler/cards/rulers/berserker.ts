import type { CardDefinition } from '../../values/card.ts';

/** B, Berserker: strikes hard, drives 1 card each turn and pays no costs. */
export const berserker: CardDefinition = {
  id: 'berserker',
  name: { en: 'Berserker', ja: 'バーサーカー' },
  type: 'ruler',
  atk: 5,
  stk: 4,
  ruler: {
    life: 12,
    paysCosts: false,
    attackZones: 2,
    defenseZones: 1,
    setZones: 3,
    resources: 0,
    startingHand: 0,
    startOfTurn: { readyResources: 0, draw: 0, drawOnFirstTurn: 0, drive: 1, driveOnFirstTurn: 1 },
    summonCap: null,
    legendaries: 2,
    factions: 2,
    deckLevelCap: 80,
  },
  provenance: {
    source: 'digest',
    assumed: [
      'ruler.legendaries',
      'ruler.factions',
      'ruler.attackZones',
      'ruler.defenseZones',
      'ruler.setZones',
      'ruler.summonCap',
      'ruler.startOfTurn.driveOnFirstTurn',
    ],
  },
};
