import type { Nouns } from './locale.ts';

/** The nouns of the damage event in English. */
export const nouns: Nouns = {
  card: ({ name }) => name,
  damage: 'damage',
  combatDamage: 'combat damage',
  life: 'life',
  loyalty: 'loyalty',
  defense: 'defense',
  minusCounter: '-1/-1 counter',
  poisonCounter: 'poison counter',
};
