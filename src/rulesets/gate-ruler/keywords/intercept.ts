import { defineKeyword } from './keyword.ts';

export const intercept = defineKeyword({
  id: 'intercept',
  name: { en: 'intercept', ja: '【迎撃】' },
  text: {
    en: 'attacked by a unit, it deals its ATK to the attacker before the combat damage',
    ja: 'ユニットに攻撃されると、戦闘ダメージの前に攻撃ユニットへATK分のダメージを与える',
  },
  clauses: ['16-6', '8-5a', '8-5a-1'],
  deals: { by: 'attacked', stat: 'atk', to: 'attacker', clause: '8-5a', asCombat: ['8-5a-1'] },
});
