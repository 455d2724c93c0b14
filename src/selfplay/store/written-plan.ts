import { z } from 'zod';
import { digestSchema } from '../../core/data/digest-schema.ts';
import { LONGEST_WAIT, MOST_ELO, MOST_LISTED, MOST_MATCHES } from '../../core/data/limits.ts';

const names = z.array(z.string()).min(1).max(MOST_LISTED).readonly();

const elo = z.number().min(-MOST_ELO).max(MOST_ELO);

const hypothesesSchema = z
  .strictObject({ elo0: elo, elo1: elo })
  .readonly()
  .refine(({ elo0, elo1 }) => elo0 < elo1, 'H0 is not the smaller one');

/** A `WrittenPlan` in a file. */
export const writtenPlanSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  agents: names,
  decks: names,
  games: z.int().min(2).max(MOST_MATCHES).multipleOf(2),
  seed: z.int().nonnegative(),
  limit: z.int().min(1).max(LONGEST_WAIT),
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
  .max(MOST_LISTED)
  .readonly();
