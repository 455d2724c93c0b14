import { z } from 'zod';
import {
  enumOf,
  flag,
  mustBe,
  nonEmptyList,
  objectOf,
  optional,
  plainOr,
  unionByKey,
  unionByWord,
  withDoc,
} from '../../../../core/cards/schema.ts';
import { cardType, keyword, moment, number, player, side, stat, text, zoneKind } from './vocabulary.ts';

const referenceWord = z.union(
  [
    enumOf(
      {
        this: 'the card the text is on',
        ownRuler: 'your ruler',
        enemyRuler: "your opponent's ruler",
        cause: 'the card the trigger was about (see *Triggers*)',
        attacker: 'the card attacking now',
        source: 'what dealt the damage, after the trigger `dealt`',
      },
      'a card meant by a word',
    ),
    withDoc(
      z.templateLiteral(['chosen:', z.string().min(1)]),
      'what was chosen before as NAME',
      'chosen:NAME',
    ),
  ],
  mustBe('must be this, ownRuler, enemyRuler, cause, attacker, source, chosen:NAME, or { all: … }', [
    'this',
    'ownRuler',
    'enemyRuler',
    'cause',
    'attacker',
    'source',
    'chosen:',
  ]),
);

export const referenceForms = {
  all: objectOf(
    {
      get all(): z.ZodType<CardFilter> {
        return filter;
      },
    },
    'all cards that fit as it resolves',
  ),
};

/**
 * Which cards an instruction acts on: the card itself, a ruler, what was chosen by that name, the card the trigger was
 * about, what dealt the damage, the card attacking now, or all cards that fit as it resolves.
 */
export const reference = withDoc(
  plainOr(referenceWord, unionByKey('reference', referenceForms)),
  'which cards an instruction acts on',
  'REFERENCE',
);

export type Reference = z.output<typeof reference>;

export const amountForms = {
  count: objectOf(
    {
      get count(): z.ZodType<CardFilter> {
        return filter;
      },
      times: optional(number),
    },
    'how many cards fit, times that number',
  ),
  stat: objectOf(
    { stat, of: reference },
    'a number of cards, added up; of a cause that has left play, what it last was',
  ),
  /** The sum over the material (16-14), as it was in play. */
  material: objectOf(
    { material: stat },
    'the sum of a number over the material, in the `ifDone` of `material`',
  ),
  event: objectOf({ event: z.literal('amount') }, 'how much damage was dealt, after the trigger `dealt`'),
};

/** A number: fixed, counted, read from a card, or the amount of the event that triggered. */
export const amount = withDoc(plainOr(number, unionByKey('amount', amountForms)), 'how much', 'AMOUNT');

export type Amount = z.output<typeof amount>;

export const filterParts = objectOf({
  side: optional(
    side,
    "`ally` (yours), `enemy` (your opponent's) or `both`; when left out: yours where a `zone` is named, else both",
  ),
  zone: optional(
    nonEmptyList(zoneKind),
    'one of these kinds of zone; when left out: attack, defense, field and set zones (3-6c; face-down cards: 3-6c-1)',
  ),
  type: optional(
    nonEmptyList(cardType),
    'one of these types; with `ruler` in it and no `zone`, rulers are meant',
  ),
  attribute: optional(nonEmptyList(text), 'has one of these attributes'),
  faction: optional(text, 'is of that faction'),
  id: optional(text, 'is that card'),
  levelAtLeast: optional(amount, 'its level is that or more'),
  levelAtMost: optional(amount, 'its level is that or less'),
  exhausted: optional(z.boolean(), 'is exhausted, or is not'),
  keyword: optional(keyword, 'has that keyword now'),
  other: flag('is not the card that the text is on'),
  soulOf: optional(reference, 'is a soul of those cards, such as `soulOf: this`'),
  except: optional(reference, 'is none of those cards, such as `except: chosen:first`'),
});

/**
 * Which cards are meant. Every part that is there must fit; without `zone`, cards in play (3-6c). An interface, since only
 * those can be named inside themselves.
 */
export interface CardFilter extends z.output<typeof filterParts> {}

export const filter: z.ZodType<CardFilter> = withDoc(filterParts, 'which cards are meant', 'FILTER');

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

const whoWords = ['this', 'attacker'] as const;

/** Who a trigger is about: the card the ability is on, the card attacking now, or any card that fits. */
export const who = withDoc(
  plainOr(z.enum(whoWords, mustBe('must be this, attacker or a filter', whoWords)), filter),
  'who a trigger is about: `this`, `attacker` or a filter',
  'WHO',
);

export type Who = z.output<typeof who>;

const damaged = { source: optional(who), receiver: optional(who), combat: optional(z.boolean()) };

export const triggerForms = {
  moment: objectOf({ on: z.literal('moment'), moment, turn: optional(player) }, 'at a moment of the turn'),
  attack: objectOf(
    { on: z.literal('attack'), attacker: optional(who), target: optional(who) },
    'an attack is declared; `cause` is the attacker',
  ),
  dealt: objectOf({ on: z.literal('dealt'), ...damaged }, 'damage was dealt; `cause` is the receiver'),
  damagePut: objectOf(
    { on: z.literal('damagePut'), ...damaged },
    'damage is put on the gate and may still be reduced',
  ),
  enters: objectOf(
    { on: z.literal('enters'), card: who, from: optional(nonEmptyList(zoneKind)), played: flag() },
    'a unit or field comes into play; `played`: by being played; `cause` is that card',
  ),
  leaves: objectOf(
    { on: z.literal('leaves'), card: who, to: optional(nonEmptyList(zoneKind)) },
    'a card leaves play; of `cause` only its numbers are left',
  ),
  destroyed: objectOf(
    { on: z.literal('destroyed'), card: who },
    'a card was destroyed; of `cause` only its numbers are left',
  ),
  played: objectOf(
    { on: z.literal('played'), player, type: optional(nonEmptyList(cardType)) },
    'something is played by that player',
  ),
};

/** What an automatic ability waits for (14-9). */
export const trigger = withDoc(
  unionByWord('trigger', 'on', triggerForms),
  'what an ability waits for',
  'TRIGGER',
);

/** The condition that triggers an automatic ability, as data. */
export type Trigger = z.output<typeof trigger>;

export const continuousForms = {
  change: objectOf({ change: stat, by: amount, on: reference }, 'more or less of a number'),
  set: objectOf({ set: stat, to: amount, on: reference }, 'a set value, after everything that changes it'),
  keyword: objectOf(
    { keyword, on: reference, lose: flag() },
    'gives a keyword, or takes it away with `lose`',
  ),
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

/** A lasting change that an ability or effect makes, such as more ATK. */
export type Continuous = z.output<typeof continuous>;
