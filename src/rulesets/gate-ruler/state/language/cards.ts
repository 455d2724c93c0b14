import { z } from 'zod';
import {
  enumOf,
  flag,
  id,
  list,
  mustBe,
  nonEmptyList,
  objectOf,
  optional,
  plainOr,
  required,
  unionByKey,
  unionByWord,
  withDoc,
} from '../../../../core/cards/schema.ts';
import { condition, continuous, filter, trigger } from './expressions.ts';
import { steps } from './instructions.ts';
import { battleZone, cardType, howMany, keyword, number, someCards, text, zoneKind } from './vocabulary.ts';

export const costForms = {
  pay: objectOf(
    { pay: z.int().min(1, 'must be at least 1').max(20, 'must be at most 20') },
    'exhaust that many resources, or what may stand in for them',
  ),
  exhaust: objectOf({ exhaust: z.literal('this') }, 'exhaust the card itself'),
  move: objectOf(
    {
      move: plainOr(z.literal('this', mustBe('must be this or a filter', ['this'])), filter),
      count: someCards,
      to: z.enum(['graveyard', 'deckBottom', 'removed']),
    },
    'put cards, or the card itself, into the graveyard, to the bottom of the deck, or out of the game',
  ),
  destroy: objectOf({ destroy: filter, count: someCards }, 'destroy that many of such cards'),
};

/** What is paid for an activated ability (14-8), whole or not at all; it plays nothing. */
export const cost = withDoc(unionByKey('cost', costForms), 'what is paid for an activated ability', 'COST');

export type Cost = z.output<typeof cost>;

/** What happens on resolution; a resource ability (16-17) only for a player with a card in the resource zone. */
export const effect = withDoc(
  objectOf({ instructions: steps, resource: flag() }),
  'what happens on resolution',
  'EFFECT',
);

/** What a card or ability does on resolution: its instructions, and whether it is a resource ability (16-17). */
export type Effect = z.output<typeof effect>;

const standingTiming = enumOf(
  {
    standard: 'in your main phase with nothing on the gate: from the hand, the drive zone or a set zone',
    instant: 'from a set zone, whenever you have priority',
  },
  'one of the two standing timings',
);

export const abilityForms = {
  activated: objectOf(
    {
      kind: z.literal('activated'),
      name: optional(text),
      timing: standingTiming,
      cost: optional(list(cost)),
      oncePerTurn: flag(),
      zone: optional(nonEmptyList(zoneKind)),
      effect,
    },
    'you play it',
  ),
  auto: objectOf(
    {
      kind: z.literal('auto'),
      name: optional(text),
      when: trigger,
      if: optional(condition),
      oncePerTurn: flag(),
      zone: optional(nonEmptyList(zoneKind)),
      effect,
    },
    'it triggers',
  ),
  continuous: objectOf(
    {
      kind: z.literal('continuous'),
      name: optional(text),
      while: optional(condition),
      zone: optional(nonEmptyList(zoneKind)),
      effects: nonEmptyList(continuous),
    },
    'it is simply true',
  ),
};

/** An ability written on a card (14-1a). */
export const ability = withDoc(
  unionByWord('ability', 'kind', abilityForms),
  'an ability written on a card',
  'ABILITY',
);

export type Ability = z.output<typeof ability>;

/** When an event or activated ability may be played: the two standing timings, or on a trigger (9-3e, 14-4b). */
export const timing = withDoc(
  plainOr(standingTiming, objectOf({ when: trigger }, 'from a set zone, when that happens')),
  'when an event may be played',
  'TIMING',
);

export type Timing = z.output<typeof timing>;

export const counterForms = {
  play: objectOf({ play: z.literal('this') }, 'the whole card is played'),
  effect: objectOf({ effect }, 'an ability that must be used; afterwards the card goes to the graveyard'),
};

/** A counter ability (16-4): an effect of its own, or the play of the card that has it. */
export const counter = withDoc(
  unionByKey('counter', counterForms),
  'what happens when ruler damage turns the card up',
  'COUNTER',
);

export type CounterAbility = z.output<typeof counter>;

const zones = withDoc(
  z.int().min(0, 'must be at least 0').max(5, 'must be at most 5'),
  'how many such zones there are, from 0 to 5',
);

