import { defineKeyword } from './keyword.ts';

export const soulguard = defineKeyword({
  id: 'soulguard',
  name: { en: 'soulguard', ja: '【ソウルガード】' },
  text: {
    en: 'if it would leave play, one of its souls may go instead',
    ja: 'これが場を離れる時、代わりにこれのソウル1枚を離れさせてもよい',
  },
  clauses: ['16-11', '16-11a', '16-11b', '16-11c', '16-11d', '16-11e'],
  savedBySoul: true,
});
