import type { CardDefinition } from '../../values/card.ts';

/** A, Apprentice: drives 2 cards each turn and pays no costs. */
export const apprentice: CardDefinition = {
  id: 'apprentice',
  name: { en: 'Apprentice', ja: 'アプレンティス' },
  type: 'ruler',
  atk: 4,
  stk: 3,
  ruler: {
    life: 12,
    paysCosts: false,
    attackZones: 2,
    defenseZones: 1,
    setZones: 3,
    resources: 0,
    startingHand: 0,
    startOfTurn: { readyResources: 0, draw: 0, drawOnFirstTurn: 0, drive: 2, driveOnFirstTurn: 2 },
    summonCap: null,
    legendaries: 2,
    factions: 2,
    deckLevelCap: 50,
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
