import { z } from 'zod';
import { objectOf } from '../../../core/cards/forms.ts';
import { id } from '../../../core/cards/id.ts';
import { name } from '../state/language/cards-2.ts';
import { someCards } from '../state/language/vocabulary.ts';

/** A deck list. */
export const deckSchema = objectOf({ id, name, ruler: id, cards: z.record(id, someCards).readonly() });
