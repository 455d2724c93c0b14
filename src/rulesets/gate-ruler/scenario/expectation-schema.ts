import { z } from 'zod';
import { issueReason } from '../../../core/data/schemas.ts';
import { forRows, playerRefSchema } from './schema.ts';

const whole = z.int();

const expectedCard = z.strictObject({
  card: z.string().optional(),
  exhausted: z.boolean().optional(),
  faceUp: z.boolean().optional(),
  damage: whole.optional(),
  carries: whole.optional(),
  level: whole.optional(),
  atk: whole.optional(),
  hp: whole.optional(),
  stk: whole.optional(),
  souls: z.union([whole, z.string(), z.array(z.string())]).optional(),
  keywords: z.array(z.string()).optional(),
  without: z.array(z.string()).optional(),
});

const expectedCardError = (input: unknown): string => {
  const issue =
    typeof input === 'object' && input !== null ? expectedCard.safeParse(input).error?.issues[0] : undefined;
  return issue
    ? `${issue.path.join('.')}${issue.path.length > 0 ? ': ' : ''}${issueReason(issue)}`
    : 'write an id, a number of cards, { damage: 2, … } or a list';
};

const expectedEntry = z.union([z.string(), whole, expectedCard], { error: (issue) => expectedCardError(issue.input) });
const zone = z.union([expectedEntry, z.array(expectedEntry)], { error: (issue) => expectedCardError(issue.input) });

const expectedSide = z.strictObject({
  ruler: zone.optional(),
  ...forRows(zone.optional()),
  field: zone.optional(),
  hand: zone.optional(),
  deck: zone.optional(),
  drive: zone.optional(),
  damage: zone.optional(),
  soul: zone.optional(),
  graveyard: zone.optional(),
  resources: zone.optional(),
  removed: zone.optional(),
  counter: zone.optional(),
  summonCap: z.union([whole, z.literal('unlimited')]).optional(),
  summonCount: whole.optional(),
});

/** The keys of `expect` that are about a game of Gate Ruler. */
export const expectationSchema = z.strictObject({
  p1: expectedSide.optional(),
  p2: expectedSide.optional(),
  gate: z.union([whole, z.array(z.string())], { error: 'write a number or a list of names' }).optional(),
  turn: playerRefSchema.optional(),
  phase: z.enum(['preparation', 'start', 'main', 'attack', 'end']).optional(),
});

export type Expectation = z.infer<typeof expectationSchema>;
export type ExpectedSide = z.infer<typeof expectedSide>;
export type ExpectedCard = z.infer<typeof expectedCard>;
export type ExpectedEntry = z.infer<typeof expectedEntry>;
