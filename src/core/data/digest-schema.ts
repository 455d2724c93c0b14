import { z } from 'zod';

/** What `digest` gives. */
export const digestSchema = z.string().regex(/^[0-9a-f]{16}$/, 'not 16 hexadecimal digits');
