import { defineKeyword } from './keyword.ts';

export const forcedStandby = defineKeyword({
  id: 'forcedStandby',
  name: { en: 'forced standby', ja: '【強制待機】' },
  text: {
    en: 'it may be set, and comes into play from nowhere but the set zone',
    ja: 'セットでき、セットゾーン以外からは場に出ない',
  },
  note: 'the same, and it comes into play from nowhere else',
  clauses: ['16-19', 'u2103/standby.3', 'u2103/standby.6'],
  settable: true,
  entersFromSetZone: true,
});
