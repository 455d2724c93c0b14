

/** A deck list: a ruler and how many of each card, by id. */
export interface Deck {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly ruler: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** Apprentice: small ATLAS bodies driven two at a time, walkers behind them, and fire from all of them at once. */
export const atlasDrive: Deck = {
  id: 'atlas-drive',
  name: { en: 'ATLAS drive column', ja: 'アトラス機動縦隊' },
  ruler: 'apprentice',
  cards: {
    'line-rifleman': 3,
    'lantern-squire': 2,
    'trench-engineer': 3,
    'spotter-giraffe': 1,
    'scout-walker': 2,
    vulcanius: 1,
    'siege-walker': 1,
    'shield-carrier': 1,
    'solar-system-backpacker': 1,
    'orbital-lancer': 1,
    'field-medic': 2,
    'flare-drone': 4,
    'reserve-tank': 1,
    'absolute-barrier': 2,
    'space-mimic': 1,
    'photon-torpedo': 1,
    'concentrated-fire': 2,
    'spark-volley': 2,
    'jamming-signal': 1,
    'reactor-overcharge': 3,
    'guns-and-gold-armory': 2,
    'salvage-depot': 3,
    'reckless-barrage': 3,
    byakuya: 3,
    daijinki: 1,
    'sacred-treasure-combination': 3,
  },
};

/** Knight: Volnar warriors under a banner, dragons brought out of the deck, and martial skills. */
export const volnarHost: Deck = {
  id: 'volnar-host',
  name: { en: 'Volnar host', ja: 'ウォルナー軍勢' },
  ruler: 'knight',
  cards: {
    'gate-sentry': 1,
    'lantern-squire': 1,
    balladeer: 2,
    'spear-veteran': 1,
    'hedge-mage': 1,
    'banner-knight': 3,
    'golden-scaled-swordsman': 1,
    welkright: 1,
    'crimson-syltis': 1,
    'ridge-wyvern': 1,
    'old-mountain-drake': 1,
    zirtinas: 1,
    aras: 1,
    'oath-warden': 3,
    sai: 2,
    'ember-whelp': 2,
    'storm-caller': 2,
    'gate-leaper': 3,
    'ward-of-the-gate': 1,
    'spark-volley': 1,
    'falling-star': 1,
    'blow-of-the-sacred-blade': 1,
    'destiny-sword': 1,
    'second-wind': 2,
    'challenge-to-a-duel': 3,
    'dragon-rider-reconnaissance': 1,
    'call-of-the-brood': 1,
    'secret-garden': 3,
    dragonfire: 3,
    stridam: 1,
    arketta: 3,
  },
};

/** Berserker: spirits of the Yomajin front that punish every blow, and a ruler that strikes hard. */
export const yomajinParade: Deck = {
  id: 'yomajin-parade',
  name: { en: 'Yomajin night parade', ja: '東妖軍百鬼夜行' },
  ruler: 'berserker',
  cards: {
    'river-imp': 1,
    'cursed-doll': 4,
    yobuko: 1,
    kamigakari: 1,
    'soul-lantern-bearer': 1,
    'sakura-no-sei': 3,
    xingtian: 4,
    'kappa-wrestler': 4,
    darumageddon: 4,
    honoikazuchi: 4,
    'bone-giant': 3,
    'vengeful-spirit': 4,
    'oni-of-the-tatari': 4,
    haunting: 1,
    'lantern-procession': 1,
    'blood-moon': 1,
    'drums-of-thunder': 1,
    'bell-of-the-third-watch': 1,
    'call-lightning': 1,
    'tengu-squall': 1,
    'ittan-momen': 1,
    karakasa: 1,
    'all-that-live-must-die': 1,
    cthulhu: 1,
    'offering-to-the-deep': 1,
  },
};

/** Wizard: a stage full of tricks, set on the own turn and played on the opponent's; beasts wait in their forest. */
export const wonderStage: Deck = {
  id: 'wonder-stage',
  name: { en: 'Wonder stage', ja: 'ワンダーステージ' },
  ruler: 'wizard',
  cards: {
    'page-of-cards': 1,
    'clockwork-rabbit': 4,
    'insect-marauder': 4,
    samelien: 1,
    'mister-dead-words': 1,
    'duchess-the-brawler': 1,
    'mimic-actor': 1,
    'mirror-witch': 1,
    'mirror-scaled-valiere': 1,
    'silver-scaled-valiere': 1,
    welkright: 2,
    'alice-of-the-magnificent-dream': 1,
    'grand-illusionist': 1,
    gracia: 2,
    'ragdoll-cait-sith': 4,
    'fortune-teller': 4,
    'trapeze-artist': 4,
    'curtain-call': 2,
    'forest-of-slaughterers': 1,
    'endless-tea-party': 1,
    zapzapzap: 1,
    'powerray-maximum': 1,
    'thats-all-in-your-head': 1,
    'ether-field': 1,
    warp: 1,
    'borrowed-script': 1,
    understudy: 1,
    'frozen-clock': 1,
    'sudden-black-hole': 1,
    trapdoor: 1,
    blackmen: 1,
    'sudden-wormhole': 1,
  },
};

/** Every built-in deck by id. */
export const decks: ReadonlyMap<string, Deck> = new Map(
  [atlasDrive, volnarHost, yomajinParade, wonderStage].map((deck) => [deck.id, deck]),
);
