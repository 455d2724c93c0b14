import type { CatalogueOf } from '../../../core/cards/card-sets.ts';
import type { CardDefinition, LocalizedName } from '../state/card.ts';
import { counters, relics, spells, units } from './house-cards.ts';

/** A deck list: how many of each card, by id. */
export interface Deck {
  readonly id: string;
  readonly name: LocalizedName;
  readonly cards: Readonly<Record<string, number>>;
}

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

/** Every built-in deck by id. */
export const decks: ReadonlyMap<string, Deck> = new Map(
  [emberRaid, tideVigil].map((deck) => [deck.id, deck]),
);

/** The thirty house cards by id. */
export const cardCatalogue: ReadonlyMap<string, CardDefinition> = new Map(
  [...units, ...relics, ...spells, ...counters].map((card) => [card.id, card]),
);

/** The cards and decks that matches can be played with, by id. */
export type Catalogue = CatalogueOf<CardDefinition, Deck>;

/** The house cards and decks. */
export const builtInCatalogue: Catalogue = { cards: cardCatalogue, decks };
