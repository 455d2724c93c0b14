import { defineKeyword } from './keyword.ts';

export const standby = defineKeyword({
  id: 'standby',
  name: { en: 'standby', ja: '【待機】' },
  text: { en: 'it may be set', ja: 'セットできる' },
  note: 'it may be set; with `summonFromSet` or a timing it may be summoned from there',
  clauses: ['16-18', 'u2103/standby.1', 'u2103/standby.2'],
  settable: true,
});
