import type { CardDefinition } from '../state/card.ts';
import { relic } from './house-cards.ts';

/** House relics: they stay on the field for their cost abilities. */
export const relics: readonly CardDefinition[] = [
  relic('bellows-altar', ['Bellows Altar', 'ふいごの祭壇'], 2, {
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
  }),
  relic('moon-well', ['Moon Well', '月の泉'], 2, {
    in: { instructions: [{ do: 'gainLife', amount: 1 }] },
    ability: { energy: 3, effect: { instructions: [{ do: 'draw', count: 1 }] } },
  }),
];
