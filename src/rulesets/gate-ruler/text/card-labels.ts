import type { Language } from '../../../core/narration.ts';
import type { CardDefinition } from '../state/card.ts';

type Names = Readonly<Record<Language, string>>;

/** The factions of the built-in cards; others are called as they are written. */
const FACTIONS: Readonly<Record<string, Names>> = {
  atlas: { en: 'ATLAS', ja: 'アトラス' },
  invaders: { en: 'Invaders', ja: '侵略次元' },
  volnar: { en: 'Volnar', ja: 'ウォルナー' },
  wonderverse: { en: 'Wonderverse', ja: 'マジカルユニバース' },
  yomajin: { en: 'Yomajin', ja: '東妖軍' },
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

/** The labels of lists of cards and decks, in one language. */
export interface CollectionLabels {
  readonly card: string;
  readonly type: string;
  readonly level: string;
  /** ATK, HP and STK. */
  readonly numbers: string;
  readonly faction: string;
  readonly name: string;
  readonly deck: string;
  readonly ruler: string;
  readonly cards: string;
  readonly counters: string;
  readonly levels: string;
  readonly legendaries: string;
  /** Marks a card of a legendary name. */
  readonly legendary: string;
  readonly legal: string;
  readonly copies: string;
  readonly types: Readonly<Record<CardDefinition['type'], string>>;
  readonly yes: string;
  readonly no: string;
  /** Stands before what makes a deck illegal. */
  readonly illegal: string;
  readonly isLegal: string;
  readonly house: string;
  readonly own: string;
  readonly known: string;
  assumed(parts: readonly string[]): string;
  readonly unknown: string;
  counted(count: { size: number; counters: number; levels: number; legendaries: number }): string;
}

const englishCollection: CollectionLabels = {
  card: 'card',
  type: 'type',
  level: 'level',
  numbers: 'numbers',
  faction: 'faction',
  name: 'name',
  deck: 'deck',
  ruler: 'ruler',
  cards: 'cards',
  counters: 'counters',
  levels: 'levels',
  legendaries: 'legendaries',
  legendary: 'legendary',
  legal: 'legal',
  copies: 'copies',
  types: { ruler: 'ruler', unit: 'unit', event: 'event', field: 'field', resource: 'resource' },
  yes: 'yes',
  no: 'no',
  illegal: 'not legal',
  isLegal: 'legal',
  house: 'a house card',
  own: 'a card of your own',
  known: 'a known card',
  assumed: (parts) => `assumed: ${parts.join(', ')}`,
  unknown: 'not known',
  counted: ({ size, counters, levels, legendaries }) =>
    `${size} cards, ${counters} of them with a counter; levels ${levels} together; legendary names: ${legendaries}`,
};

const japaneseCollection: CollectionLabels = {
  card: 'カード',
  type: '種類',
  level: 'レベル',
  numbers: 'ATK/HP/STK',
  faction: '勢力',
  name: '名前',
  deck: 'デッキ',
  ruler: 'ルーラー',
  cards: '枚数',
  counters: 'カウンター',
  levels: 'レベル計',
  legendaries: 'レジェンド',
  legendary: 'レジェンド',
  legal: '構築',
  copies: '枚',
  types: {
    ruler: 'ルーラー',
    unit: 'ユニット',
    event: 'イベント',
    field: 'フィールド',
    resource: 'エナジー',
  },
  yes: '適正',
  no: '不適正',
  illegal: '不適正',
  isLegal: '適正',
  house: 'このプログラムのカード',
  own: '自作のカード',
  known: '公開情報のあるカード',
  assumed: (parts) => `推定した項目: ${parts.join(', ')}`,
  unknown: '不明なカード',
  counted: ({ size, counters, levels, legendaries }) =>
    `${size}枚、うちカウンターを持つカード${counters}枚、レベル計${levels}、レジェンドの名前${legendaries}`,
};

export const collectionLabels: Readonly<Record<Language, CollectionLabels>> = {
  en: englishCollection,
  ja: japaneseCollection,
};

/** The words for what is noted of a card on the table, in one language. */
export interface CardDetailLabels {
  /** The card of an effect that cannot be named where it is now. */
  readonly anEffect: string;
  readonly exhausted: string;
  readonly faceDown: string;
  damage(amount: number, isCombat: boolean): string;
  rulerDamage(points: number): string;
  souls(names: readonly string[]): string;
  keywordGained(keyword: string, by: string): string;
  keywordLost(keyword: string, by: string): string;
}

const englishDetails: CardDetailLabels = {
  anEffect: 'an effect',
  exhausted: 'exhausted',
  faceDown: 'face down',
  damage: (amount, isCombat) => `carries ${amount} ${isCombat ? 'combat damage' : 'effect damage'}`,
  rulerDamage: (points) => `carries ${points} ruler damage`,
  souls: (names) => `souls: ${names.join(', ')}`,
  keywordGained: (keyword, by) => `has ${keyword} by ${by}`,
  keywordLost: (keyword, by) => `lost ${keyword} by ${by}`,
};

const japaneseDetails: CardDetailLabels = {
  anEffect: '効果',
  exhausted: 'レスト状態',
  faceDown: '裏向き',
  damage: (amount, isCombat) => `${isCombat ? '戦闘' : '効果'}ダメージを${amount}点負っている`,
  rulerDamage: (points) => `ルーラーダメージを${points}点負っている`,
  souls: (names) => `ソウル：${names.join('、')}`,
  keywordGained: (keyword, by) => `${by}により${keyword}を得ている`,
  keywordLost: (keyword, by) => `${by}により${keyword}を失っている`,
};

export const cardDetailLabels: Readonly<Record<Language, CardDetailLabels>> = {
  en: englishDetails,
  ja: japaneseDetails,
};
