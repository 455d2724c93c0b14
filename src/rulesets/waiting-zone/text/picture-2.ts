import type { PictureWords } from './picture-words.ts';
import { nouns } from './japanese.ts';

const { energy, life, phases, shortChecks, short } = nouns;

const VERBS = {
  play: 'プレイ',
  use: '使用',
  counter: '発動',
  discard: '捨てる',
  choose: '選ぶ',
  resolve: '解決',
} as const;

/** The table in Japanese. */
export const japanese: PictureWords = {
  ...nouns,
  you: '(あなた)',
  turn: (number, player, phase) => `ターン${number}、${nouns.of(player, phases[phase])}`,
  lifeLeft: (points) => `${life}${points}`,
  energyOf: (now, grown) => `${energy} ${now}/${grown}`,
  count: (zone, cards) => `${short[zone]}${cards}`,
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `ダメージ${points}`,
  mayAttack: '攻撃可',
  waiting: (items) => `${nouns.waitingZone}(新しい順): ${items.join('、')}`,
  item: (item, owner, card, target) => {
    switch (item.kind) {
      case 'card':
        return `${owner}のプレイした${card}`;
      case 'counter':
        return nouns.of(owner, nouns.counter(card));
      case 'ability':
        return nouns.of(owner, nouns.costAbilityOf(card));
      case 'timing':
        return nouns.of(owner, nouns.timingOf(item.timing, card));
      case 'attack':
        return nouns.attackOn(card, target);
      case 'damage':
        return nouns.damageTo(item.amount, item.role, target);
      default:
        return item satisfies never;
    }
  },
  asked: (kind, about) => `確認中: ${shortChecks[kind]}${about.length === 0 ? '' : `(${about.join('、')})`}`,
  about: (card) => `${card}について`,
  head: (name, cost, stats) => `${name}(コスト${cost})${stats}`,
  does: (what, text) => (text === '' ? what : `${what}:${text}`),
  pass: '発動しない',
  endPhase: (phase) => (phase === 'main' ? `${phases.battle}へ` : 'ターンを終える'),
  attacks: (attacker) => `${attacker}で攻撃`,
  pays: (pays, cost, text) => (pays ? `${energy}${cost}:${text}` : '任意コストを払わない'),
  verb: (form, text) => `${VERBS[form]}:${text}`,
};
