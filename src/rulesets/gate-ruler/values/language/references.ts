import { z } from 'zod';
import type { Amount, CardFilter, Condition, Reference, Trigger, Who } from '../../values/language.ts';
import { byKey, byWord, maybe, parts, plainOr, someOf } from './forms.ts';
import { cardType, keyword, moment, number, player, side, stat, text, zoneKind } from './words.ts';

const referenceWord = z.union(
  [
    z.enum(['this', 'ownRuler', 'enemyRuler', 'cause', 'attacker']),
    z.templateLiteral(['chosen:', z.string().min(1)]),
  ],
  { error: 'must be this, ownRuler, enemyRuler, cause, attacker, chosen:NAME, or { all: … }' },
);

export const referenceForms = { all: z.lazy(() => parts({ all: filter })) };

/** Which cards an instruction acts on. */
export const reference: z.ZodType<Reference> = plainOr(referenceWord, byKey('reference', referenceForms));

export const amountForms = {
  count: z.lazy(() => parts({ count: filter, times: maybe(number) })),
  stat: parts({ stat, of: z.lazy(() => reference) }),
  paid: parts({ paid: stat }),
  event: parts({ event: z.literal('amount') }),
};

/** A number, fixed or read. */
export const amount: z.ZodType<Amount> = plainOr(number, byKey('amount', amountForms));

export const filterForm = parts({
  side: maybe(side),
  zone: maybe(someOf(zoneKind)),
  type: maybe(someOf(cardType)),
  attribute: maybe(someOf(text)),
  faction: maybe(text),
  id: maybe(text),
  levelAtLeast: maybe(amount),
  levelAtMost: maybe(amount),
  exhausted: maybe(z.boolean()),
  keyword: maybe(keyword),
  other: maybe(z.literal(true)),
  soulOf: maybe(reference),
});

/** Which cards are meant. */
export const filter: z.ZodType<CardFilter> = filterForm;

export const conditionForms = {
  any: z.lazy(() => parts({ any: someOf(condition) })),
  not: z.lazy(() => parts({ not: condition })),
  turn: parts({ turn: player }),
  count: parts({ count: filter, atLeast: maybe(amount), atMost: maybe(amount) }),
};

/** Something that is true or not. */
export const condition: z.ZodType<Condition> = byKey('condition', conditionForms);

const whoWord = z.enum(['this', 'attacker']);

const who: z.ZodType<Who> = plainOr(whoWord, filter);

export const triggerForms = {
  moment: parts({ on: z.literal('moment'), moment, turn: maybe(player) }),
  attack: parts({ on: z.literal('attack'), attacker: maybe(who), target: maybe(who) }),
  dealt: parts({
    on: z.literal('dealt'),
    source: maybe(who),
    receiver: maybe(who),
    combat: maybe(z.boolean()),
  }),
  damagePut: parts({
    on: z.literal('damagePut'),
    source: maybe(who),
    receiver: maybe(who),
    combat: maybe(z.boolean()),
  }),
  enters: parts({
    on: z.literal('enters'),
    card: who,
    from: maybe(someOf(zoneKind)),
    played: maybe(z.literal(true)),
  }),
  leaves: parts({ on: z.literal('leaves'), card: who, to: maybe(someOf(zoneKind)) }),
  destroyed: parts({ on: z.literal('destroyed'), card: who }),
  played: parts({ on: z.literal('played'), player, type: maybe(someOf(cardType)) }),
};

/** What an automatic ability waits for. */
export const trigger: z.ZodType<Trigger> = byWord('trigger', 'on', triggerForms);

/** Which damage on the gate a reduction acts on. */
export const damageFilterForm = parts({
  which: z.enum(['next', 'that']),
  combat: maybe(z.boolean()),
  receiver: maybe(filter),
});
