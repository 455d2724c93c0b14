import { z } from 'zod';
import {
  unionByKey,
  unionByWord,
  flag,
  list,
  optional,
  objectOf,
  plainOr,
  nonEmptyList,
} from '../../../../core/cards/forms.ts';
import { enumOf, withDoc } from '../../../../core/cards/schema.ts';
import { continuous } from './changes.ts';
import { condition } from './conditions.ts';
import { steps } from './instructions.ts';
import { filter } from './expressions.ts';
import { trigger } from './triggers.ts';
import { someCards, text, zoneKind } from './vocabulary.ts';

export const costForms = {
  pay: objectOf(
    { pay: z.int().min(1, 'must be at least 1').max(20, 'must be at most 20') },
    'exhaust that many resources, or what may stand in for them',
  ),
  exhaust: objectOf({ exhaust: z.literal('this') }, 'exhaust the card itself'),
  move: objectOf(
    {
      move: plainOr(z.literal('this'), filter),
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
