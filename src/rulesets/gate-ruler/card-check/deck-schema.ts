import { z } from 'zod';
import { parts } from '../../../kernel/card-language/forms.ts';
import { id } from '../../../kernel/card-language/id.ts';
import { name } from '../values/language/cards.ts';
import { someCards } from '../values/language/words.ts';

/** A deck list. */
export const deckSchema = parts({ id, name, ruler: id, cards: z.record(id, someCards).readonly() });
