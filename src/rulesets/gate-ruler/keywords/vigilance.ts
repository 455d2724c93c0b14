import { defineKeyword } from './keyword.ts';

export const vigilance = defineKeyword({
  id: 'vigilance',
  name: { en: 'vigilance', ja: '【警戒】' },
  text: {
    en: 'at the end of your attack phase it may move to your empty defense zone',
    ja: '君のアタックフェイズ終了時、空いている君の守備ゾーンに移ってもよい',
  },
  clauses: ['16-9', '8-8b'],
  standsGuard: true,
});
