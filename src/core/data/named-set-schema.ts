import { z } from 'zod';
import { digestSchema } from './digest-schema.ts';
import { MAX_LIST_LENGTH } from './limits.ts';

/** The sets that something was made with, in a file. */
export const namedSetsSchema = z
  .array(z.strictObject({ name: z.string(), digest: digestSchema }).readonly())
  .min(1)
  .max(MAX_LIST_LENGTH)
  .readonly();
