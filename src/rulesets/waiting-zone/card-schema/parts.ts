import { z } from 'zod';
import {
  enumOf,
  id,
  mustBe,
  objectOf,
  required,
  schemaDocs,
  strictObject,
  withDoc,
} from '../../../core/cards/schema.ts';
import { MAX_LIST_LENGTH, MAX_NUMBER } from '../../../core/data/limits.ts';
import type { WaitingKind, WindowKind } from '../state/card.ts';

/** Energy, life, damage, or how many cards. */
export const points = withDoc(
  z.int().min(0).max(MAX_NUMBER),
  `a whole number, from 0 to ${MAX_NUMBER}`,
  'NUMBER',
);

export const text = withDoc(z.string(), 'a text', 'TEXT');

/** The name of a choice. */
export const choiceName = withDoc(z.string(), 'a name that you give to what is chosen', 'NAME');

/** What an effect is done to. */
export const reference = z
  .string()
  .regex(
    /^(this|you|opponent|ownUnits|enemyUnits|allUnits|chosen:.+)$/,
    mustBe('write this, you, opponent, ownUnits, enemyUnits, allUnits or chosen:NAME', [
      'this',
      'you',
      'opponent',
      'ownUnits',
      'enemyUnits',
      'allUnits',
    ]),
  );

schemaDocs.add(reference, {
  en: 'what an effect is done to',
  called: 'REFERENCE',
  words: {
    this: 'the card that the effect is of',
    you: 'the player whose effect it is',
    opponent: 'the other player',
    ownUnits: 'every unit you have on the field',
    enemyUnits: 'every unit the other player has on the field',
    allUnits: 'every unit on the field',
    'chosen:NAME': 'what was chosen under that name; nothing where there was nothing to choose',
  },
});

/** What waits, where a choice names it. */
export const waitingKind = enumOf(
  {
    in: 'an IN ability',
    out: 'an OUT ability',
    timing: 'an IN or OUT ability',
    attackDamage: 'damage of an attack',
    retaliationDamage: 'damage that an attacked unit deals back',
    effectDamage: 'damage of an effect',
    damage: 'any damage',
  } satisfies Record<WaitingKind, string>,
  'what kind of thing waits',
  'WAITING',
);

const fieldSide = enumOf(
  { own: 'your side', enemy: 'that of the other player', any: 'both' },
  'a side of the field',
);

/** What a choice is made from. */
export const filter = withDoc(
  z.discriminatedUnion(
    'from',
    [
      withDoc(
        strictObject({
          from: z.literal('field'),
          side: fieldSide,
          type: z.literal('unit').optional(),
          orPlayers: z.literal(true).optional(),
        }),
        'a card on the field, or with `type` a unit; with `orPlayers` also a player of that side',
      ),
      withDoc(
        strictObject({ from: z.literal('hand'), type: z.literal('unit'), costAtMost: points.optional() }),
        'a unit in your hand, where your field has room for it',
      ),
      withDoc(
        strictObject({ from: z.literal('subjects'), only: z.enum(['card', 'ability']).optional() }),
        'what the open check asks about: for counters; `only` a card that is played, or a cost ability',
      ),
      withDoc(strictObject({ from: z.literal('waiting'), what: waitingKind }), 'something that waits'),
    ],
    mustBe('from must be field, hand, subjects or waiting', ['field', 'hand', 'subjects', 'waiting'], 'from'),
  ),
  'what a choice is made from',
  'FILTER',
);

const on = <Verb extends string>(verb: Verb, en: string) =>
  withDoc(strictObject({ do: z.literal(verb), what: reference }), en);

const forms = [
  withDoc(
    strictObject({ do: z.literal('choose'), as: choiceName, from: filter }),
    'choose one; without anything to choose a card cannot be played, and an IN or OUT does without',
  ),
  withDoc(strictObject({ do: z.literal('draw'), count: points }), 'draw so many cards'),
  withDoc(
    strictObject({ do: z.literal('damage'), to: reference, amount: points }),
    'deal that damage to units and players',
  ),
  on('destroy', 'destroy these cards, where they are on the field'),
  on('returnToHand', 'return these cards from the field to the hands of their owners'),
  on('remove', 'remove these cards from the match, where they are on the field or in a discard pile'),
  on('putOntoField', 'put cards of your hand onto your field'),
  on('negate', 'negate what waits'),
  on('reflect', 'reflect damage that waits'),
  withDoc(
    strictObject({ do: z.literal('heal'), what: reference, amount: points }),
    'take so much damage from units',
  ),
  withDoc(strictObject({ do: z.literal('gainLife'), amount: points }), 'gain so much life'),
  withDoc(strictObject({ do: z.literal('gainEnergy'), amount: points }), 'gain so much energy'),
] as const;

