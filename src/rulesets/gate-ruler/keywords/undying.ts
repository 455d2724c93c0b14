import { defineKeyword } from './keyword.ts';

export const undying = defineKeyword({
  id: 'undying',
  name: { en: 'undying', ja: '【不死身】' },
  text: {
    en: 'you may summon it from your graveyard if you have resources',
    ja: 'エナジーがあるなら墓地から召喚してもよい',
  },
  note: 'it may be summoned from the graveyard, for players with resources',
  clauses: ['16-10', '16-10a'],
  playedFromGraveyard: {
    code: 'NO_RESOURCE',
    clause: '16-10',
    guard: {
      en: 'Undying is for a player who pays costs with resources',
      ja: '【不死身】はエナジーでコストを支払うプレイヤーのものである',
    },
    missing: { en: 'there is none', ja: 'エナジーがない' },
  },
});
