import { defineKeyword } from './keyword.ts';

export const penetrate = defineKeyword({
  id: 'penetrate',
  name: { en: 'penetrate', ja: '【貫通】' },
  text: {
    en: 'attacking a unit in the defense zone, it also deals its STK to the ruler if nobody stands there after the combat damage',
    ja: '守備ゾーンのユニットを攻撃し、戦闘ダメージの後そこに誰もいなければ、ルーラーにもSTK分のダメージを与える',
  },
  clauses: [
    '16-5',
    '8-6a-1',
    '8-6c-1',
    'u2103/penetrate.1',
    'u2103/penetrate.2',
    'u2103/penetrate.3',
    'u2103/penetrate.4',
  ],
  deals: {
    by: 'attacker',
    stat: 'stk',
    to: 'enemyRuler',
    clause: '8-6c-1',
    noted: { clause: '8-6a-1', decidedBy: ['u2103/penetrate.1'] },
    stopped: 'u2103/penetrate.3',
    triggers: { on: 'defenderDestroyed', clause: 'u2103/replaced.3' },
  },
});
