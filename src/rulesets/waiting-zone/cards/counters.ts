import type { CardDefinition } from '../state/card.ts';
import { counter } from './house-cards.ts';

/** House counters. Each says at which checks it may be activated and what it may name there (reading.22). */
export const counters: readonly CardDefinition[] = [
  counter('backdraft', ['Backdraft', '逆火'], 2, {
    windows: ['entry'],
    instructions: [
      { do: 'choose', as: 'entered', from: { from: 'subjects' } },
      { do: 'destroy', what: 'chosen:entered' },
    ],
  }),
  counter('snuff-out', ['Snuff Out', '吹き消し'], 1, {
    windows: ['entry', 'departure'],
    instructions: [
      { do: 'choose', as: 'snuffed', from: { from: 'waiting', what: 'timing' } },
      { do: 'negate', what: 'chosen:snuffed' },
    ],
  }),
  counter('flash-trap', ['Flash Trap', '閃光の罠'], 2, {
    windows: ['attack'],
    instructions: [
      { do: 'choose', as: 'caught', from: { from: 'subjects' } },
      { do: 'damage', to: 'chosen:caught', amount: 3 },
    ],
  }),
  counter('smoke-guard', ['Smoke Guard', '煙の守り'], 1, {
    windows: ['damage'],
    instructions: [
      { do: 'choose', as: 'stopped', from: { from: 'waiting', what: 'damage' } },
      { do: 'negate', what: 'chosen:stopped' },
    ],
  }),
  counter('still-the-waters', ['Still the Waters', '水を静める'], 3, {
    windows: ['play'],
    instructions: [
      { do: 'choose', as: 'stilled', from: { from: 'subjects' } },
      { do: 'negate', what: 'chosen:stilled' },
    ],
  }),
  counter('wave-of-denial', ['Wave of Denial', '拒みの波'], 1, {
    windows: ['play'],
    instructions: [
      { do: 'choose', as: 'denied', from: { from: 'subjects', only: 'ability' } },
      { do: 'negate', what: 'chosen:denied' },
    ],
  }),
  counter('mirror-lake', ['Mirror Lake', '鏡の湖'], 2, {
    windows: ['damage'],
    instructions: [
      { do: 'choose', as: 'mirrored', from: { from: 'waiting', what: 'attackDamage' } },
      { do: 'reflect', what: 'chosen:mirrored' },
    ],
  }),
  counter('reef-ambush', ['Reef Ambush', '礁の伏兵'], 2, {
    windows: ['attack'],
    instructions: [
      { do: 'choose', as: 'ambusher', from: { from: 'hand', type: 'unit', costAtMost: 3 } },
      { do: 'putOntoField', what: 'chosen:ambusher' },
    ],
  }),
  counter('hush', ['Hush', '静寂'], 0, {
    windows: ['play', 'entry', 'departure', 'attack', 'damage'],
    additionalDiscards: 1,
    instructions: [{ do: 'draw', count: 1 }],
  }),
  counter('whirlpool', ['Whirlpool', '渦潮'], 2, {
    windows: ['entry', 'departure', 'attack'],
    instructions: [
      { do: 'choose', as: 'swept', from: { from: 'subjects' } },
      { do: 'remove', what: 'chosen:swept' },
    ],
  }),
];
