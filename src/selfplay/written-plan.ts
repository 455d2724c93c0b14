import { z } from 'zod';
import { LONGEST_WAIT, MOST_LISTED, MOST_MATCHES } from '../kernel/limits.ts';

const names = z.array(z.string()).min(1).max(MOST_LISTED).readonly();

export const hashSchema = z.string().regex(/^[0-9a-f]{16}$/, 'not 16 hexadecimal digits');

/** A `WrittenPlan` in a file. */
export const writtenPlanSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  agents: names,
  decks: names,
  games: z.int().min(2).max(MOST_MATCHES).multipleOf(2),
  seed: z.int().nonnegative(),
  limit: z.int().min(1).max(LONGEST_WAIT),
  secretDigest: hashSchema.exactOptional(),
  sets: hashSchema.exactOptional(),
});
