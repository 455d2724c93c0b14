import type { Condition } from '../../state/card.ts';
import type { Scope } from './grammar.ts';
import { amountText, counterOf, filterText } from './references-2.ts';

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
