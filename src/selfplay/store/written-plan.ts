import { z } from 'zod';
import { digestSchema } from '../../core/data/digest-schema.ts';
import { MAX_WAIT_MS, MAX_ELO, MAX_LIST_LENGTH, MAX_MATCHES } from '../../core/data/limits.ts';

const namesSchema = z.array(z.string()).min(1).max(MAX_LIST_LENGTH).readonly();

const eloSchema = z.number().min(-MAX_ELO).max(MAX_ELO);

const hypothesesSchema = z
  .strictObject({ elo0: eloSchema, elo1: eloSchema })
  .readonly()
  .refine(({ elo0, elo1 }) => elo0 < elo1, 'H0 is not the smaller one');

/** A `SerializedPlan` in a file. */
export const serializedPlanSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  agents: namesSchema,
  decks: namesSchema,
  games: z.int().min(2).max(MAX_MATCHES).multipleOf(2),
  seed: z.int().nonnegative(),
  limit: z.int().min(1).max(MAX_WAIT_MS),
  analysis: z.literal(true).exactOptional(),
  equalTime: z.literal(true).exactOptional(),
  ofDecks: z.literal(true).exactOptional(),
  sprt: hypothesesSchema.exactOptional(),
  rules: digestSchema.exactOptional(),
  secretDigest: digestSchema.exactOptional(),
  sets: digestSchema.exactOptional(),
});

/** Card sets in a file. */
export const setSourcesSchema = z
  .array(z.strictObject({ name: z.string(), value: z.json() }))
  .min(1)
  .max(MAX_LIST_LENGTH)
  .readonly();
