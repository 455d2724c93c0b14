import type { Labels } from './locale.ts';

/** The nouns of the damage event in Japanese. */
export const japaneseLabels: Labels = {
  card: ({ name, ja }) => ja ?? name,
  damage: 'ダメージ',
  combatDamage: '戦闘ダメージ',
  life: 'ライフ',
  loyalty: '忠誠度',
  defense: '守備値',
  minusCounter: '-1/-1カウンター',
  poisonCounter: '毒カウンター',
};
