import type { CardDefinition } from '../state/card.ts';
import { spell } from './house-cards.ts';

/** House spells: they resolve from the waiting zone and do not stay (reading.8). */
export const spells: readonly CardDefinition[] = [
  spell('twin-bolt', ['Twin Bolt', '二筋の雷火'], 2, {
    optional: { energy: 2, effect: { instructions: [{ do: 'damage', to: 'opponent', amount: 2 }] } },
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'struck', from: { from: 'field', side: 'any', type: 'unit' } },
          { do: 'damage', to: 'chosen:struck', amount: 2 },
        ],
      },
    ],
  }),
  spell('scorch-or-stoke', ['Scorch or Stoke', '焦がすか焚くか'], 1, {
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'scorched', from: { from: 'field', side: 'enemy', type: 'unit' } },
          { do: 'damage', to: 'chosen:scorched', amount: 1 },
        ],
      },
      { instructions: [{ do: 'gainEnergy', amount: 2 }] },
    ],
  }),
  spell('wildfire', ['Wildfire', '野火'], 5, {
    effects: [{ instructions: [{ do: 'destroy', what: 'allUnits' }] }],
  }),
  spell('recall-tide', ['Recall Tide', '呼び戻す潮'], 2, {
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'recalled', from: { from: 'field', side: 'any' } },
          { do: 'returnToHand', what: 'chosen:recalled' },
          { do: 'draw', count: 1 },
        ],
      },
    ],
  }),
];
