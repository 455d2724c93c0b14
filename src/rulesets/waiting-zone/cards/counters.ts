import type { CardDefinition } from '../values/card.ts';

/** House counters. Each says at which checks it may be activated and what it may name there (reading.22). */
export const counters: readonly CardDefinition[] = [
  {
    id: 'backdraft',
    name: { en: 'Backdraft', ja: '逆火' },
    type: 'counter',
    cost: 2,
    windows: ['entry'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'entered', from: { from: 'subjects' } },
          { do: 'destroy', what: 'chosen:entered' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'snuff-out',
    name: { en: 'Snuff Out', ja: '吹き消し' },
    type: 'counter',
    cost: 1,
    windows: ['entry', 'departure'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'snuffed', from: { from: 'waiting', what: 'timing' } },
          { do: 'negate', what: 'chosen:snuffed' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'flash-trap',
    name: { en: 'Flash Trap', ja: '閃光の罠' },
    type: 'counter',
    cost: 2,
    windows: ['attack'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'caught', from: { from: 'subjects' } },
          { do: 'damage', to: 'chosen:caught', amount: 3 },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'smoke-guard',
    name: { en: 'Smoke Guard', ja: '煙の守り' },
    type: 'counter',
    cost: 1,
    windows: ['damage'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'stopped', from: { from: 'waiting', what: 'damage' } },
          { do: 'negate', what: 'chosen:stopped' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'still-the-waters',
    name: { en: 'Still the Waters', ja: '水を静める' },
    type: 'counter',
    cost: 3,
    windows: ['play'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'stilled', from: { from: 'subjects' } },
          { do: 'negate', what: 'chosen:stilled' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'wave-of-denial',
    name: { en: 'Wave of Denial', ja: '拒みの波' },
    type: 'counter',
    cost: 1,
    windows: ['play'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'denied', from: { from: 'subjects', only: 'ability' } },
          { do: 'negate', what: 'chosen:denied' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'mirror-lake',
    name: { en: 'Mirror Lake', ja: '鏡の湖' },
    type: 'counter',
    cost: 2,
    windows: ['damage'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'mirrored', from: { from: 'waiting', what: 'attackDamage' } },
          { do: 'reflect', what: 'chosen:mirrored' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'reef-ambush',
    name: { en: 'Reef Ambush', ja: '礁の伏兵' },
    type: 'counter',
    cost: 2,
    windows: ['attack'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'ambusher', from: { from: 'hand', type: 'unit', costAtMost: 3 } },
          { do: 'putOntoField', what: 'chosen:ambusher' },
        ],
      },
    ],
    provenance: 'house',
  },
  {
    id: 'hush',
    name: { en: 'Hush', ja: '静寂' },
    type: 'counter',
    cost: 0,
    windows: ['play', 'entry', 'departure', 'attack', 'damage'],
    additionalDiscards: 1,
    effects: [{ instructions: [{ do: 'draw', count: 1 }] }],
    provenance: 'house',
  },
  {
    id: 'whirlpool',
    name: { en: 'Whirlpool', ja: '渦潮' },
    type: 'counter',
    cost: 2,
    windows: ['entry', 'departure', 'attack'],
    effects: [
      {
        instructions: [
          { do: 'choose', as: 'swept', from: { from: 'subjects' } },
          { do: 'remove', what: 'chosen:swept' },
        ],
      },
    ],
    provenance: 'house',
  },
];