const verbs = forms.map(({ shape }) => shape.do.value);

/** One step of an effect. */
export const instruction = withDoc(
  z.discriminatedUnion('do', forms, mustBe(`do must be ${verbs.join(', ')}`, verbs, 'do')),
  'one step of an effect',
  'INSTRUCTION',
);

/** An effect as the list of its instructions. */
export const steps = withDoc(
  z.array(instruction).max(MAX_LIST_LENGTH),
  'a list of instructions, carried out in order as far as each is possible',
  'STEPS',
);

/** What applies at once and never waits. */
export const automatic = withDoc(
  z.discriminatedUnion(
    'auto',
    [
      withDoc(strictObject({ auto: z.literal('evade') }), 'evades the first damage of each turn'),
      withDoc(
        strictObject({ auto: z.literal('reduce'), by: points }),
        'is dealt so much less damage each time',
      ),
      withDoc(
        strictObject({ auto: z.literal('noRetaliation') }),
        'is dealt no damage back by what it attacks',
      ),
    ],
    mustBe('auto must be evade, reduce or noRetaliation', ['evade', 'reduce', 'noRetaliation'], 'auto'),
  ),
  'an ability that applies at once',
  'AUTOMATIC',
);

/** The checks at which a counter may be activated. */
export const window = enumOf(
  {
    play: 'a card is played, or a cost ability used',
    entry: 'something enters the field',
    departure: 'something leaves the field',
    attack: 'a unit attacks',
    damage: 'damage waits',
  } satisfies Record<WindowKind, string>,
  'a check of the other player',
  'CHECK',
);

export const cardType = withDoc(z.enum(['unit', 'relic', 'spell', 'counter']), 'a type of card', 'TYPE');

/** A part with what it is for here. */
const part = <S extends z.ZodType>(schema: S, en: string) => withDoc(schema.optional(), en);

/** What energy is paid for. `effect`: how effects are written. */
const paidFor = <E extends z.ZodType>(effect: E) => strictObject({ energy: points, effect });

/** The parts that a card may have beside its type and cost. `effect`: how effects are written. */
export const cardParts = <E extends z.ZodType>(effect: E) => ({
  additionalDiscards: part(points, 'cards of your hand that are discarded to play it'),
  optional: part(paidFor(effect), 'energy that may be paid as it is played, for this effect more'),
  attack: part(points, 'damage that it deals as it attacks or is attacked'),
  life: part(points, 'damage that destroys it'),
  automatics: part(z.array(automatic).max(MAX_LIST_LENGTH), 'see *Automatics*'),
  in: part(effect, 'IN: waits as it enters the field'),
  out: part(effect, 'OUT: waits as it goes from the field to the discard pile'),
  ability: part(paidFor(effect), 'a cost ability: what is paid for it, and what it does'),
});

/** The checks of a counter. */
export const windows = part(
  z.array(window).max(MAX_LIST_LENGTH),
  'the checks at which a counter may be activated; of none where it may be at none',
);

/** An effect in full. */
export const effect = withDoc(
  strictObject({ instructions: steps }),
  'what happens on resolution; may be written as the list of its instructions',
  'EFFECT',
);

const name = objectOf({ en: text, ja: text });

/** A card as data, as set files hold it in full. */
export const cardSchema = strictObject({
  id: required(id, 'small letters, digits, hyphens; no other card has it'),
  name: required(name, 'may be written as one text for both languages'),
  type: required(cardType, 'the type of the card; `unit` when left out'),
  cost: required(points, 'energy that is paid to play it, or to activate a counter; 0 when left out'),
  ...cardParts(effect),
  effects: withDoc(
    z.array(effect).min(1).max(MAX_LIST_LENGTH).optional(),
    'what a spell or counter does; of several one is chosen as it is played. `effect: EFFECT` is one alone, `sides` another name for several',
  ),
  windows,
  provenance: withDoc(z.literal('house'), '`house` when left out'),
});

/** A deck list. */
export const deckSchema = objectOf({
  id,
  name,
  cards: z.record(id, z.int().min(1, 'must be at least 1').max(50, 'must be at most 50')).readonly(),
});
