import { z } from 'zod';
import {
  byKey,
  byWord,
  flag,
  list,
  maybe,
  parts,
  plainOr,
  someOf,
} from '../../../../core/cards/forms.ts';
import { oneWord, worded } from '../../../../core/cards/schema.ts';
import { continuous } from './changes.ts';
import { condition } from './conditions.ts';
import { steps } from './instructions.ts';
import { filter } from './expressions.ts';
import { trigger } from './triggers.ts';
import { someCards, text, zoneKind } from './vocabulary.ts';

export const costForms = {
  pay: parts(
    { pay: z.int().min(1, 'must be at least 1').max(20, 'must be at most 20') },
    'exhaust that many resources, or what may stand in for them',
  ),
  exhaust: parts({ exhaust: z.literal('this') }, 'exhaust the card itself'),
  move: parts(
    {
      move: plainOr(z.literal('this'), filter),
      count: someCards,
      to: z.enum(['graveyard', 'deckBottom', 'removed']),
    },
    'put cards, or the card itself, into the graveyard, to the bottom of the deck, or out of the game',
  ),
  destroy: parts({ destroy: filter, count: someCards }, 'destroy that many of such cards'),
};

/** What is paid for an activated ability (14-8), whole or not at all; it plays nothing. */
export const cost = worded(byKey('cost', costForms), 'what is paid for an activated ability', 'COST');

export type Cost = z.output<typeof cost>;

/** What happens on resolution; a resource ability (16-17) only for a player with a card in the resource zone. */
export const effect = worded(
  parts({ instructions: steps, resource: flag() }),
  'what happens on resolution',
  'EFFECT',
);

export type Effect = z.output<typeof effect>;

const standingTiming = oneWord(
  {
    standard: 'in your main phase with nothing on the gate: from the hand, the drive zone or a set zone',
    instant: 'from a set zone, whenever you have priority',
  },
  'one of the two standing timings',
);

export const abilityForms = {
  activated: parts(
    {
      kind: z.literal('activated'),
      name: maybe(text),
      timing: standingTiming,
      cost: maybe(list(cost)),
      oncePerTurn: flag(),
      zone: maybe(someOf(zoneKind)),
      effect,
    },
    'you play it',
  ),
  auto: parts(
    {
      kind: z.literal('auto'),
      name: maybe(text),
      when: trigger,
      if: maybe(condition),
      oncePerTurn: flag(),
      zone: maybe(someOf(zoneKind)),
      effect,
    },
    'it triggers',
  ),
  continuous: parts(
    {
      kind: z.literal('continuous'),
      name: maybe(text),
      while: maybe(condition),
      zone: maybe(someOf(zoneKind)),
      effects: someOf(continuous),
    },
    'it is simply true',
  ),
};

/** An ability written on a card (14-1a). */
export const ability = worded(
  byWord('ability', 'kind', abilityForms),
  'an ability written on a card',
  'ABILITY',
);

export type Ability = z.output<typeof ability>;

/** When an event or activated ability may be played: the two standing timings, or on a trigger (9-3e, 14-4b). */
export const timing = worded(
  plainOr(standingTiming, parts({ when: trigger }, 'from a set zone, when that happens')),
  'when an event may be played',
  'TIMING',
);

export type Timing = z.output<typeof timing>;

export const counterForms = {
  play: parts({ play: z.literal('this') }, 'the whole card is played'),
  effect: parts({ effect }, 'an ability that must be used; afterwards the card goes to the graveyard'),
};

/** A counter ability (16-4): an effect of its own, or the play of the card that has it. */
export const counter = worded(
  byKey('counter', counterForms),
  'what happens when ruler damage turns the card up',
  'COUNTER',
);

export type CounterAbility = z.output<typeof counter>;
