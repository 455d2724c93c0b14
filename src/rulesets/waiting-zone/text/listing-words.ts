import type { Language } from '../../../core/narration.ts';
import type { CardType } from '../state/card.ts';

/** The words for lists of cards and decks, in one language. */
export interface CollectionLabels {
  readonly card: string;
  readonly type: string;
  /** Energy. */
  readonly cost: string;
  /** Attack and life. */
  readonly numbers: string;
  readonly name: string;
  readonly deck: string;
  readonly cards: string;
  readonly units: string;
  readonly counters: string;
  readonly legal: string;
  readonly copies: string;
  readonly types: Readonly<Record<CardType, string>>;
  readonly yes: string;
  readonly no: string;
  /** Stands before what makes a deck illegal. */
  readonly illegal: string;
  readonly isLegal: string;
  readonly unknown: string;
  counted(count: { size: number; units: number; counters: number }): string;
}

const englishCollection: CollectionLabels = {
  card: 'card',
  type: 'type',
  cost: 'cost',
  numbers: 'numbers',
  name: 'name',
  deck: 'deck',
  cards: 'cards',
  units: 'units',
  counters: 'counters',
  legal: 'legal',
  copies: 'copies',
  types: { unit: 'unit', relic: 'relic', spell: 'spell', counter: 'counter' },
  yes: 'yes',
  no: 'no',
  illegal: 'not legal',
  isLegal: 'legal',
  unknown: 'not known',
  counted: ({ size, units, counters }) => `${size} cards, ${units} of them units, ${counters} counters`,
};

const japaneseCollection: CollectionLabels = {
  card: 'カード',
  type: '種類',
  cost: 'コスト',
  numbers: '攻撃/ライフ',
  name: '名前',
  deck: 'デッキ',
  cards: '枚数',
  units: 'ユニット',
  counters: 'カウンター',
  legal: '構築',
  copies: '枚',
  types: { unit: 'ユニット', relic: 'レリック', spell: 'スペル', counter: 'カウンター' },
  yes: '適正',
  no: '不適正',
  illegal: '不適正',
  isLegal: '適正',
  unknown: '不明なカード',
  counted: ({ size, units, counters }) => `${size}枚、うちユニット${units}枚、カウンター${counters}枚`,
};

export const collectionLabels: Readonly<Record<Language, CollectionLabels>> = { en: englishCollection, ja: japaneseCollection };
