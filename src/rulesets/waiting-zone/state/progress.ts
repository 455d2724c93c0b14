import type { Player } from '../../../core/decision.ts';
import type { Language } from '../../../core/narration.ts';
import type { WindowKind } from './card.ts';
import type { CardRef } from './instance.ts';
import type { Selection } from './waiting-item.ts';

export type Phase = 'preparation' | 'start' | 'main' | 'battle' | 'end';

export interface Turn {
  /** Counts from 1; 0 in the preparation. */
  readonly number: number;
  readonly player: Player;
  readonly phase: Phase;
}

/** event.2: the current event, and its card as the object it was when the event began. */
export interface Event extends CardRef {
  readonly kind: 'play' | 'ability' | 'attack';
}

/** One counter check: who is asked about what. */
export interface Window {
  readonly kind: WindowKind;
  readonly player: Player;
  readonly subjects: readonly Selection[];
  /** How many checks it is nested in (reading.4). */
  readonly depth: number;
  /** Counters activated at it so far. */
  readonly activated: number;
}

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
