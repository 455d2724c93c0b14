import type { CardDefinition } from '../values/card.ts';
import { HOUSE } from './provenance.ts';

/** House events and fields of the Yomajin front. */
export const houseYomajinNights: readonly CardDefinition[] = [
  {
    id: 'lantern-procession',
    name: { en: 'Lantern Procession', ja: '提灯行列' },
    type: 'field',
    faction: 'yomajin',
    level: 1,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'destroyed', card: { side: 'enemy', type: ['unit'] } },
        oncePerTurn: true,
        effect: {
          instructions: [{ do: 'damage', to: ['enemyRuler'], amount: { stat: 'stk', of: 'cause' } }],
        },
      },
    ],
    provenance: HOUSE,
  },
  {
    id: 'blood-moon',
    name: { en: 'Blood Moon', ja: '血の月' },
    type: 'field',
    faction: 'yomajin',
    level: 2,
    abilities: [
      { kind: 'continuous', effects: [{ damage: 'more', by: 1, source: 'ownRuler', combat: true }] },
    ],
    provenance: HOUSE,
  },
  {
    id: 'offering-to-the-deep',
    name: { en: 'Offering to the Deep', ja: '深きものへの供物' },
    type: 'event',
    faction: 'yomajin',
    level: 0,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'host', from: { side: 'ally', type: ['unit'] } },
        {
          do: 'choose',
          as: 'offered',
          from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
          atLeast: 1,
          atMost: 2,
        },
        { do: 'putUnder', cards: 'chosen:offered', host: 'chosen:host' },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'drums-of-thunder',
    name: { en: 'Drums of Thunder', ja: '雷神の太鼓' },
    type: 'event',
    faction: 'yomajin',
    level: 2,
    timing: 'standard',
    effect: {
      instructions: [{ do: 'damage', to: [{ all: { side: 'enemy', type: ['unit'] } }], amount: 2 }],
    },
    provenance: HOUSE,
  },
  {
    id: 'bell-of-the-third-watch',
    name: { en: 'Bell of the Third Watch', ja: '三更の鐘' },
    type: 'event',
    faction: 'yomajin',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        {
          do: 'mode',
          modes: {
            strike: [
              { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
              { do: 'damage', to: ['chosen:unit'], amount: 3 },
            ],
            ward: [
              {
                do: 'reduce',
                damage: { which: 'next', receiver: { side: 'ally', zone: ['ruler', 'attack', 'defense'] } },
                by: 3,
              },
            ],
            mend: [{ do: 'healRuler', ruler: 'own', amount: 1 }],
          },
        },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'tengu-squall',
    name: { en: 'Tengu Squall', ja: '天狗の突風' },
    type: 'event',
    faction: 'yomajin',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtLeast: 2 } },
        { do: 'move', cards: 'chosen:unit', to: 'hand' },
      ],
    },
    provenance: HOUSE,
  },
];
