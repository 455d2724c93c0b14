import { z } from 'zod';
import {
  flag,
  list,
  mustBe,
  nonEmptyList,
  objectOf,
  optional,
  required,
  unionByKey,
  unionByWord,
  withDoc,
  wordOr,
} from '../../../../core/cards/schema.ts';
import { amount, condition, continuous, filter, reference, trigger } from './expressions.ts';
import {
  battleZone,
  choiceName,
  duration,
  howMany,
  player,
  someCards,
  text,
  zoneKind,
} from './vocabulary.ts';

/** Choosing (14-3b): as it is played where the step stands at the top of an effect, as it resolves elsewhere. */
const choosing = {
  choose: objectOf(
    {
      do: z.literal('choose'),
      as: choiceName,
      from: filter,
      atLeast: optional(howMany),
      atMost: optional(someCards),
      by: optional(z.literal('opponent')),
    },
    'choose cards and give them a name; 1 when `atLeast` and `atMost` are left out; `atLeast: 0` for "up to"',
  ),
  mode: objectOf(
    {
      do: z.literal('mode'),
      get modes(): z.ZodType<Readonly<Record<string, Steps>>> {
        return z.record(choiceName, steps).readonly();
      },
    },
    'choose one of several effects; once in an effect',
  ),
  chooseZone: objectOf(
    { do: z.literal('chooseZone'), as: choiceName, kinds: nonEmptyList(battleZone) },
    'choose one of your zones; a unit that is there already will have to go',
  ),
};

/**
 * Which damage on the gate a reduction acts on: the topmost that fits (13-3c-1), the one that triggered (13-3a-1), or any
 * that fits (13-3c).
 */
export const damageFilter = withDoc(
  objectOf({
    which: required(
      z.enum(['next', 'that', 'any']),
      'the topmost that fits, the one that triggered (`damagePut`), or whichever you name of those that fit',
    ),
    combat: optional(z.boolean(), 'only combat damage, or only other damage'),
    receiver: optional(filter, 'only the part of those cards is touched'),
  }),
  'a damage on the gate',
  'DAMAGE',
);

export type DamageFilter = z.output<typeof damageFilter>;

const reduceForms = {
  by: objectOf(
    { do: z.literal('reduce'), damage: damageFilter, by: amount },
    'take an amount off a damage that lies on the gate',
  ),
  to: objectOf(
    { do: z.literal('reduce'), damage: damageFilter, to: amount },
    'lower such a damage to a number',
  ),
};

const harmAndHealing = {
  // 13-2a; one process for all receivers (13-2a-3), or one for each source (13-2a-2)
  damage: objectOf(
    {
      do: z.literal('damage'),
      to: nonEmptyList(reference),
      amount,
      from: optional(reference),
      cannotCounter: flag(),
    },
    'one damage process for all receivers; with `from`, one for each of those cards, which are its sources; ' +
      '`cannotCounter`: no CNT against it',
  ),
  distribute: objectOf(
    { do: z.literal('distribute'), to: reference, total: someCards },
    'split over the chosen cards, at least 1 each; choose no more cards than there is damage',
  ),
  // 13-3
  reduce: unionByKey('reduction', reduceForms),
  // 13-4b
  healRuler: objectOf(
    { do: z.literal('healRuler'), ruler: player, amount },
    'cards of the damage zone go to the graveyard',
  ),
  // 13-7b
  healUnit: objectOf(
    { do: z.literal('healUnit'), cards: reference, amount: wordOr('all', amount, 'an amount') },
    'units carry less damage; `all` for all of it',
  ),
  // 13-7b-1
  healProcess: objectOf(
    { do: z.literal('healProcess'), card: reference, combat: optional(z.boolean()), all: flag() },
    'heal what one damage process of this phase dealt; with `all` what each of them dealt, in whatever phase',
  ),
};

const chosenZone = withDoc(
  z.templateLiteral(['zone:', z.string().min(1)]),
  'a zone chosen before',
  'zone:NAME',
);

const readyOrExhaust = objectOf(
  { do: z.enum(['ready', 'exhaust']), cards: reference },
  'cards become ready, or exhausted',
);

