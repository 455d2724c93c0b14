import type { Language } from '../../../core/narration.ts';

/** The words for what is noted of a card on the table, in one language. */
export interface CardDetailLabels {
  readonly cost: string;
  readonly attack: string;
  readonly life: string;
  readonly damage: string;
  readonly mayAttack: string;
  readonly mustAttack: string;
  readonly evaded: string;
}

const englishCardDetails: CardDetailLabels = {
  cost: 'cost',
  attack: 'attack',
  life: 'life',
  damage: 'damage',
  mayAttack: 'may attack in this battle phase',
  mustAttack: 'must attack',
  evaded: 'has evaded this turn',
};

const japaneseCardDetails: CardDetailLabels = {
  cost: 'コスト',
  attack: '攻撃力',
  life: 'ライフ',
  damage: 'ダメージ',
  mayAttack: 'このバトルフェイズに攻撃できる',
  mustAttack: '攻撃しなければならない',
  evaded: 'このターンすでに回避した',
};

export const cardDetailLabels: Readonly<Record<Language, CardDetailLabels>> = { en: englishCardDetails, ja: japaneseCardDetails };
