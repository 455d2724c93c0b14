import type { Filter, Instruction, Reference, WaitingKind } from '../state/card.ts';
import { japaneseLabels } from './japanese.ts';
import { type EffectChoices, choicesOf, choiceReference, type Word } from './choices.ts';
import type { Grammar } from './grammar.ts';

const { damages, energy, life, shortChecks, zones } = japaneseLabels;

const WORDS: Readonly<Record<Word, string>> = {
  this: 'このカード',
  you: '自分',
  opponent: '相手',
  ownUnits: '自分のユニットすべて',
  enemyUnits: '相手のユニットすべて',
  allUnits: 'ユニットすべて',
};

const WAITING: Readonly<Record<WaitingKind, string>> = {
  in: '待機中のIN能力1つ',
  out: '待機中のOUT能力1つ',
  timing: '待機中のIN能力かOUT能力1つ',
  attackDamage: `待機中の${damages.attack}1つ`,
  retaliationDamage: `待機中の${damages.retaliation}1つ`,
  effectDamage: `待機中の${damages.effect}1つ`,
  damage: '待機中のダメージ1つ',
};

const SIDES = { own: '自分の', enemy: '相手の', any: '' } as const;
const PLAYERS = { own: '、または自分', enemy: '、または相手', any: '、またはプレイヤー1人' } as const;
const SUBJECTS = { card: 'カード', ability: 'コスト能力' } as const;

const filterText = (filter: Filter): string => {
  switch (filter.from) {
    case 'field': {
      const noun = filter.type === undefined ? `${zones.field}のカード1枚` : 'ユニット1体';
      return `${SIDES[filter.side]}${noun}${filter.orPlayers ? PLAYERS[filter.side] : ''}`;
    }
    case 'hand':
      return `自分の${zones.hand}の${filter.costAtMost === undefined ? '' : `コスト${filter.costAtMost}以下の`}ユニット1体`;
    case 'subjects':
      return `確認されている${filter.only === undefined ? 'もの' : SUBJECTS[filter.only]}1つ`;
    case 'waiting':
      return WAITING[filter.what];
    default:
      return filter satisfies never;
  }
};

const referenceText = (choices: EffectChoices, reference: Reference): string => {
  const what = choiceReference(choices, reference);
  if (typeof what === 'string') return WORDS[what];
  return what.isOnly ? 'それ' : `${what.place}番目に選んだもの`;
};

const stepText = (choices: EffectChoices, step: Instruction): string => {
  switch (step.do) {
    case 'choose':
      return `${filterText(step.from)}を選ぶ`;
    case 'draw':
      return `カードを${step.count}枚引く`;
    case 'damage':
      return `${referenceText(choices, step.to)}に${step.amount}点のダメージを与える`;
    case 'destroy':
      return `${referenceText(choices, step.what)}を破壊する`;
    case 'returnToHand':
      return `${referenceText(choices, step.what)}を持ち主の${zones.hand}に戻す`;
    case 'remove':
      return `${referenceText(choices, step.what)}を試合から除く`;
    case 'putOntoField':
      return `${referenceText(choices, step.what)}を${zones.field}に出す`;
    case 'negate':
      return `${referenceText(choices, step.what)}を無効にする`;
    case 'reflect':
      return `${referenceText(choices, step.what)}を反射する`;
    case 'heal':
      return `${referenceText(choices, step.what)}を${step.amount}点回復する`;
    case 'gainLife':
      return `${life}を${step.amount}得る`;
    case 'gainEnergy':
      return `${energy}を${step.amount}得る`;
    default:
      return step satisfies never;
  }
};

/** The cards of the game of the waiting zone in Japanese. */
export const japaneseGrammar: Grammar = {
  effect: (effect) => {
    const choices = choicesOf(effect);
    return effect.instructions.map((step) => `${stepText(choices, step)}。`).join('');
  },
  discards: (count) => `プレイするには、さらに${zones.hand}を${count}枚捨てる。`,
  windows: (kinds) => `${kinds.map((kind) => shortChecks[kind]).join('、')}の確認で発動できる。`,
  either: (texts) => `次から1つを選ぶ:${texts.map((text, index) => `(${index + 1})${text}`).join('')}`,
  optional: (cost, text) => `さらに${energy}を${cost}支払ってもよい:${text}`,
  automatic: (ability) => {
    switch (ability.auto) {
      case 'evade':
        return '各ターンの最初のダメージを回避する。';
      case 'reduce':
        return `受けるダメージを${ability.by}点減らす。`;
      case 'noRetaliation':
        return `${japaneseLabels.noRetaliation}。`;
      default:
        return ability satisfies never;
    }
  },
  in: (text) => `IN:${text}`,
  out: (text) => `OUT:${text}`,
  ability: (cost, text) => `${energy}を${cost}支払う:${text}`,
};
