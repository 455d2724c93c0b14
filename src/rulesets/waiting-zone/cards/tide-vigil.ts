import type { Deck } from './catalogue.ts';

/** Sturdy bodies that wait for the other player's turn, and many counters. */
export const tideVigil: Deck = {
  id: 'tide-vigil',
  name: { en: 'Tide vigil', ja: '潮の見張り' },
  cards: {
    'pool-warden': 2,
    'reef-scholar': 2,
    'mist-dancer': 3,
    'shell-bulwark': 2,
    'drift-pilgrim': 2,
    'undertow-eel': 2,
    'deep-herald': 3,
    'moon-well': 1,
    'recall-tide': 2,
    'still-the-waters': 2,
    'wave-of-denial': 2,
    'mirror-lake': 2,
    'reef-ambush': 1,
    hush: 2,
    whirlpool: 2,
  },
};
