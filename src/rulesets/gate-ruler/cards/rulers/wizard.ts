import type { CardDefinition } from '../../values/card.ts';

/** W, Wizard: draws and pays; on the opponent's turn the ruler itself pays 1, and it is ready again at the own turn end. */
export const wizard: CardDefinition = {
  id: 'wizard',
  name: { en: 'Wizard', ja: 'ウィザード' },
  type: 'ruler',
  atk: 2,
  stk: 2,
  abilities: [
    {
      kind: 'auto',
      when: { on: 'moment', moment: 'turnEnd', turn: 'own' },
      effect: { instructions: [{ do: 'ready', cards: 'this' }] },
    },
  ],
  ruler: {
    life: 10,
    paysCosts: true,
    attackZones: 2,
    defenseZones: 1,
    setZones: 3,
    resources: 3,
    startingHand: 2,
    startOfTurn: { readyResources: 2, draw: 2, drawOnFirstTurn: 1, drive: 0, driveOnFirstTurn: 0 },
    summonCap: 2,
    exhaustToPay: 'opponentsTurn',
    legendaries: 2,
    factions: 2,
    deckLevelCap: null,
  },
  provenance: { source: 'digest', assumed: [] },
};
