import { z } from 'zod';
import { digestSchema } from './digest-schema.ts';
import { MOST_LISTED } from './limits.ts';

/** The sets that something was made with, in a file. */
export const namedSetsSchema = z
  .array(z.strictObject({ name: z.string(), digest: digestSchema }).readonly())
  .min(1)
  .max(MOST_LISTED)
  .readonly();