const orNoLimit = <S extends z.ZodType>(most: S, en: string) =>
  withDoc(z.union([most, z.null()], { error: 'must be a number, or null for no limit' }), en);

const startOfTurn = objectOf(
  {
    readyResources: howMany,
    draw: howMany,
    drawOnFirstTurn: howMany,
    drive: howMany,
    driveOnFirstTurn: howMany,
  },
  'the numbers of resources that become ready, of cards to draw and of cards to drive; draw and drive together at least 1',
);

/** What a ruler sets up and does at the start of its turns (5-3, 6-2f). Numbers of cards. */
export const rulerRules = withDoc(
  objectOf({
    life: required(
      z.int().min(1, 'must be at least 1').max(50, 'must be at most 50'),
      'who has that many cards in the damage zone loses',
    ),
    paysCosts: required(z.boolean(), 'whether cards cost their level'),
    attackZones: zones,
    defenseZones: zones,
    setZones: zones,
    resources: required(howMany, 'cards in the resource zone'),
    startingHand: required(howMany, 'cards in the first hand'),
    startOfTurn,
    summonCap: orNoLimit(howMany, 'how many units may be summoned in a turn; `null`: no limit'),
    exhaustToPay: optional(
      z.literal('opponentsTurn'),
      "the ruler itself may be exhausted to pay 1 on the opponent's turn",
    ),
    legendaries: required(howMany, 'different legendary names a deck may have'),
    factions: orNoLimit(howMany, 'different factions a deck may have; `null`: no limit'),
    deckLevelCap: orNoLimit(
      z.int().min(-250).max(999),
      'the highest sum of levels a deck may have; `null`: no limit',
    ),
  }),
  'the rules of a ruler',
  'RULER',
);

export type RulerRules = z.output<typeof rulerRules>;

/** A name in both languages. */
export const name = objectOf({ en: text, ja: text });

const statistic = z.int().min(0, 'must be at least 0').max(99, 'must be at most 99');

/** Where the facts of a card come from, and which of its numbers are assumed. */
const provenance = objectOf(
  { source: z.enum(['house', 'digest']), assumed: list(text) },
  '`{ source: house, assumed: [] }` when left out',
);

export type Provenance = z.output<typeof provenance>;

/** A card as data. Numbers that a type does not have are absent and read as 0 (1-5g). */
export const card = objectOf({
  id: required(id, 'small letters, digits, hyphens; no other card has it'),
  name: required(name, 'may be written as one text for both languages'),
  type: required(cardType, 'the type of the card'),
  faction: optional(text, 'the faction it belongs to'),
  attributes: optional(list(text), 'its attributes'),
  level: optional(number, 'also what it costs where the ruler pays costs; may be negative'),
  atk: optional(statistic, 'damage to units'),
  hp: optional(statistic, 'how much it stands'),
  stk: optional(statistic, 'damage to rulers'),
  legendary: flag('one copy, and as many names as the ruler allows'),
  keywords: optional(list(keyword), 'see *Keywords*'),
  // 16-16
  enhance: optional(filter, 'as the unit comes out, one such unit of yours may become its soul'),
  summonFromSet: flag(
    'it may be summoned from the set zone in your main phase; needs `standby` or `forcedStandby`',
  ),
  summonTo: optional(nonEmptyList(battleZone), 'where it may be summoned to; both when left out'),
  comesOutOnlyBy: optional(
    text,
    'it comes into play only by a `move` with `by:` that name, else it goes to the bottom of the deck',
  ),
  timing: optional(timing, 'when an event may be played, see *Events*'),
  effect: optional(effect, 'what an event does'),
  abilities: optional(list(ability), 'see *Abilities*'),
  // 16-4
  counter: optional(counter, 'CNT: what happens when ruler damage turns the card up, see *Counters*'),
  // 16-2
  overdrive: optional(effect, 'OD: may be used when the card is driven, before it is played'),
  // 16-3
  touchdown: optional(effect, 'TD: when it enters play, played from the hand'),
  ruler: optional(rulerRules, 'the rules of a ruler, see *Rulers*'),
  provenance,
});

/** A card of Gate Ruler as data, in the form that a set file uses. */
export type CardDefinition = z.output<typeof card>;
