import { byLanguage, type Language, type LocalizedText } from '../../../core/narration.ts';
import type { DeckCount } from '../cards/deck-legality.ts';
import type { CardType } from '../state/card.ts';

/** The factions of the built-in cards; others are called as they are written. */
const FACTIONS: Readonly<Record<string, LocalizedText>> = {
  atlas: { en: 'ATLAS', ja: 'アトラス' },
  invaders: { en: 'Invaders', ja: '侵略次元' },
  volnar: { en: 'Volnar', ja: 'ウォルナー' },
  wonderverse: { en: 'Wonderverse', ja: 'マジカルユニバース' },
  yomajin: { en: 'Yomajin', ja: '東妖軍' },
};

/** What the types of card are called. */
export const typeNames: Readonly<Record<Language, Readonly<Record<CardType, string>>>> = {
  en: { ruler: 'ruler', unit: 'unit', event: 'event', field: 'field', resource: 'resource' },
  ja: { ruler: 'ルーラー', unit: 'ユニット', event: 'イベント', field: 'フィールド', resource: 'エナジー' },
};

/** What a faction is called. */
export const factionName = (faction: string, language: Language): string =>
  FACTIONS[faction]?.[language] ?? faction;

/** The attributes of the built-in cards in Japanese; in English they are called as they are written. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  Accident: '事故',
  Angel: '天使',
  Beast: '獣',
  'Demon King': '魔王',
  Dragon: 'ドラゴン',
  Fiend: '怪人',
  Fire: '炎',
  Horror: 'ホラー',
  Kaii: '怪異',
  Mage: '魔術師',
  'Martial Skill': '戦技',
  Military: '軍事',
  Oni: '鬼',
  Poetica: 'ポエティカ',
  Robot: 'ロボット',
  Traveller: '旅人',
  Warrior: '戦士',
};

/** What an attribute is called. */
export const attributeName = (attribute: string, language: Language): string =>
  language === 'en' ? attribute : (ATTRIBUTES[attribute] ?? attribute);

/** The names of abilities on built-in cards in Japanese; others are called as they are written. */
const ABILITIES: Readonly<Record<string, string>> = {
  'Genesis Summon': '創生召喚',
  Madness: '狂気',
  'Mind Distortment': 'マインド・ディストーメント',
  Reflection: '反射',
  'Return from Valhalla': 'ヴァルハラの帰還',
  'Roaring Thunder Wave': '轟雷波',
  'Sacred Treasure Combination': '神器合体',
  Salvage: '回収',
  Sawari: '障り',
  'Will-o-Wisp': '鬼火',
};

/** What the name that an ability is given stands as. */
export const abilityName = (name: string, language: Language): string =>
  language === 'en' ? name : (ABILITIES[name] ?? name);

/** The labels of lists of cards and decks. */
export const collectionLabels = byLanguage({
  type: { en: 'type', ja: '種類' },
  level: { en: 'level', ja: 'レベル' },
  /** ATK, HP and STK. */
  numbers: { en: 'numbers', ja: 'ATK/HP/STK' },
  faction: { en: 'faction', ja: '軍' },
  ruler: { en: 'ruler', ja: 'ルーラー' },
  cards: { en: 'cards', ja: '枚数' },
  counters: { en: 'counters', ja: 'カウンター' },
  levels: { en: 'levels', ja: 'レベル計' },
  legendaries: { en: 'legendaries', ja: 'レジェンダリー' },
  /** Marks a card of a legendary name. */
  legendary: { en: 'legendary', ja: 'レジェンダリー' },
  house: { en: 'a house card', ja: 'このプログラムのカード' },
  own: { en: 'a card of your own', ja: '自作のカード' },
  known: { en: 'a known card', ja: '公開情報のあるカード' },
  assumed: { en: 'assumed', ja: '推定した項目' },
});

/** What is counted in a deck, in a line. */
export const deckCountText: Readonly<Record<Language, (count: DeckCount) => string>> = {
  en: ({ size, counters, levels, legendaries }) =>
    `${size} cards, ${counters} of them with a counter; levels ${levels} together; legendary names: ${legendaries}`,
  ja: ({ size, counters, levels, legendaries }) =>
    `${size}枚、うちカウンターを持つカード${counters}枚、レベル計${levels}、レジェンダリーの名前${legendaries}`,
};

/** What is noted of a card on the table. */
export const cardDetailLabels = byLanguage({
  /** The card of an effect that cannot be named where it is now. */
  anEffect: { en: 'an effect', ja: '効果' },
  exhausted: { en: 'exhausted', ja: 'レスト状態' },
  faceDown: { en: 'face down', ja: '裏向き' },
  damage: {
    en: (amount: number, isCombat: boolean) => `carries ${amount} ${isCombat ? 'combat' : 'effect'} damage`,
    ja: (amount: number, isCombat: boolean) => `${isCombat ? '戦闘' : '効果'}ダメージを${amount}点負っている`,
  },
  rulerDamage: {
    en: (points: number) => `carries ${points} ruler damage`,
    ja: (points: number) => `ルーラーダメージを${points}点負っている`,
  },
  souls: {
    en: (names: readonly string[]) => `souls: ${names.join(', ')}`,
    ja: (names: readonly string[]) => `ソウル：${names.join('、')}`,
  },
  keywordGained: {
    en: (keyword: string, by: string) => `has ${keyword} by ${by}`,
    ja: (keyword: string, by: string) => `${by}により${keyword}を得ている`,
  },
  keywordLost: {
    en: (keyword: string, by: string) => `lost ${keyword} by ${by}`,
    ja: (keyword: string, by: string) => `${by}により${keyword}を失っている`,
  },
});