const moving = {
  destroy: objectOf(
    { do: z.literal('destroy'), cards: reference },
    'destroy; players may respond before the card goes',
  ),
  // 15-3a
  move: objectOf(
    {
      do: z.literal('move'),
      cards: reference,
      to: z.union([zoneKind, chosenZone], mustBe('must be a kind of zone, or zone:NAME', zoneKind.options)),
      bottom: flag(),
      exhausted: flag(),
      by: optional(text),
    },
    'to that zone of their owners: `hand`, `deck`, `graveyard`, `removed`, `damage`, `field`, `resource`; or to the zone ' +
      'chosen as NAME: into play, or from zone to zone; `bottom` in a deck, `exhausted` in play, `by` for `comesOutOnlyBy`',
  ),
  // 3-14
  putUnder: objectOf(
    { do: z.literal('putUnder'), cards: reference, host: reference },
    'cards become souls of another',
  ),
  // 16-14
  material: objectOf(
    {
      do: z.literal('material'),
      as: choiceName,
      from: filter,
      get ifDone(): z.ZodType<Steps> {
        return steps;
      },
    },
    'this card and one or more of such cards go to the bottom of the deck as material; `ifDone` follows only if all did; ' +
      'it costs nothing and fails as a whole',
  ),
  draw: objectOf({ do: z.literal('draw'), player, count: amount }, 'that player draws'),
  // ch.10
  drive: objectOf({ do: z.literal('drive'), count: amount }, 'drive cards'),
  discard: objectOf(
    { do: z.literal('discard'), player, count: someCards },
    'that player picks cards of the own hand for the graveyard',
  ),
  shuffle: objectOf({ do: z.literal('shuffle'), player }, 'shuffle a deck; do it after a search'),
  reveal: objectOf({ do: z.literal('reveal'), cards: reference }, 'show cards'),
  ready: readyOrExhaust,
  exhaust: readyOrExhaust,
};

const lasting = {
  // 14-1b, 3-2d-1
  apply: objectOf(
    { do: z.literal('apply'), effect: continuous, for: duration, follows: flag() },
    'a lasting change of the cards meant now; `follows`: it goes with them wherever they go',
  ),
  // 14-9f
  delay: objectOf(
    {
      do: z.literal('delay'),
      when: trigger,
      get effect(): z.ZodType<Steps> {
        return steps;
      },
      for: duration,
      often: flag(),
    },
    'do something later, once; `often`: every time',
  ),
  summonCap: objectOf({ do: z.literal('summonCap'), to: howMany }, 'how many units you may summon this turn'),
};

const playing = {
  chooseCounter: objectOf(
    { do: z.literal('chooseCounter'), as: choiceName },
    'choose a counter of your opponent on the gate',
  ),
  // 15-21a
  become: objectOf(
    {
      do: z.literal('become'),
      item: choiceName,
      get effect(): z.ZodType<Steps> {
        return steps;
      },
    },
    'the counter chosen as NAME becomes this effect',
  ),
  redirect: objectOf({ do: z.literal('redirect') }, 'the attack going on is aimed at another line'),
  play: objectOf(
    {
      do: z.literal('play'),
      card: reference,
      pay: z.union(
        [z.boolean(), z.literal('resources')],
        mustBe('must be true, false or resources', ['resources']),
      ),
      afterwards: optional(z.literal('deckBottom')),
    },
    'play a card, paying or not, `resources` also where the ruler pays no costs; a unit uses up a summon; `afterwards` is ' +
      'where an event goes',
  ),
};

const deciding = {
  if: objectOf(
    {
      do: z.literal('if'),
      condition,
      get steps(): z.ZodType<Steps> {
        return steps;
      },
      get otherwise(): z.ZodExactOptional<z.ZodType<Steps>> {
        return optional(steps);
      },
    },
    'do the steps if the condition is true, else the others',
  ),
  may: objectOf(
    {
      do: z.literal('may'),
      get steps(): z.ZodType<Steps> {
        return steps;
      },
      get ifDone(): z.ZodExactOptional<z.ZodType<Steps>> {
        return optional(steps);
      },
    },
    'you may do the steps; `ifDone` follows only if they were done completely',
  ),
};

/** The instructions by what they are about. */
export const instructionGroups = { choosing, harmAndHealing, moving, lasting, playing, deciding };

export const instructionForms = {
  ...choosing,
  ...harmAndHealing,
  ...moving,
  ...lasting,
  ...playing,
  ...deciding,
};

/** One step of an effect, carried out in order, as far as it is possible (1-5b). */
export const instruction = withDoc(
  unionByWord('instruction', 'do', instructionForms),
  'one step of an effect',
  'INSTRUCTION',
);

/** One step of an effect, as data. */
export type Instruction = z.output<typeof instruction>;

/** Steps, carried out in order: an interface, since only those can be named inside themselves. */
export interface Steps extends ReadonlyArray<Instruction> {}

export const steps: z.ZodType<Steps> = withDoc(list(instruction), 'a list of instructions', 'STEPS');
