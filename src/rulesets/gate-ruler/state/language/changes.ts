import { z } from 'zod';
import { byKey, byWord, flag, maybe, parts } from '../../../../core/cards/forms.ts';
import { worded } from '../../../../core/cards/schema.ts';
import { amount, reference } from './expressions.ts';
import { keyword, number, stat } from './vocabulary.ts';

export const continuousForms = {
  change: parts({ change: stat, by: amount, on: reference }, 'more or less of a number'),
  set: parts({ set: stat, to: amount, on: reference }, 'a set value, after everything that changes it'),
  keyword: parts({ keyword, on: reference, lose: flag() }, 'gives a keyword, or takes it away with `lose`'),
  cannot: parts(
    { cannot: z.enum(['attack', 'beAttacked', 'beChosen']), on: reference },
    '`beAttacked` is looked at when targets are declared; `beChosen` is by abilities of the opponent, not by events',
  ),
  // 14-7b
  mayTreat: parts(
    { mayTreat: z.literal('level'), as: number, on: reference },
    'you may treat the level as another, each time it is read',
  ),
  // 14-12
  unaffected: parts(
    { unaffected: z.literal('enemyEffects'), on: reference },
    "your opponent's effects do nothing to it; combat damage does",
  ),
  // 14-13
  instead: parts(
    { instead: z.literal('removed'), of: z.literal('graveyard'), on: reference },
    'where it would go to the graveyard, it leaves the game instead',
  ),
};

export const damageChangeForms = {
  more: parts(
    { damage: z.literal('more'), by: number, source: reference, combat: maybe(z.boolean()) },
    'damage from those cards is more; only combat or only effect damage with `combat`',
  ),
  none: parts(
    { damage: z.literal('none'), receiver: reference, combat: maybe(z.boolean()) },
    'those cards are dealt none',
  ),
};

/** A lasting change of what is true (14-1b): while an ability is valid, or for a duration. */
export const continuous = worded(
  byKey('lasting change', {
    ...continuousForms,
    damage: byWord('change of damage', 'damage', damageChangeForms),
  }),
  'a lasting change of what is true',
  'CHANGE',
);

export type Continuous = z.output<typeof continuous>;
