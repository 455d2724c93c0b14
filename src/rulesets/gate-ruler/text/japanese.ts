import { playerNames } from '../../../core/telling.ts';
import { zoneNames } from '../queries/place-names.ts';
import type { Labels } from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}の${thing}`;

const zones = zoneNames.ja;

const ruler = 'ルーラー';
const cnt = '【CNT】';

/** The nouns of Gate Ruler in Japanese. */
export const labels: Labels = {
  name: ({ name }) => name.ja,
  player: playerNames.ja,
  of,
  card: ({ name, type }, owner) => {
    const card = `${type === 'ruler' ? ruler : ''}《${name.ja}》`;
    return owner === undefined ? card : of(owner, card);
  },
  unknownCard: 'カード',
  phases: {
    preparation: 'ゲームの準備',
    start: 'スタートフェイズ',
    main: 'メインフェイズ',
    attack: 'アタックフェイズ',
    end: 'エンドフェイズ',
  },
  zones,
  short: { ...zones, field: 'フィールド', drive: 'ドライブ', resource: 'エナジー' },
  gate: 'ゲート',
  ruler,
  soul: 'ソウル',
  numbers: { level: 'レベル', atk: 'ATK', hp: 'HP', stk: 'STK' },
  keywords: {
    penetrate: '【貫通】',
    intercept: '【迎撃】',
    counterattack: '【反撃】',
    doubleAttack: '【2回攻撃】',
    vigilance: '【警戒】',
    undying: '【不死身】',
    soulguard: '【ソウルガード】',
    openCard: '【オープンカード】',
    standby: '【待機】',
    forcedStandby: '【強制待機】',
    pacifist: '【不戦】',
  },
  cnt,
  ready: 'アクト',
  exhausted: 'レスト',
  summonCap: '召喚権',
  priority: '優先権',
  abilityOf: (card) => of(card, '能力'),
  counterOf: (card) => of(card, cnt),
  rulerDamageTo: (player) => of(player, 'ルーラーダメージ処理'),
  destructionOf: (card) => of(card, '破壊処理'),
  driveOf: (player) => of(player, 'ドライブ解決処理'),
  share: (amount, receiver) => `${receiver}に${amount}点`,
};
