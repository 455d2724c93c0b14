import type { Language } from '../../../core/narration.ts';
import type { WindowKind } from './card.ts';

/** What the checks are about. */
export const checkNames: Readonly<Record<Language, Readonly<Record<WindowKind, string>>>> = {
  en: {
    play: 'a play or cost ability',
    entry: 'entering the field',
    departure: 'leaving the field',
    attack: 'an attack',
    damage: 'damage',
  },
  ja: {
    play: 'カードのプレイ・コスト能力の使用',
    entry: '場に出た時',
    departure: '場を離れた時',
    attack: '攻撃した時',
    damage: 'ダメージ発生時',
  },
};
