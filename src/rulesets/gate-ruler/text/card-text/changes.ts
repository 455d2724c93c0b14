import type { Amount, Continuous } from '../../state/card.ts';
import { labels } from '../english.ts';
import { type Change, groupsOf, isChange } from './groups.ts';
import type { Scope } from './grammar.ts';
import { joinWords, signed } from './english-references.ts';
import { amountText, filterText, type CardPhrase, cardPhrase } from './references.ts';

const { keywords, numbers, zones } = labels;

const changedDamageWord = (combat: boolean | undefined): string => {
  if (combat === undefined) return 'damage';
  return combat ? 'combat damage' : 'noncombat damage';
};

const by = ({ isMany }: CardPhrase, one: string, many: string): string => (isMany ? many : one);

const CANNOT = {
  attack: 'cannot attack',
  beAttacked: 'cannot be attacked',
  beChosen: "cannot be chosen by your opponent's abilities",
} as const;

/** What is counted or read is added. */
const addedText = (scope: Scope, stat: string, amount: Exclude<Amount, number>): string =>
  'count' in amount
    ? `${signed(amount.times ?? 1)} ${stat} for each ${filterText(scope, amount.count)}`
    : `additional ${stat} equal to ${amountText(scope, amount)}`;

const changeText = (scope: Scope, { change, by: amount }: Change): string =>
  typeof amount === 'number'
    ? `${signed(amount)} ${numbers[change]}`
    : addedText(scope, numbers[change], amount);

const otherText = (scope: Scope, effect: Exclude<Continuous, Change>): string => {
  if ('damage' in effect) {
    if (effect.damage === 'none') {
      const who = cardPhrase(scope, effect.receiver);
      return `${who.subject} ${by(who, 'is', 'are')} dealt no ${changedDamageWord(effect.combat)}`;
    }
    const who = cardPhrase(scope, effect.source);
    const more = effect.by < 0 ? `${-effect.by} less` : `${effect.by} more`;
    return `${who.subject} ${by(who, 'deals', 'deal')} ${more} ${changedDamageWord(effect.combat)}`;
  }
  const who = cardPhrase(scope, effect.on);
  if ('set' in effect) return `${who.possessive(numbers[effect.set])} becomes ${amountText(scope, effect.to)}`;
  if ('keyword' in effect) {
    const verb = effect.lose ? by(who, 'loses', 'lose') : by(who, 'gains', 'gain');
    return `${who.subject} ${verb} ${keywords[effect.keyword]}`;
  }
  if ('cannot' in effect) return `${who.together.replace(/^all /, '')} ${CANNOT[effect.cannot]}`;
  if ('mayTreat' in effect) {
    return `you may treat ${who.possessive(numbers[effect.mayTreat])} as ${effect.as}`;
  }
  if ('unaffected' in effect) {
    effect.unaffected satisfies 'enemyEffects';
    return `${who.subject} ${by(who, 'is', 'are')} not affected by your opponent's effects`;
  }
  effect.instead satisfies 'removed';
  return `where ${who.subject} would go to the ${zones[effect.of]}, ${by(who, 'it is', 'they are')} removed from the game instead`;
};

const groupText = (scope: Scope, group: readonly [Continuous, ...Continuous[]]): string => {
  const [first] = group;
  if (!isChange(first)) return otherText(scope, first);
  const who = cardPhrase(scope, first.on);
  const changes = group.filter(isChange).map((each) => changeText(scope, each));
  return `${who.subject} ${by(who, 'gets', 'get')} ${joinWords(changes, 'and')}`;
};

/** Lasting changes. */
export const changesText = (scope: Scope, effects: readonly Continuous[]): string =>
  joinWords(
    groupsOf(effects).map((group) => groupText(scope, group)),
    'and',
  );
