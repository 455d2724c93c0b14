import type { Language } from '../../../core/narration.ts';
import type { CardType, Color, Trait } from '../state/card.ts';
import type { Ability } from '../state/effect.ts';
import { englishGrammar } from './english.ts';
import { japaneseGrammar } from './japanese.ts';
import type { Grammar } from './locale.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

/** What an ability on the table does. */
export const abilityText = (ability: Ability, language: Language): string => GRAMMARS[language](ability);

/** The words for a permanent, in one language. */
export interface CardDetailLabels {
  readonly types: Readonly<Record<CardType, string>>;
  readonly colors: Readonly<Record<Color, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
  readonly indestructible: string;
  readonly deathtouched: string;
  marked(amount: number): string;
  minusCounters(count: number): string;
}

const englishCardDetails: CardDetailLabels = {
  types: { creature: 'creature', planeswalker: 'planeswalker', battle: 'battle' },
  colors: { white: 'white', blue: 'blue', black: 'black', red: 'red', green: 'green' },
  traits: {
    deathtouch: 'Deathtouch',
    wither: 'Wither',
    infect: 'Infect',
    lifelink: 'Lifelink',
    trample: 'Trample',
  },
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
  indestructible: 'indestructible',
  deathtouched: 'was dealt damage by a source with deathtouch this turn',
  marked: (amount) => `${amount} damage marked`,
  minusCounters: (count) => (count === 1 ? 'a -1/-1 counter' : `${count} -1/-1 counters`),
};

const japaneseCardDetails: CardDetailLabels = {
  types: { creature: 'クリーチャー', planeswalker: 'プレインズウォーカー', battle: 'バトル' },
  colors: { white: '白', blue: '青', black: '黒', red: '赤', green: '緑' },
  traits: { deathtouch: '接死', wither: '萎縮', infect: '感染', lifelink: '絆魂', trample: 'トランプル' },
  power: 'パワー',
  toughness: 'タフネス',
  loyalty: '忠誠度',
  defense: '守備値',
  indestructible: '破壊不能',
  deathtouched: 'このターン、接死を持つ発生源からダメージを受けた',
  marked: (amount) => `負っているダメージ：${amount}点`,
  minusCounters: (count) => `-1/-1カウンター${count}個`,
};

export const cardDetailLabels: Readonly<Record<Language, CardDetailLabels>> = {
  en: englishCardDetails,
  ja: japaneseCardDetails,
};
