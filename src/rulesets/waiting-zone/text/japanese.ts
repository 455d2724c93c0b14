import { playerNames } from '../../../core/telling.ts';
import { checkNames } from '../state/check-names.ts';
import type { Labels } from './locale.ts';

const of: Labels['of'] = (owner, thing) => `${owner}の${thing}`;

const zones: Labels['zones'] = {
  deck: '山札',
  hand: '手札',
  field: '場',
  discard: '捨て札',
  removed: '試合外のカード',
};

const checks = checkNames.ja;

const damages: Labels['damages'] = {
  attack: '攻撃ダメージ',
  retaliation: '反撃ダメージ',
  effect: '効果ダメージ',
};

/** The nouns of the game of the waiting zone in Japanese. */
export const japaneseLabels: Labels = {
  name: ({ ja }) => ja,
  player: playerNames.ja,
  of,
  card: ({ name }, owner) => (owner === undefined ? `《${name.ja}》` : of(owner, `《${name.ja}》`)),
  unknownCard: 'カード',
  phases: {
    preparation: '準備',
    start: '開始',
    main: 'メインフェイズ',
    battle: 'バトルフェイズ',
    end: '終了',
  },
  zones,
  short: zones,
  waitingZone: '待機ゾーン',
  energy: 'エネルギー',
  life: 'ライフ',
  checks,
  shortChecks: { ...checks, play: 'プレイ・コスト能力', attack: '攻撃', damage: 'ダメージ' },
  noRetaliation: '反撃を受けない',
  counter: (card) => `カウンター${card}`,
  costAbilityOf: (card) => of(card, 'コスト能力'),
  timingOf: (timing, card) => of(card, `${timing.toUpperCase()}能力`),
  attackOn: (card, target) => `${card}の${target}への攻撃`,
  damages,
  damageTo: (amount, role, target) => `${target}への${damages[role]}${amount}点`,
};
