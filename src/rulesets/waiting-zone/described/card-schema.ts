import { z } from 'zod';
import { MOST_COUNTED, MOST_LISTED } from '../../../kernel/limits.ts';
import type { WaitingKind, WindowKind } from '../values/card.ts';

const points = z.int().min(0).max(MOST_COUNTED);

const reference = z
  .string()
  .regex(
    /^(this|you|opponent|ownUnits|enemyUnits|allUnits|chosen:.+)$/,
    'write this, you, opponent, ownUnits, enemyUnits, allUnits or chosen:NAME',
  );

const waitingKinds = [
  'in',
  'out',
  'timing',
  'attackDamage',
  'retaliationDamage',
  'effectDamage',
  'damage',
] as const satisfies readonly WaitingKind[];

const filter = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('field'),
    side: z.enum(['own', 'enemy', 'any']),
    type: z.literal('unit').optional(),
    orPlayers: z.literal(true).optional(),
  }),
  z.strictObject({ from: z.literal('hand'), type: z.literal('unit'), costAtMost: points.optional() }),
  z.strictObject({ from: z.literal('subjects'), only: z.enum(['card', 'ability']).optional() }),
  z.strictObject({ from: z.literal('waiting'), what: z.enum(waitingKinds) }),
]);

const on = <Verb extends string>(verb: Verb) => z.strictObject({ do: z.literal(verb), what: reference });

const instruction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('choose'), as: z.string(), from: filter }),
  z.strictObject({ do: z.literal('draw'), count: points }),
  z.strictObject({ do: z.literal('damage'), to: reference, amount: points }),
  on('destroy'),
  on('returnToHand'),
  on('remove'),
  on('putOntoField'),
  on('negate'),
  on('reflect'),
  z.strictObject({ do: z.literal('heal'), what: reference, amount: points }),
  z.strictObject({ do: z.literal('gainLife'), amount: points }),
  z.strictObject({ do: z.literal('gainEnergy'), amount: points }),
]);

/** An effect is written as the list of its instructions. */
const effect = z.array(instruction).max(MOST_LISTED);

const automatic = z.discriminatedUnion('auto', [
  z.strictObject({ auto: z.literal('evade') }),
  z.strictObject({ auto: z.literal('reduce'), by: points }),
  z.strictObject({ auto: z.literal('noRetaliation') }),
]);

const windows = ['play', 'entry', 'departure', 'attack', 'damage'] as const satisfies readonly WindowKind[];

/** ATK/LIFE: a unit without cost that has these numbers and nothing else. */
export const PLAIN_UNIT = /^(\d{1,3})\/(\d{1,3})$/;

/** A card of a scenario's own. */
export const ownCard = z.union(
  [
    z.string().regex(PLAIN_UNIT),
    z.strictObject({
      like: z.string().optional(),
      type: z.enum(['unit', 'relic', 'spell', 'counter']).optional(),
      cost: points.optional(),
      additionalDiscards: points.optional(),
      optional: z.strictObject({ energy: points, effect }).optional(),
      attack: points.optional(),
      life: points.optional(),
      automatics: z.array(automatic).max(MOST_LISTED).optional(),
      in: effect.optional(),
      out: effect.optional(),
      ability: z.strictObject({ energy: points, effect }).optional(),
      effect: effect.optional(),
      /** One effect for each side of an alternative. */
      sides: z.array(effect).min(2).max(MOST_LISTED).optional(),
      windows: z.array(z.enum(windows)).max(MOST_LISTED).optional(),
    }),
  ],
  { error: 'write a card as 3/4 (attack and life), or { type: counter, windows: [play], effect: […] }' },
);

export type OwnCard = z.infer<typeof ownCard>;
