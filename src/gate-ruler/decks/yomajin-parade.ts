import type { Deck } from './deck.ts';

/** Berserker: spirits of the Yomajin front that punish every blow, and a ruler that strikes hard. */
export const yomajinParade: Deck = {
  id: 'yomajin-parade',
  name: { en: 'Yomajin night parade', ja: '東妖軍百鬼夜行' },
  ruler: 'berserker',
  cards: {
    'river-imp': 2,
    'cursed-doll': 3,
    yobuko: 2,
    kamigakari: 2,
    'soul-lantern-bearer': 3,
    'sakura-no-sei': 2,
    xingtian: 3,
    'kappa-wrestler': 2,
    darumageddon: 3,
    honoikazuchi: 2,
    'bone-giant': 2,
    'vengeful-spirit': 4,
    'oni-of-the-tatari': 4,
    haunting: 2,
    'lantern-procession': 1,
    'blood-moon': 1,
    'drums-of-thunder': 1,
    'bell-of-the-third-watch': 1,
    'call-lightning': 1,
    'tengu-squall': 1,
    'ittan-momen': 3,
    karakasa: 2,
    'all-that-live-must-die': 1,
    cthulhu: 2,
  },
};
