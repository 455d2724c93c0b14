import type { Language } from '../../../core/narration.ts';
import type { CardDefinition } from '../state/card-2.ts';

/** The words for lists of cards and decks, in one language. */
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

export const collectionLabels: Readonly<Record<Language, CollectionLabels>> = { en: englishCollection, ja: japaneseCollection };
