import type { Language } from '../../../core/narration.ts';
import type { ZoneKind } from '../state/card.ts';

/** What the zones are called. */
export const zoneNames: Readonly<Record<Language, Readonly<Record<ZoneKind, string>>>> = {
  en: {
    deck: 'deck',
    hand: 'hand',
    ruler: 'ruler zone',
    attack: 'attack zone',
    defense: 'defense zone',
    set: 'set zone',
    field: 'field zone',
    drive: 'drive zone',
    damage: 'damage zone',
    soul: 'soul zone',
    graveyard: 'graveyard',
    resource: 'resource zone',
    removed: 'removed area',
    counter: 'counter zone',
  },
  ja: {
    deck: 'デッキ',
    hand: '手札',
    ruler: 'ルーラーゾーン',
    attack: '攻撃ゾーン',
    defense: '守備ゾーン',
    set: 'セットゾーン',
    field: 'フィールドゾーン',
    drive: 'ドライブゾーン',
    damage: 'ダメージゾーン',
    soul: 'ソウルゾーン',
    graveyard: '墓地',
    resource: 'エナジーゾーン',
    removed: '除外エリア',
    counter: 'カウンターゾーン',
  },
};
