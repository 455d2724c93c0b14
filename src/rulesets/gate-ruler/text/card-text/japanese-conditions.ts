import type { Amount, Condition, Continuous, Trigger, Who } from '../../state/card.ts';
import { typeNames } from '../card-labels.ts';
import { labels, momentLabels } from '../japanese.ts';
import { signed } from '../locale.ts';
import { type Change, groupsOf, isChange, type Scope } from './grammar.ts';
import {
  amountText,
  cardPhrase,
  counterOf,
  filterText,
  joinActions,
  joinAlternatives,
  topic,
  zonesText,
} from './japanese-references.ts';

type Count = Extract<Condition, { count: unknown }>;

const countText = (scope: Scope, { count, atLeast, atMost }: Count): string => {
  const cards = filterText(scope, count);
  const suffix = counterOf(count);
  if (atLeast === undefined && atMost === undefined) return `${cards}が何${suffix}でも`;
  if (typeof atLeast === 'object' || typeof atMost === 'object') {
    const bounds = [
      ...(atLeast === undefined ? [] : [`${amountText(scope, atLeast)}以上`]),
      ...(atMost === undefined ? [] : [`${amountText(scope, atMost)}以下`]),
    ];
    return `${cards}の数が${bounds.join('、')}`;
  }
  const bounds = [
    ...(atLeast === undefined ? [] : [`${atLeast}${suffix}以上`]),
    ...(atMost === undefined ? [] : [`${atMost}${suffix}以下`]),
  ];
  return `${cards}が${bounds.join('')}`;
};

const TURNS = { own: '君のターン', enemy: '相手のターン' } as const;

const notText = (scope: Scope, condition: Condition): string => {
  if ('turn' in condition) return `${TURNS[condition.turn]}でない`;
  if ('count' in condition) {
    const { count, atLeast, atMost } = condition;
    const cards = filterText(scope, count);
    const suffix = counterOf(count);
    if (typeof atLeast === 'number' && atMost === undefined) return `${cards}が${atLeast}${suffix}未満`;
    if (typeof atMost === 'number' && atLeast === undefined) return `${cards}が${atMost}${suffix}より多い`;
  }
  return `「${conditionText(scope, condition)}」でない`;
};

/** Before `なら`. */
export const conditionText = (scope: Scope, condition: Condition): string => {
  if ('any' in condition) return condition.any.map((each) => conditionText(scope, each)).join('か、');
  if ('not' in condition) return notText(scope, condition.not);
  if ('turn' in condition) return TURNS[condition.turn];
  return countText(scope, condition);
};

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
        trigger.type === undefined
          ? 'カードか能力'
          : joinAlternatives(trigger.type.map((each) => typeNames.ja[each]));
      return `${trigger.player === 'own' ? '君' : '相手'}が${what}をプレイした時`;
    }
    default:
      return trigger satisfies never;
  }
};

const { keywords, numbers, zones } = labels;

const CANNOT = {
  attack: '攻撃できない',
  beAttacked: '攻撃されない',
  beChosen: '相手の能力に選ばれない',
} as const;

const otherText = (scope: Scope, effect: Exclude<Continuous, Change>): string => {
  if ('damage' in effect) {
    return effect.damage === 'none'
      ? `${topic(scope, effect.receiver)}${damageWord(effect.combat)}を受けない`
      : `${cardPhrase(scope, effect.source)}が与える${damageWord(effect.combat)}を${signed(effect.by)}する`;
  }
  const who = cardPhrase(scope, effect.on);
  if ('set' in effect) return `${who}の${numbers[effect.set]}を${amountText(scope, effect.to)}にする`;
  if ('keyword' in effect)
    return `${topic(scope, effect.on)}${keywords[effect.keyword]}を${effect.lose ? '失う' : '得る'}`;
  if ('cannot' in effect) return `${topic(scope, effect.on)}${CANNOT[effect.cannot]}`;
  if ('mayTreat' in effect) return `${who}の${numbers[effect.mayTreat]}を${effect.as}として扱ってもよい`;
  if ('unaffected' in effect) {
    effect.unaffected satisfies 'enemyEffects';
    return `${topic(scope, effect.on)}相手の効果の影響を受けない`;
  }
  effect.instead satisfies 'removed';
  return `${who}が${zones[effect.of]}に置かれる場合、代わりにゲームから除外する`;
};

/** What is counted or read is added. */
const addedText = (scope: Scope, who: string, stat: string, amount: Exclude<Amount, number>): string =>
  'count' in amount
    ? `${who}の${stat}を${filterText(scope, amount.count)}1${counterOf(amount.count)}につき${signed(amount.times ?? 1)}する`
    : `${who}の${stat}に${amountText(scope, amount)}を加える`;

const groupText = (scope: Scope, group: readonly [Continuous, ...Continuous[]]): string => {
  const [first] = group;
  if (!isChange(first)) return otherText(scope, first);
  const who = cardPhrase(scope, first.on);
  if (typeof first.by === 'object') return addedText(scope, who, numbers[first.change], first.by);
  const changes = group
    .filter(isChange)
    .map(({ change, by }) => `${numbers[change]}${typeof by === 'number' ? signed(by) : ''}`);
  return `${who}の${changes.join('、')}する`;
};

/** Lasting changes. */
export const changesText = (scope: Scope, effects: readonly Continuous[]): string =>
  joinActions(groupsOf(effects).map((group) => groupText(scope, group)));
