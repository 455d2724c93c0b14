import { z } from 'zod';
import { namedSetsSchema } from '../../../../src/core/data/named-set-schema.ts';
import { OBSERVATION_FORMS } from './protocol.ts';

const environment = z.int().nonnegative();
const seat = z.literal([0, 1]);
const whole = z.int().nonnegative();

const setup = z
  .strictObject({
    edition: z.string(),
    decks: z.tuple([z.string(), z.string()]).readonly(),
    seed: whole,
    index: whole,
  })
  .readonly();

const saved = z.strictObject({
  setup,
  position: z.strictObject({
    game: z.looseObject({ edition: z.string() }),
    stack: z.array(z.strictObject({ state: z.string(), rest: z.record(z.string(), z.unknown()) })),
  }),
  sets: namedSetsSchema.exactOptional(),
});

/** What a client may ask for, one to a line; `id` comes back with the answer. */
export const requestSchema = z.discriminatedUnion('do', [
  z.strictObject({ id: z.unknown().optional(), do: z.literal('hello') }),
  z.strictObject({
    id: z.unknown().optional(),
    do: z.literal('make'),
    ruleset: z.string().optional(),
    edition: z.string().optional(),
    decks: z.tuple([z.string(), z.string()]).optional(),
    seed: whole.optional(),
    /** Number of environments; each of a seed of its own, counted up. */
    count: z.int().positive().max(4096).optional(),
    autoReset: z.boolean().optional(),
    observations: z.enum(OBSERVATION_FORMS).optional(),
  }),
  z.strictObject({
    id: z.unknown().optional(),
    do: z.literal('reset'),
    env: environment,
    seed: whole.optional(),
  }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('step'), env: environment, action: whole }),
  z.strictObject({
    id: z.unknown().optional(),
    do: z.literal('stepBatch'),
    envs: z.array(environment),
    actions: z.array(whole),
  }),
  z.strictObject({
    id: z.unknown().optional(),
    do: z.literal('view'),
    env: environment,
    seat: seat.optional(),
  }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('observe'), env: environment, seat }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('fork'), env: environment }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('legal'), env: environment }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('save'), env: environment }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('load'), env: environment, saved }),
  z.strictObject({ id: z.unknown().optional(), do: z.literal('close'), env: environment.optional() }),
]);

export type Request = z.output<typeof requestSchema>;
