import type { CardDefinition } from '../card.ts';

const HOUSE = { source: 'house', assumed: [] } as const;

/** House events: strikes on units and rulers, with and without a counter. */
export const houseEvents: readonly CardDefinition[] = [
  {
    id: 'spark-volley',
    name: { en: 'Spark Volley', ja: '火花の斉射' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
        { do: 'damage', to: ['chosen:unit'], amount: 3 },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'falling-star',
    name: { en: 'Falling Star', ja: '墜ちる星' },
    type: 'event',
    faction: 'volnar',
    level: 2,
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['enemyRuler'], amount: 2 }] },
    provenance: HOUSE,
  },
  {
    id: 'ward-of-the-gate',
    name: { en: 'Ward of the Gate', ja: '門の護り' },
    type: 'event',
    faction: 'volnar',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 1 } },
        { do: 'damage', to: ['chosen:unit'], amount: 2 },
      ],
    },
    counter: { effect: { instructions: [{ do: 'move', cards: 'this', to: 'graveyard' }] } },
    provenance: HOUSE,
  },
  {
    id: 'reckless-barrage',
    name: { en: 'Reckless Barrage', ja: '無謀な砲撃' },
    type: 'event',
    faction: 'atlas',
    level: 0,
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['enemyRuler', 'ownRuler'], amount: 1 }] },
    counter: { play: 'this' },
    provenance: HOUSE,
  },
];
