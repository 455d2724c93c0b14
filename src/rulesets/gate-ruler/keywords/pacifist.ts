import { defineKeyword } from './keyword.ts';

export const pacifist = defineKeyword({
  id: 'pacifist',
  name: { en: 'pacifist', ja: '【不戦】' },
  text: { en: 'it cannot attack', ja: '攻撃できない' },
  clauses: ['16-20'],
  cannot: {
    action: 'attack',
    code: 'PACIFIST',
    clause: '16-20',
    guard: {
      en: 'a card with Pacifist cannot attack',
      ja: '【不戦】を持つカードは攻撃を宣言できない',
    },
  },
});
