import type { Amount, Continuous } from '../../state/card.ts';
import { labels } from '../japanese.ts';
import { type Change, groupsOf, isChange } from './groups.ts';
import type { Scope } from './grammar.ts';
import { joinActions, signed } from './japanese-references.ts';
import { amountText, counterOf, filterText, cardPhrase, topic } from './references-2.ts';
import { damageWord } from './triggers-2.ts';

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
