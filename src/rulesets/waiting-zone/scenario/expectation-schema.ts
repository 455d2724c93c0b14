import { z } from 'zod';
import { seat } from './schema.ts';

const points = z.int().min(0);
const list = z.union([points, z.array(z.string())], { error: 'write a number of cards or a list of ids' });

const onField = z.union(
  [
    z.string(),
    z.strictObject({ card: z.string(), damage: points.optional(), right: z.boolean().optional() }),
  ],
  { error: 'write a card as tide-guard or { card: tide-guard, damage: 2, right: true }' },
);

const side = z.strictObject({
  hand: list.optional(),
  field: z.union([points, z.array(onField)]).optional(),
  discard: list.optional(),
  removed: list.optional(),
  /** The top of the deck. */
  deck: list.optional(),
  energy: points.optional(),
  life: z.int().optional(),
});

/** The keys of `expect` that are about the waiting-zone game. */
export const expectationSchema = z.strictObject({
  p1: side.optional(),
  p2: side.optional(),
  /** The waiting zone, oldest first. */
  waiting: z.array(z.string()).optional(),
  turn: seat.optional(),
  phase: z.enum(['preparation', 'start', 'main', 'battle', 'end']).optional(),
  /** Every check made, with what waits as it is made. */
  checks: z.array(z.string()).optional(),
  /** Every effect that resolved, in order. */
  resolved: z.array(z.string()).optional(),
  /** All damage dealt, in order. */
  dealt: z.array(z.string()).optional(),
});

export type ExpectedSide = z.infer<typeof side>;
export type Expectation = z.infer<typeof expectationSchema>;
