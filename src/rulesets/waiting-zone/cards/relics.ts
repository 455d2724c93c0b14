import type { CardDefinition } from '../values/card.ts';

/** House relics: they stay on the field for their cost abilities. */
export const relics: readonly CardDefinition[] = [
  {
    id: 'bellows-altar',
    name: { en: 'Bellows Altar', ja: 'ふいごの祭壇' },
    type: 'relic',
    cost: 2,
    ability: {
      energy: 2,
      effect: {
        instructions: [
          {
            do: 'choose',
            as: 'burnt',
            from: { from: 'field', side: 'enemy', type: 'unit', orPlayers: true },
          },
          { do: 'damage', to: 'chosen:burnt', amount: 1 },
        ],
      },
    },
    out: { instructions: [{ do: 'gainEnergy', amount: 1 }] },
    provenance: 'house',
  },
  {
    id: 'moon-well',
    name: { en: 'Moon Well', ja: '月の泉' },
    type: 'relic',
    cost: 2,
    in: { instructions: [{ do: 'gainLife', amount: 1 }] },
    ability: { energy: 3, effect: { instructions: [{ do: 'draw', count: 1 }] } },
    provenance: 'house',
  },
];
