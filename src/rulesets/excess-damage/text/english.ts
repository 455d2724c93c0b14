import type { Labels } from './locale.ts';

/** The nouns of the damage event in English. */
export const englishLabels: Labels = {
  card: ({ name }) => name,
  damage: 'damage',
  combatDamage: 'combat damage',
  life: 'life',
  loyalty: 'loyalty',
  defense: 'defense',
  minusCounter: '-1/-1 counter',
  poisonCounter: 'poison counter',
};
