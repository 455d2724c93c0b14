import type { Language } from '../../../core/narration.ts';

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

export const cardDetailLabels: Readonly<Record<Language, CardDetailLabels>> = { en: englishDetails, ja: japaneseDetails };
