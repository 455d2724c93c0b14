import { z } from 'zod';
import { parts } from './forms.ts';
import { someCards, text } from './words.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between words');

/** A deck list. */
export const deckSchema = parts({
  id,
  name: parts({ en: text, ja: text }),
  ruler: id,
  cards: z.record(id, someCards).readonly(),
});
