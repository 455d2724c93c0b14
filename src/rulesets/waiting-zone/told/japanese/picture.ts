import type { Filter, Instruction, Reference, WaitingKind } from '../../values/card.ts';
import type { PictureWords } from '../picture-words.ts';
import { nouns } from './nouns.ts';

const { damages, energy, life, phases, shortChecks, short, zones } = nouns;

const REFERENCES: Readonly<Record<Exclude<Reference, `chosen:${string}`>, string>> = {
  this: 'このカード',
  you: '自分',
  opponent: '相手',
  ownUnits: '自分のユニットすべて',
  enemyUnits: '相手のユニットすべて',
  allUnits: 'ユニットすべて',
};

const KINDS: Readonly<Record<WaitingKind, string>> = {
  in: '待機中のIN能力1つ',
  out: '待機中のOUT能力1つ',
  timing: '待機中のIN・OUT能力1つ',
  attackDamage: `待機中の${damages.attack}1つ`,
  retaliationDamage: `待機中の${damages.retaliation}1つ`,
  effectDamage: `待機中の${damages.effect}1つ`,
  damage: '待機中のダメージ1つ',
};

const SIDES = { own: '自分の', enemy: '相手の', any: '任意の' } as const;
const TYPES = { unit: 'ユニット' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field': {
      const type = filter.type === undefined ? 'カード' : TYPES[filter.type];
      return `${SIDES[filter.side]}${type}${filter.orPlayers ? 'かプレイヤー' : ''}1つ`;
    }
    case 'hand':
      return `${zones.hand}の${filter.costAtMost === undefined ? '' : `コスト${filter.costAtMost}以下の`}ユニット1つ`;
    case 'subjects':
      return filter.only === 'ability' ? '確認されているコスト能力' : '確認されているもの';
    case 'waiting':
      return KINDS[filter.what];
    default:
      return filter satisfies never;
  }
};

/** What was chosen is told where it is first used, in place of the step that chooses it. */
const referenceText = (reference: Reference, from: Filter | undefined): string => {
  if (reference.startsWith('chosen:')) return from === undefined ? 'それ' : filterText(from);
  return REFERENCES[reference as keyof typeof REFERENCES];
};

const instruction = (step: Instruction, from: Filter | undefined): string => {
  switch (step.do) {
    case 'choose':
      return `${filterText(step.from)}を選ぶ`;
    case 'draw':
      return `カードを${step.count}枚引く`;
    case 'damage':
      return `${referenceText(step.to, from)}に${step.amount}点のダメージ`;
    case 'destroy':
      return `${referenceText(step.what, from)}を破壊する`;
    case 'returnToHand':
      return `${referenceText(step.what, from)}を持ち主の${zones.hand}に戻す`;
    case 'remove':
      return `${referenceText(step.what, from)}を試合から除く`;
    case 'putOntoField':
      return `${referenceText(step.what, from)}を${zones.field}に出す`;
    case 'negate':
      return `${referenceText(step.what, from)}を無効にする`;
    case 'reflect':
      return `${referenceText(step.what, from)}を反射する`;
    case 'heal':
      return `${referenceText(step.what, from)}を${step.amount}点回復する`;
    case 'gainLife':
      return `${life}を${step.amount}得る`;
    case 'gainEnergy':
      return `${energy}を${step.amount}得る`;
    default:
      return step satisfies never;
  }
};

const VERBS = {
  play: 'プレイ',
  use: '使用',
  attack: '攻撃',
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
  waiting: (items) => `${nouns.waitingZone}(新しい順): ${items.join('、 ')}`,
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
  asked: (kind) => `確認中: ${shortChecks[kind]}`,
  head: (name, cost, stats) => `${name}(コスト${cost})${stats}`,
  instruction,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return '各ターン最初のダメージを回避';
      case 'reduce':
        return `受けるダメージ-${ability.by}`;
      case 'noRetaliation':
        return nouns.noRetaliation;
      default:
        return ability satisfies never;
    }
  },
  part: (part, text) => (part === 'side' ? text : `${part.toUpperCase()}:${text}`),
  ability: (cost, text) => `${energy}${cost}:${text}`,
  optional: (cost, text) => `さらに${energy}${cost}:${text}`,
  discards: (cards) => `${zones.hand}を${cards}枚捨てる`,
  windows: (kinds) => `確認時(${kinds.map((kind) => shortChecks[kind]).join('、 ')})`,
  either: (texts) => texts.join('、 または'),
  steps: (texts) => texts.join('、 '),
  parts: (texts) => texts.join('、 '),
  pass: '発動しない',
  endPhase: (phase) => (phase === 'main' ? `${phases.battle}へ` : 'ターンを終える'),
  pays: (pays, cost, text) => (pays ? `${energy}${cost}:${text}` : '任意コストを払わない'),
  verb: (form, text) => `${VERBS[form]}:${text}`,
};
