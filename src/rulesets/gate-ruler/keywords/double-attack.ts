import { defineKeyword } from './keyword.ts';

export const doubleAttack = defineKeyword({
  id: 'doubleAttack',
  name: { en: 'double attack', ja: '【2回攻撃】' },
  text: {
    en: 'it becomes ready after its first attack of the turn',
    ja: 'ターン最初の攻撃の後でアクト状態になる',
  },
  clauses: ['16-8', '8-7b'],
  readiesAttacker: true,
});
