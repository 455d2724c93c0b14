import type { Amount, Condition } from '../../state/card.ts';
import type { Scope } from './grammar.ts';
import { joinWords } from './english-references.ts';
import { amountText, filterText, cardPhrase } from './references.ts';

type Count = Extract<Condition, { count: unknown }>;

const rangeText = (atLeast: Amount | undefined, atMost: Amount | undefined): string | undefined => {
  if (typeof atLeast === 'object' || typeof atMost === 'object') return undefined;
  if (atLeast === undefined) return atMost === undefined ? 'any number of' : `${atMost} or fewer`;
  if (atMost === undefined) return `${atLeast} or more`;
  return `${atLeast} to ${atMost}`;
};

const countText = (scope: Scope, { count, atLeast, atMost }: Count): string => {
  const range = rangeText(atLeast, atMost);
  if (range === undefined) {
    const bounds = [
      ...(atLeast === undefined ? [] : [`at least ${amountText(scope, atLeast)}`]),
      ...(atMost === undefined ? [] : [`at most ${amountText(scope, atMost)}`]),
    ];
    return `the number of ${filterText(scope, count, true)} is ${joinWords(bounds, 'and')}`;
  }
  const { soulOf, ...rest } = count;
  if (soulOf !== undefined && Object.keys(rest).length === 0) {
    return `${cardPhrase(scope, soulOf).subject} has ${range} souls`;
  }
  return `there are ${range} ${filterText(scope, count, true)}`;
};

/** How many there are where a single bound is not kept. */
const outsideText = ({ atLeast, atMost }: Count): string | undefined => {
  if (typeof atLeast === 'number' && atMost === undefined) return `fewer than ${atLeast}`;
  return typeof atMost === 'number' && atLeast === undefined ? `more than ${atMost}` : undefined;
};

const TURNS = { own: 'your turn', enemy: "your opponent's turn" } as const;

const notText = (scope: Scope, condition: Condition): string => {
  if ('turn' in condition) return `it is not ${TURNS[condition.turn]}`;
  const range = 'count' in condition ? outsideText(condition) : undefined;
  if ('count' in condition && range !== undefined) {
    return `there are ${range} ${filterText(scope, condition.count, true)}`;
  }
  const text = conditionText(scope, condition);
  return `it is not so that ${'any' in condition ? `(${text})` : text}`;
};

/** Behind `if` or `while`. */
export const conditionText = (scope: Scope, condition: Condition): string => {
  if ('any' in condition) {
    return joinWords(
      condition.any.map((each) => conditionText(scope, each)),
      'or',
    );
  }
  if ('not' in condition) return notText(scope, condition.not);
  if ('turn' in condition) return `it is ${TURNS[condition.turn]}`;
  return countText(scope, condition);
};
