import { z } from 'zod';
import { playerNameSchema } from './schema.ts';

const expectedPoints = z.int().min(0);
const expectedCards = z.union([expectedPoints, z.array(z.string())], { error: 'write a number of cards or a list of ids' });

const expectedFieldCard = z.union(
  [
    z.string(),
    z.strictObject({ card: z.string(), damage: expectedPoints.optional(), right: z.boolean().optional() }),
  ],
  { error: 'write a card as tide-guard or { card: tide-guard, damage: 2, right: true }' },
);

const expectedSide = z.strictObject({
  hand: expectedCards.optional(),
  field: z.union([expectedPoints, z.array(expectedFieldCard)]).optional(),
  discard: expectedCards.optional(),
  removed: expectedCards.optional(),
  /** The top of the deck. */
  deck: expectedCards.optional(),
  energy: expectedPoints.optional(),
  life: z.int().optional(),
});

/** The keys of `expect` that are about the waiting-zone game. */
export const expectationSchema = z.strictObject({
  p1: expectedSide.optional(),
  p2: expectedSide.optional(),
  /** The waiting zone, oldest first. */
  waiting: z.array(z.string()).optional(),
  turn: playerNameSchema.optional(),
  phase: z.enum(['preparation', 'start', 'main', 'battle', 'end']).optional(),
  /** Every check made, with what waits as it is made. */
  checks: z.array(z.string()).optional(),
  /** Every effect that resolved, in order. */
  resolved: z.array(z.string()).optional(),
  /** All damage dealt, in order. */
  dealt: z.array(z.string()).optional(),
});

export type ExpectedSide = z.infer<typeof expectedSide>;
export type Expectation = z.infer<typeof expectationSchema>;
