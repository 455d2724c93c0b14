import { z } from 'zod';
import { byWord, flag, maybe, parts, plainOr, someOf } from '../../../../core/cards/forms.ts';
import { worded } from '../../../../core/cards/schema.ts';
import { filter } from './expressions.ts';
import { cardType, moment, player, zoneKind } from './vocabulary.ts';

/** Who a trigger is about: the card the ability is on, the card attacking now, or any card that fits. */
export const who = worded(
  plainOr(z.enum(['this', 'attacker']), filter),
  'who a trigger is about: `this`, `attacker` or a filter',
  'WHO',
);

export type Who = z.output<typeof who>;

const damaged = { source: maybe(who), receiver: maybe(who), combat: maybe(z.boolean()) };

export const triggerForms = {
  moment: parts({ on: z.literal('moment'), moment, turn: maybe(player) }, 'at a moment of the turn'),
  attack: parts(
    { on: z.literal('attack'), attacker: maybe(who), target: maybe(who) },
    'an attack is declared; `cause` is the attacker',
  ),
  dealt: parts({ on: z.literal('dealt'), ...damaged }, 'damage was dealt; `cause` is the receiver'),
  damagePut: parts(
    { on: z.literal('damagePut'), ...damaged },
    'damage is put on the gate and may still be reduced',
  ),
  enters: parts(
    { on: z.literal('enters'), card: who, from: maybe(someOf(zoneKind)), played: flag() },
    'a unit or field comes into play; `played`: by being played; `cause` is that card',
  ),
  leaves: parts(
    { on: z.literal('leaves'), card: who, to: maybe(someOf(zoneKind)) },
    'a card leaves play; of `cause` only its numbers are left',
  ),
  destroyed: parts(
    { on: z.literal('destroyed'), card: who },
    'a card was destroyed; of `cause` only its numbers are left',
  ),
  played: parts(
    { on: z.literal('played'), player, type: maybe(someOf(cardType)) },
    'something is played by that player',
  ),
};

/** What an automatic ability waits for (14-9). */
export const trigger = worded(byWord('trigger', 'on', triggerForms), 'what an ability waits for', 'TRIGGER');

export type Trigger = z.output<typeof trigger>;
