import type { Deck } from './deck.ts';

/** Knight: Volnar warriors and dragons, paid for with resources. */
export const volnarHost: Deck = {
  id: 'volnar-host',
  name: { en: 'Volnar host', ja: 'ウォルナー軍勢' },
  ruler: 'knight',
  cards: {
    'gate-sentry': 4,
    'lantern-squire': 4,
    'hedge-mage': 4,
    'spear-veteran': 4,
    'banner-knight': 4,
    'ridge-wyvern': 4,
    'old-mountain-drake': 3,
    'spark-volley': 4,
    'falling-star': 4,
    'oath-warden': 4,
    'ember-whelp': 4,
    'storm-caller': 3,
    'gate-leaper': 2,
    'ward-of-the-gate': 2,
  },
};
