import type { BoardLabels } from './picture-words.ts';
import { japaneseLabels } from './japanese.ts';

const { energy, life, phases, shortChecks, short } = japaneseLabels;

const VERBS = {
  play: 'プレイ',
  use: '使用',
  counter: '発動',
  discard: '捨てる',
  choose: '選ぶ',
  resolve: '解決',
} as const;

/** The table in Japanese. */
export const japaneseBoard: BoardLabels = {
  ...japaneseLabels,
  you: '(あなた)',
  turn: (number, player, phase) => `ターン${number}、${japaneseLabels.of(player, phases[phase])}`,
  lifeLeft: (points) => `${life}${points}`,
  energyOf: (now, grown) => `${energy} ${now}/${grown}`,
  count: (zone, cards) => `${short[zone]}${cards}`,
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `ダメージ${points}`,
  mayAttack: '攻撃可',
  waiting: (items) => `${japaneseLabels.waitingZone}(新しい順): ${items.join('、')}`,
  item: (item, owner, card, target) => {
    switch (item.kind) {
      case 'card':
        return `${owner}のプレイした${card}`;
      case 'counter':
        return japaneseLabels.of(owner, japaneseLabels.counter(card));
      case 'ability':
        return japaneseLabels.of(owner, japaneseLabels.costAbilityOf(card));
      case 'timing':
        return japaneseLabels.of(owner, japaneseLabels.timingOf(item.timing, card));
      case 'attack':
        return japaneseLabels.attackOn(card, target);
      case 'damage':
        return japaneseLabels.damageTo(item.amount, item.role, target);
      default:
        return item satisfies never;
    }
  },
  questionAbout: (kind, about) => `確認中: ${shortChecks[kind]}${about.length === 0 ? '' : `(${about.join('、')})`}`,
  about: (card) => `${card}について`,
  head: (name, cost, stats) => `${name}(コスト${cost})${stats}`,
  withEffect: (what, text) => (text === '' ? what : `${what}:${text}`),
  pass: '発動しない',
  endPhase: (phase) => (phase === 'main' ? `${phases.battle}へ` : 'ターンを終える'),
  attacks: (attacker) => `${attacker}で攻撃`,
  pays: (pays, cost, text) => (pays ? `${energy}${cost}:${text}` : '任意コストを払わない'),
  verb: (form, text) => `${VERBS[form]}:${text}`,
};
