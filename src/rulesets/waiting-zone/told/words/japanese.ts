import type { Filter, Instruction, Reference, WaitingKind, WindowKind } from '../../values/card.ts';
import type { Phase } from '../../values/turn.ts';
import type { PictureWords } from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  preparation: '準備',
  start: '開始',
  main: 'メインフェイズ',
  battle: 'バトルフェイズ',
  end: '終了',
};

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
  attackDamage: '待機中の攻撃ダメージ1つ',
  retaliationDamage: '待機中の反撃ダメージ1つ',
  effectDamage: '待機中の効果ダメージ1つ',
  damage: '待機中のダメージ1つ',
};

const WINDOWS: Readonly<Record<WindowKind, string>> = {
  play: 'プレイ・コスト能力',
  entry: '場に出た時',
  departure: '場を離れた時',
  attack: '攻撃',
  damage: 'ダメージ',
};

const SIDES = { own: '自分の', enemy: '相手の', any: '任意の' } as const;
const TYPES = { unit: 'ユニット' } as const;
const ROLES = { attack: '攻撃', retaliation: '反撃', effect: '効果' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field': {
      const type = filter.type === undefined ? 'カード' : TYPES[filter.type];
      return `${SIDES[filter.side]}${type}${filter.orPlayers ? 'かプレイヤー' : ''}1つ`;
    }
    case 'hand':
      return `手札の${filter.costAtMost === undefined ? '' : `コスト${filter.costAtMost}以下の`}ユニット1つ`;
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
      return `${referenceText(step.what, from)}を持ち主の手札に戻す`;
    case 'remove':
      return `${referenceText(step.what, from)}を試合から除く`;
    case 'putOntoField':
      return `${referenceText(step.what, from)}を場に出す`;
    case 'negate':
      return `${referenceText(step.what, from)}を無効にする`;
    case 'reflect':
      return `${referenceText(step.what, from)}を反射する`;
    case 'heal':
      return `${referenceText(step.what, from)}を${step.amount}点回復する`;
    case 'gainLife':
      return `ライフを${step.amount}得る`;
    case 'gainEnergy':
      return `エネルギーを${step.amount}得る`;
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
  name: ({ ja }) => ja,
  player: (player) => `プレイヤー${player + 1}`,
  you: '(あなた)',
  turn: (number, player, phase) => `ターン${number}、${player}の${PHASES[phase]}`,
  life: (points) => `ライフ${points}`,
  energy: (now, grown) => `エネルギー ${now}/${grown}`,
  count: (zone, cards) => `${{ deck: '山札', hand: '手札', discard: '捨て札' }[zone]}${cards}`,
  rows: { field: '場', hand: '手札' },
  nothing: '-',
  stats: (attack, life) => `${attack}/${life}`,
  damage: (points) => `ダメージ${points}`,
  mayAttack: '攻撃可',
  waiting: (items) => `待機ゾーン(新しい順): ${items.join('、 ')}`,
  item: (item, owner, card, target) => {
    switch (item.kind) {
      case 'card':
        return `${owner}のプレイした${card}`;
      case 'counter':
        return `${owner}のカウンター${card}`;
      case 'ability':
        return `${owner}の${card}のコスト能力`;
      case 'timing':
        return `${owner}の${card}の${item.timing.toUpperCase()}能力`;
      case 'attack':
        return `${card}の${target}への攻撃`;
      case 'damage':
        return `${target}への${ROLES[item.role]}ダメージ${item.amount}点`;
      default:
        return item satisfies never;
    }
  },
  asked: (kind) => `確認中: ${WINDOWS[kind]}`,
  aCard: 'カード',
  head: (name, cost, stats) => `${name}(コスト${cost})${stats}`,
  instruction,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return '各ターン最初のダメージを回避';
      case 'reduce':
        return `受けるダメージ-${ability.by}`;
      case 'noRetaliation':
        return '反撃を受けない';
      default:
        return ability satisfies never;
    }
  },
  part: (part, text) => (part === 'side' ? text : `${part.toUpperCase()}:${text}`),
  ability: (energy, text) => `エネルギー${energy}:${text}`,
  optional: (energy, text) => `さらにエネルギー${energy}:${text}`,
  discards: (cards) => `手札を${cards}枚捨てる`,
  windows: (kinds) => `確認時(${kinds.map((kind) => WINDOWS[kind]).join('、 ')})`,
  either: (texts) => texts.join('、 または'),
  steps: (texts) => texts.join('、 '),
  parts: (texts) => texts.join('、 '),
  pass: '発動しない',
  endPhase: (phase) => (phase === 'main' ? 'バトルフェイズへ' : 'ターンを終える'),
  pays: (pays, energy, text) => (pays ? `エネルギー${energy}:${text}` : '任意コストを払わない'),
  verb: (form, text) => `${VERBS[form]}:${text}`,
};
