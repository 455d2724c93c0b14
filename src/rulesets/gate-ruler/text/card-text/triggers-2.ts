import type { Trigger, Who } from '../../state/card.ts';
import { momentLabels } from '../moments.ts';
import type { Scope } from './grammar.ts';
import { joinAlternatives } from './japanese-references.ts';
import { filterText, cardPhrase, zonesText } from './references-2.ts';

type Of<On extends Trigger['on']> = Extract<Trigger, { on: On }>;

const WHOSE = { own: '君の', enemy: '相手の' } as const;

const momentText = ({ moment, turn }: Of<'moment'>): string => {
  if (turn === undefined) return momentLabels[moment];
  const inTurn = moment.endsWith('Phase') || moment === 'turnEnd' || moment === 'attackPhaseEnd';
  return `${WHOSE[turn]}${inTurn ? '' : 'ターンの'}${momentLabels[moment]}`;
};

const whoText = (scope: Scope, who: Who): string => {
  if (who === 'this' || who === 'attacker') return cardPhrase(scope, who);
  return filterText(scope, who);
};

const attackText = (scope: Scope, { attacker, target }: Of<'attack'>): string => {
  if (attacker === undefined && target !== undefined) return `${whoText(scope, target)}が攻撃された時`;
  const who = attacker === undefined ? 'カード' : whoText(scope, attacker);
  return target === undefined ? `${who}が攻撃した時` : `${who}が${whoText(scope, target)}を攻撃した時`;
};

/** Damage of a kind. */
export const damageWord = (combat: boolean | undefined): string => {
  if (combat === undefined) return 'ダメージ';
  return combat ? '戦闘ダメージ' : '戦闘以外のダメージ';
};

const dealtText = (scope: Scope, { source, receiver, combat }: Of<'dealt'>): string => {
  const damage = damageWord(combat);
  const to = receiver === undefined ? '' : whoText(scope, receiver);
  if (source !== undefined) {
    return `${whoText(scope, source)}が${to === '' ? '' : `${to}に`}${damage}を与えた時`;
  }
  return to === '' ? `${damage}が与えられた時` : `${to}が${damage}を受けた時`;
};

const damagePutText = (scope: Scope, { source, receiver, combat }: Of<'damagePut'>): string => {
  const from = source === undefined ? '' : `${whoText(scope, source)}が`;
  const to = receiver === undefined ? '' : whoText(scope, receiver);
  const whose =
    from === '' ? (to === '' ? '' : `${to}が受ける`) : `${from}${to === '' ? '' : `${to}に`}与える`;
  return `${whose}${damageWord(combat)}が発生した時`;
};

const TYPES = {
  ruler: 'ルーラー',
  unit: 'ユニット',
  event: 'イベント',
  field: 'フィールド',
  resource: 'エナジー',
};

/** What is waited for. */
export const triggerText = (scope: Scope, trigger: Trigger): string => {
  switch (trigger.on) {
    case 'moment':
      return momentText(trigger);
    case 'attack':
      return attackText(scope, trigger);
    case 'dealt':
      return dealtText(scope, trigger);
    case 'damagePut':
      return damagePutText(scope, trigger);
    case 'enters': {
      const from = trigger.from === undefined ? '' : `${zonesText(trigger.from)}から`;
      return `${whoText(scope, trigger.card)}が${from}${trigger.played ? 'プレイされて' : ''}場に出た時`;
    }
    case 'leaves':
      return trigger.to === undefined
        ? `${whoText(scope, trigger.card)}が場を離れた時`
        : `${whoText(scope, trigger.card)}が場から${zonesText(trigger.to)}に移った時`;
    case 'destroyed':
      return `${whoText(scope, trigger.card)}が破壊された時`;
    case 'played': {
      const what =
        trigger.type === undefined ? 'カードか能力' : joinAlternatives(trigger.type.map((each) => TYPES[each]));
      return `${trigger.player === 'own' ? '君' : '相手'}が${what}をプレイした時`;
    }
    default:
      return trigger satisfies never;
  }
};
