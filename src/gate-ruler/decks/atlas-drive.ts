import type { Deck } from './deck.ts';

/** Apprentice: small ATLAS bodies driven two at a time, walkers behind them, and fire from all of them at once. */
export const atlasDrive: Deck = {
  id: 'atlas-drive',
  name: { en: 'ATLAS drive column', ja: 'アトラス機動縦隊' },
  ruler: 'apprentice',
  cards: {
    'line-rifleman': 3,
    'trench-engineer': 2,
    'spotter-giraffe': 1,
    'scout-walker': 4,
    vulcanius: 2,
    'siege-walker': 3,
    'shield-carrier': 2,
    'solar-system-backpacker': 2,
    'orbital-lancer': 3,
    'field-medic': 3,
    'flare-drone': 4,
    'reserve-tank': 2,
    'absolute-barrier': 3,
    'space-mimic': 2,
    'photon-torpedo': 2,
    'concentrated-fire': 2,
    'jamming-signal': 1,
    'reactor-overcharge': 1,
    'guns-and-gold-armory': 1,
    'salvage-depot': 1,
    'reckless-barrage': 2,
    byakuya: 2,
    daijinki: 1,
    'sacred-treasure-combination': 1,
  },
};
