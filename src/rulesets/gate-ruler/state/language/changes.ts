import { z } from 'zod';
import { unionByKey, unionByWord, flag, optional, objectOf } from '../../../../core/cards/forms.ts';
import { withDoc } from '../../../../core/cards/schema.ts';
import { amount, reference } from './expressions.ts';
import { keyword, number, stat } from './vocabulary.ts';

export const continuousForms = {
  change: objectOf({ change: stat, by: amount, on: reference }, 'more or less of a number'),
  set: objectOf({ set: stat, to: amount, on: reference }, 'a set value, after everything that changes it'),
  keyword: objectOf({ keyword, on: reference, lose: flag() }, 'gives a keyword, or takes it away with `lose`'),
  cannot: objectOf(
    { cannot: z.enum(['attack', 'beAttacked', 'beChosen']), on: reference },
    '`beAttacked` is looked at when targets are declared; `beChosen` is by abilities of the opponent, not by events',
  ),
  // 14-7b
  mayTreat: objectOf(
    { mayTreat: z.literal('level'), as: number, on: reference },
    'you may treat the level as another, each time it is read',
  ),
  // 14-12
  unaffected: objectOf(
    { unaffected: z.literal('enemyEffects'), on: reference },
    "your opponent's effects do nothing to it; combat damage does",
  ),
  // 14-13
  instead: objectOf(
    { instead: z.literal('removed'), of: z.literal('graveyard'), on: reference },
    'where it would go to the graveyard, it leaves the game instead',
  ),
};

export const damageChangeForms = {
  more: objectOf(
    { damage: z.literal('more'), by: number, source: reference, combat: optional(z.boolean()) },
    'damage from those cards is more; only combat or only effect damage with `combat`',
  ),
  none: objectOf(
    { damage: z.literal('none'), receiver: reference, combat: optional(z.boolean()) },
    'those cards are dealt none',
  ),
};

/** A lasting change of what is true (14-1b): while an ability is valid, or for a duration. */
export const continuous = withDoc(
  unionByKey('lasting change', {
    ...continuousForms,
    damage: unionByWord('change of damage', 'damage', damageChangeForms),
  }),
  'a lasting change of what is true',
  'CHANGE',
);

export type Continuous = z.output<typeof continuous>;
