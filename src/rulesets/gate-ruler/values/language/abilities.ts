import { z } from 'zod';
import type { Ability, Cost, CounterAbility, Timing } from '../../values/language.ts';
import { byKey, byWord, flag, list, maybe, parts, plainOr, someOf } from './forms.ts';
import { continuous, instruction } from './instructions.ts';
import { condition, filter, trigger } from './readings.ts';
import { someCards, text, zoneKind } from './words.ts';

export const costForms = {
  pay: parts({ pay: z.int().min(1, 'must be at least 1').max(20, 'must be at most 20') }),
  exhaust: parts({ exhaust: z.literal('this') }),
  move: parts({
    move: plainOr(z.literal('this'), filter),
    count: someCards,
    orMore: flag(),
    to: z.enum(['graveyard', 'deckBottom', 'removed']),
  }),
  destroy: parts({ destroy: filter, count: someCards }),
};

/** What is paid for an activated ability. */
const cost: z.ZodType<Cost> = byKey('cost', costForms);

/** What happens on resolution. */
export const effect = parts({ instructions: list(instruction), resource: flag() });

export const abilityForms = {
  activated: parts({
    kind: z.literal('activated'),
    name: maybe(text),
    timing: z.enum(['standard', 'instant']),
    cost: maybe(list(cost)),
    oncePerTurn: flag(),
    zone: maybe(someOf(zoneKind)),
    effect,
  }),
  auto: parts({
    kind: z.literal('auto'),
    name: maybe(text),
    when: trigger,
    if: maybe(condition),
    oncePerTurn: flag(),
    zone: maybe(someOf(zoneKind)),
    effect,
  }),
  continuous: parts({
    kind: z.literal('continuous'),
    name: maybe(text),
    while: maybe(condition),
    zone: maybe(someOf(zoneKind)),
    effects: someOf(continuous),
  }),
};

/** An ability written on a card. */
export const ability: z.ZodType<Ability> = byWord('ability', 'kind', abilityForms);

export const timingForm = parts({ when: trigger });

/** When an event may be played. */
export const timing: z.ZodType<Timing> = plainOr(z.enum(['standard', 'instant']), timingForm);

export const counterForms = {
  play: parts({ play: z.literal('this') }),
  effect: parts({ effect }),
};

/** A counter ability. */
export const counter: z.ZodType<CounterAbility> = byKey('counter', counterForms);
