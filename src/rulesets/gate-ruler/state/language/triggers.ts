import { z } from 'zod';
import { unionByWord, flag, optional, objectOf, plainOr, nonEmptyList } from '../../../../core/cards/forms.ts';
import { withDoc } from '../../../../core/cards/schema.ts';
import { filter } from './expressions.ts';
import { cardType, moment, player, zoneKind } from './vocabulary.ts';

/** Who a trigger is about: the card the ability is on, the card attacking now, or any card that fits. */
export const who = withDoc(
  plainOr(z.enum(['this', 'attacker']), filter),
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
export const trigger = withDoc(unionByWord('trigger', 'on', triggerForms), 'what an ability waits for', 'TRIGGER');

export type Trigger = z.output<typeof trigger>;
