import { z } from 'zod';
import type { Continuous, Instruction } from '../../values/language.ts';
import { byKey, byWord, flag, list, maybe, parts, plainOr, someOf } from './forms.ts';
import { amount, condition, damageFilterForm, filter, reference, trigger } from './readings.ts';
import {
  choiceName,
  duration,
  howMany,
  keyword,
  number,
  player,
  someCards,
  stat,
  text,
  zoneKind,
} from './words.ts';

export const continuousForms = {
  change: parts({ change: stat, by: amount, on: reference }),
  set: parts({ set: stat, to: amount, on: reference }),
  keyword: parts({ keyword, on: reference, lose: flag() }),
  cannot: parts({ cannot: z.enum(['attack', 'beAttacked', 'beChosen']), on: reference }),
  mayTreat: parts({ mayTreat: z.literal('level'), as: number, on: reference }),
  unaffected: parts({ unaffected: z.literal('enemyEffects'), on: reference }),
};

export const damageChangeForms = {
  more: parts({ damage: z.literal('more'), by: number, source: reference, combat: maybe(z.boolean()) }),
  none: parts({ damage: z.literal('none'), receiver: reference, combat: maybe(z.boolean()) }),
};

/** A lasting change. */
export const continuous: z.ZodType<Continuous> = byKey('lasting change', {
  ...continuousForms,
  damage: byWord('change of damage', 'damage', damageChangeForms),
});

export const reduceForms = {
  by: parts({ do: z.literal('reduce'), damage: damageFilterForm, by: amount }),
  to: parts({ do: z.literal('reduce'), damage: damageFilterForm, to: amount }),
};

const steps = z.lazy(() => list(instruction));

const chosenZone = z.templateLiteral(['zone:', z.string().min(1)]);

const readyOrExhaust = parts({ do: z.enum(['ready', 'exhaust']), cards: reference });

export const instructionForms = {
  choose: parts({
    do: z.literal('choose'),
    as: choiceName,
    from: filter,
    atLeast: maybe(howMany),
    atMost: maybe(someCards),
    by: maybe(z.literal('opponent')),
  }),
  mode: parts({ do: z.literal('mode'), modes: z.record(choiceName, steps).readonly() }),
  chooseZone: parts({
    do: z.literal('chooseZone'),
    as: choiceName,
    kinds: someOf(z.enum(['attack', 'defense'])),
  }),
  damage: parts({
    do: z.literal('damage'),
    to: someOf(reference),
    amount,
    from: maybe(reference),
    cannotCounter: flag(),
  }),
  distribute: parts({ do: z.literal('distribute'), to: reference, total: someCards }),
  reduce: byKey('reduction', reduceForms),
  healRuler: parts({ do: z.literal('healRuler'), ruler: player, amount }),
  healUnit: parts({
    do: z.literal('healUnit'),
    cards: reference,
    amount: plainOr(z.union([number, z.literal('all')]), amount),
  }),
  healProcess: parts({ do: z.literal('healProcess'), card: reference, combat: maybe(z.boolean()) }),
  destroy: parts({ do: z.literal('destroy'), cards: reference }),
  move: parts({
    do: z.literal('move'),
    cards: reference,
    to: z.union([zoneKind, chosenZone], { error: 'must be a kind of zone, or zone:NAME' }),
    bottom: flag(),
    exhausted: flag(),
    by: maybe(text),
  }),
  putUnder: parts({ do: z.literal('putUnder'), cards: reference, host: reference }),
  draw: parts({ do: z.literal('draw'), player, count: amount }),
  drive: parts({ do: z.literal('drive'), count: amount }),
  discard: parts({ do: z.literal('discard'), player, count: someCards }),
  shuffle: parts({ do: z.literal('shuffle'), player }),
  reveal: parts({ do: z.literal('reveal'), cards: reference }),
  ready: readyOrExhaust,
  exhaust: readyOrExhaust,
  apply: parts({ do: z.literal('apply'), effect: continuous, for: duration, follows: flag() }),
  delay: parts({ do: z.literal('delay'), when: trigger, effect: steps, for: duration, often: flag() }),
  summonCap: parts({ do: z.literal('summonCap'), to: howMany }),
  chooseCounter: parts({ do: z.literal('chooseCounter'), as: choiceName }),
  become: parts({ do: z.literal('become'), item: choiceName, effect: steps }),
  redirect: parts({ do: z.literal('redirect') }),
  play: parts({
    do: z.literal('play'),
    card: reference,
    pay: z.boolean(),
    afterwards: maybe(z.literal('deckBottom')),
  }),
  if: parts({ do: z.literal('if'), condition, steps, otherwise: maybe(steps) }),
  may: parts({ do: z.literal('may'), steps, ifDone: maybe(steps) }),
} satisfies Record<Instruction['do'], z.ZodType>;

/** One step of an effect. */
export const instruction: z.ZodType<Instruction> = byWord('instruction', 'do', instructionForms);
