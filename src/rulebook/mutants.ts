import { z } from 'zod';

/** What came of a mutant, as it is kept. */
export const outcomeSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('noticed'), by: z.string() }),
  z.strictObject({ is: z.literal('unnoticed') }),
  z.strictObject({ is: z.literal('broken'), reason: z.string() }),
]);

/**
 * What came of a mutant: noticed by a file with a test named after its clause, or not, or never properly tried.
 */
export type MutantOutcome = Readonly<z.infer<typeof outcomeSchema>>;
