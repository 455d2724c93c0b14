import { z } from 'zod';
import { unionByKey, flag, optional, objectOf, plainOr, nonEmptyList } from '../../../../core/cards/forms.ts';
import { enumOf, withDoc } from '../../../../core/cards/schema.ts';
import { cardType, keyword, number, side, stat, text, zoneKind } from './vocabulary.ts';

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
  { error: 'must be this, ownRuler, enemyRuler, cause, attacker, source, chosen:NAME, or { all: … }' },
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
  material: objectOf({ material: stat }, 'the sum of a number over the material, in the `ifDone` of `material`'),
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
  zone: optional(nonEmptyList(zoneKind), 'one of these kinds of zone; when left out: attack, defense and field zones'),
  type: optional(nonEmptyList(cardType), 'one of these types; with `ruler` in it and no `zone`, rulers are meant'),
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
