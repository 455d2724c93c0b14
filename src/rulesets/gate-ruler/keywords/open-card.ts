import { defineKeyword } from './keyword.ts';

export const openCard = defineKeyword({
  id: 'openCard',
  name: { en: 'open card', ja: '【オープンカード】' },
  text: {
    en: 'drawn or driven, it is shown and must be played, and it cannot be set',
    ja: '引くかドライブすると公開され、必ずプレイする。セットできない',
  },
  note: 'drawn or driven, it is shown, must be played and cannot be set',
  clauses: ['16-12', '16-12a', '16-12b'],
  playedFirst: true,
  cannot: {
    action: 'beSet',
    code: 'OPEN_CARD',
    clause: '16-12a',
    guard: {
      en: 'an Open Card is played and cannot be set',
      ja: '【オープンカード】はセットできず、プレイしなければならない',
    },
  },
});
