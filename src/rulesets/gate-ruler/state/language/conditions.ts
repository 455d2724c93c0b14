import type { z } from 'zod';
import { unionByKey, optional, objectOf, nonEmptyList } from '../../../../core/cards/forms.ts';
import { withDoc } from '../../../../core/cards/schema.ts';
import { amount, filter } from './expressions.ts';
import { player } from './vocabulary.ts';

/** Conditions inside a condition: interfaces, since only those can be named inside themselves. */
export interface AnyCondition {
  readonly any: readonly Condition[];
}

const any: z.ZodType<AnyCondition> = objectOf(
  {
    get any() {
      return nonEmptyList(condition);
    },
  },
  'if one of the conditions is',
);

export interface NotCondition {
  readonly not: Condition;
}

const not: z.ZodType<NotCondition> = objectOf(
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
  turn: objectOf({ turn: player }, "on your turn, or on your opponent's"),
  count: objectOf(
    { count: filter, atLeast: optional(amount), atMost: optional(amount) },
    'if so many cards fit; one of the two bounds is enough',
  ),
};

/** Something that is true or not when it is looked at. */
export const condition = withDoc(
  unionByKey('condition', conditionForms),
  'something that is true or not when it is looked at',
  'CONDITION',
);

export type Condition = z.output<typeof condition>;
