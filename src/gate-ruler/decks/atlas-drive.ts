import type { Deck } from './deck.ts';

/** Apprentice: small ATLAS bodies driven two at a time, and a few heavy ones. */
export const atlasDrive: Deck = {
  id: 'atlas-drive',
  name: { en: 'ATLAS drive column', ja: 'アトラス機動縦隊' },
  ruler: 'apprentice',
  cards: {
    'line-rifleman': 4,
    'trench-engineer': 4,
    'lantern-squire': 4,
    'scout-walker': 4,
    vulcanius: 4,
    'siege-walker': 4,
    'shield-carrier': 2,
    'orbital-lancer': 4,
    'spark-volley': 2,
    'falling-star': 4,
    'reckless-barrage': 2,
    'field-medic': 4,
    'flare-drone': 4,
    'reserve-tank': 2,
    haunting: 2,
  },
};
