import { namedSetsSchema } from 'gatechart/tools';
import { z } from 'zod';
import { OBSERVATION_FORMS } from './observations.ts';

const environmentSchema = z.int().nonnegative();
const playerSchema = z.literal([0, 1]);
const wholeNumberSchema = z.int().nonnegative();

const setupSchema = z
  .strictObject({
    edition: z.string(),
    decks: z.tuple([z.string(), z.string()]).readonly(),
    seed: wholeNumberSchema,
    index: wholeNumberSchema,
  })
  .readonly();

const savedMatchSchema = z.strictObject({
  setup: setupSchema,
  position: z.strictObject({
    game: z.looseObject({ edition: z.string() }),
    stack: z.array(z.strictObject({ state: z.string(), rest: z.record(z.string(), z.unknown()) })),
  }),
  sets: namedSetsSchema.exactOptional(),
  answered: wholeNumberSchema.exactOptional(),
});

const request = <Do extends string, Fields extends z.ZodRawShape>(name: Do, fields: Fields) =>
  z.strictObject({ id: z.unknown().optional(), do: z.literal(name), ...fields });

/** What a client may request, one to a line; `id` comes back with the answer. */
export const requestSchema = z.discriminatedUnion('do', [
  request('hello', {}),
  request('make', {
    ruleset: z.string().optional(),
    edition: z.string().optional(),
    decks: z.tuple([z.string(), z.string()]).optional(),
    seed: wholeNumberSchema.optional(),
    /** Number of environments; each of a seed of its own, counted up. */
    count: z.int().positive().max(4096).optional(),
    autoReset: z.boolean().optional(),
    observations: z.enum(OBSERVATION_FORMS).optional(),
    /** Whether time steps have the keys of the legal actions; absent: they have. */
    keys: z.boolean().optional(),
    /** The agent that plays the other seat, and the seat of the learner; absent: 0. */
    opponent: z.string().optional(),
    seat: playerSchema.optional(),
  }),
  request('reset', { env: environmentSchema, seed: wholeNumberSchema.optional() }),
  request('step', { env: environmentSchema, action: wholeNumberSchema }),
  request('stepBatch', { envs: z.array(environmentSchema), actions: z.array(wholeNumberSchema) }),
  request('view', { env: environmentSchema, seat: playerSchema.optional() }),
  request('observe', { env: environmentSchema, seat: playerSchema }),
  request('fork', { env: environmentSchema }),
  request('resample', { env: environmentSchema, seat: playerSchema, seed: wholeNumberSchema }),
  request('legal', { env: environmentSchema }),
  request('save', { env: environmentSchema }),
  request('load', { env: environmentSchema, saved: savedMatchSchema }),
  request('close', { env: environmentSchema.optional() }),
]);

export type ServerRequest = z.output<typeof requestSchema>;
