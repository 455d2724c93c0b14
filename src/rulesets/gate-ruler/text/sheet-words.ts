import type { Language } from '../../../core/narration.ts';

/** The words for what is noted of a card on the table, in one language. */
export interface SheetWords {
  /** The card of an effect that cannot be named where it is now. */
  readonly anEffect: string;
  readonly exhausted: string;
  readonly faceDown: string;
  damage(amount: number, isCombat: boolean): string;
  rulerDamage(points: number): string;
  souls(names: readonly string[]): string;
  given(keyword: string, by: string): string;
  lost(keyword: string, by: string): string;
}

const english: SheetWords = {
  anEffect: 'an effect',
  exhausted: 'exhausted',
  faceDown: 'face down',
  damage: (amount, isCombat) => `carries ${amount} ${isCombat ? 'combat damage' : 'effect damage'}`,
  rulerDamage: (points) => `carries ${points} ruler damage`,
  souls: (names) => `souls: ${names.join(', ')}`,
  given: (keyword, by) => `has ${keyword} by ${by}`,
  lost: (keyword, by) => `lost ${keyword} by ${by}`,
};

const japanese: SheetWords = {
  anEffect: '効果',
  exhausted: 'レスト状態',
  faceDown: '裏向き',
  damage: (amount, isCombat) => `${isCombat ? '戦闘' : '効果'}ダメージを${amount}点負っている`,
  rulerDamage: (points) => `ルーラーダメージを${points}点負っている`,
  souls: (names) => `ソウル：${names.join('、')}`,
  given: (keyword, by) => `${by}により${keyword}を得ている`,
  lost: (keyword, by) => `${by}により${keyword}を失っている`,
};

export const sheetWords: Readonly<Record<Language, SheetWords>> = { en: english, ja: japanese };
