import type { z } from 'zod';
import { byKey, maybe, parts, someOf } from '../../../../core/cards/forms.ts';
import { worded } from '../../../../core/cards/schema.ts';
import { amount, filter } from './expressions.ts';
import { player } from './vocabulary.ts';

/** Conditions inside a condition: interfaces, since only those can be named inside themselves. */
export interface AnyCondition {
  readonly any: readonly Condition[];
}

const any: z.ZodType<AnyCondition> = parts(
  {
    get any() {
      return someOf(condition);
    },
  },
  'if one of the conditions is',
);

export interface NotCondition {
  readonly not: Condition;
}

const not: z.ZodType<NotCondition> = parts(
  {
    get not() {
      return condition;
    },
  },
  'if the condition is not',
);

export const conditionForms = {
  any,
  not,
  turn: parts({ turn: player }, "on your turn, or on your opponent's"),
  count: parts(
    { count: filter, atLeast: maybe(amount), atMost: maybe(amount) },
    'if so many cards fit; one of the two bounds is enough',
  ),
};

/** Something that is true or not when it is looked at. */
export const condition = worded(
  byKey('condition', conditionForms),
  'something that is true or not when it is looked at',
  'CONDITION',
);

export type Condition = z.output<typeof condition>;
