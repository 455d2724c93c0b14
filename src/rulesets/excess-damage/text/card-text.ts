import { byLanguage, type Language } from '../../../core/narration.ts';
import type { Ability } from '../state/effect.ts';
import { englishGrammar } from './english.ts';
import { JAPANESE_COLORS, JAPANESE_TYPES, japaneseGrammar } from './japanese.ts';
import type { Grammar } from './locale.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

/** What an ability on the table does. */
export const abilityText = (ability: Ability, language: Language): string =>
  (GRAMMARS[language][ability.kind] as (ability: Ability) => string)(ability);

/** What is noted of a permanent on the table. */
export const cardDetailLabels = byLanguage({
  power: { en: 'power', ja: 'パワー' },
  toughness: { en: 'toughness', ja: 'タフネス' },
  loyalty: { en: 'loyalty', ja: '忠誠度' },
  defense: { en: 'defense', ja: '守備値' },
  indestructible: { en: 'indestructible', ja: '破壊不能' },
  deathtouched: {
    en: 'was dealt damage by a source with deathtouch this turn',
    ja: 'このターン、接死を持つ発生源からダメージを受けた',
  },
  marked: {
    en: (amount: number) => `${amount} damage marked`,
    ja: (amount: number) => `負っているダメージ：${amount}点`,
  },
  minusCounters: {
    en: (count: number) => (count === 1 ? 'a -1/-1 counter' : `${count} -1/-1 counters`),
    ja: (count: number) => `-1/-1カウンター${count}個`,
  },
  traits: {
    en: {
      deathtouch: 'Deathtouch',
      wither: 'Wither',
      infect: 'Infect',
      lifelink: 'Lifelink',
      trample: 'Trample',
    },
    ja: { deathtouch: '接死', wither: '萎縮', infect: '感染', lifelink: '絆魂', trample: 'トランプル' },
  },
  types: {
    en: { creature: 'creature', planeswalker: 'planeswalker', battle: 'battle' },
    ja: JAPANESE_TYPES,
  },
  colors: {
    en: { white: 'white', blue: 'blue', black: 'black', red: 'red', green: 'green' },
    ja: JAPANESE_COLORS,
  },
});
