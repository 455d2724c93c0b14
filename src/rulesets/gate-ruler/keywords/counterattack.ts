import { defineKeyword } from './keyword.ts';

export const counterattack = defineKeyword({
  id: 'counterattack',
  name: { en: 'counterattack', ja: '【反撃】' },
  text: {
    en: 'attacked by a unit and still there after the combat damage, it deals its ATK to the attacker',
    ja: 'ユニットに攻撃され、戦闘ダメージの後も残っていれば、攻撃ユニットへATK分のダメージを与える',
  },
  clauses: [
    '16-7',
    '8-6a-2',
    '8-6c-2',
    'u2103/counterattack.1',
    'u2103/counterattack.2',
    'u2103/counterattack.3',
  ],
  deals: {
    by: 'attacked',
    stat: 'atk',
    to: 'attacker',
    clause: '8-6c-2',
    noted: { clause: '8-6a-2', decidedBy: ['u2103/counterattack.1'] },
    triggers: { on: 'survived', clause: 'u2103/replaced.4' },
  },
});
