import type { CardDefinition } from '../values/card.ts';

/** House spells: they resolve from the waiting zone and do not stay (reading.8). */
export const spells: readonly CardDefinition[] = [
  {
    id: 'twin-bolt',
    name: { en: 'Twin Bolt', ja: '二筋の雷火' },
    type: 'spell',
    cost: 2,
    optional: { energy: 2, effect: { instructions: [{ do: 'damage', to: 'opponent', amount: 2 }] } },
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'struck', from: { from: 'field', side: 'any', type: 'unit' } },
          { do: 'damage', to: 'chosen:struck', amount: 2 },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'scorch-or-stoke',
    name: { en: 'Scorch or Stoke', ja: '焦がすか焚くか' },
    type: 'spell',
    cost: 1,
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'scorched', from: { from: 'field', side: 'enemy', type: 'unit' } },
          { do: 'damage', to: 'chosen:scorched', amount: 1 },
        ],
      },
      { instructions: [{ do: 'gainEnergy', amount: 2 }] },
    ],
    provenance: 'house',
  },
  {
    id: 'wildfire',
    name: { en: 'Wildfire', ja: '野火' },
    type: 'spell',
    cost: 5,
    effects: [{ instructions: [{ do: 'destroy', what: 'allUnits' }] }],
    provenance: 'house',
  },
  {
    id: 'recall-tide',
    name: { en: 'Recall Tide', ja: '呼び戻す潮' },
    type: 'spell',
    cost: 2,
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'recalled', from: { from: 'field', side: 'any' } },
          { do: 'returnToHand', what: 'chosen:recalled' },
          { do: 'draw', count: 1 },
        ],
      },
    ],
    provenance: 'house',
  },
];
