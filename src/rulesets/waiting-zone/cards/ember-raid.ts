import type { Deck } from './catalogue.ts';

/** Fast bodies, damage, and units that leave something behind. */
export const emberRaid: Deck = {
  id: 'ember-raid',
  name: { en: 'Ember raid', ja: '熾火の襲撃' },
  cards: {
    'ember-fox': 2,
    'spark-herald': 2,
    'ash-runner': 2,
    'kiln-golem': 2,
    'cinder-twins': 2,
    'flare-duelist': 2,
    'forge-tyrant': 2,
    'bellows-altar': 2,
    'twin-bolt': 2,
    'scorch-or-stoke': 2,
    wildfire: 2,
    backdraft: 2,
    'snuff-out': 2,
    'flash-trap': 2,
    'smoke-guard': 2,
  },
};
