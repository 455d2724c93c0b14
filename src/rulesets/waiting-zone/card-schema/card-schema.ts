import { z } from 'zod';
import { required, objectOf } from '../../../core/cards/forms.ts';
import { id } from '../../../core/cards/id.ts';
import { withDoc } from '../../../core/cards/schema.ts';
import { MAX_LIST_LENGTH } from '../../../core/data/limits.ts';
import { cardParts, cardType, points, steps, text, windows } from './parts.ts';

/** An effect in full. */
export const effect = withDoc(
  z.strictObject({ instructions: steps }),
  'what happens on resolution; may be written as the list of its instructions',
  'EFFECT',
);

const name = objectOf({ en: text, ja: text });

/** A card as data, as set files hold it in full. */
export const cardSchema = z.strictObject({
  id: required(id, 'small letters, digits, hyphens; no other card has it'),
  name: required(name, 'may be written as one text for both languages'),
  type: required(cardType, 'the type of the card; `unit` when left out'),
  cost: required(points, 'energy that is paid to play it, or to activate a counter; 0 when left out'),
  ...cardParts(effect),
  effects: withDoc(
    z.array(effect).min(1).max(MAX_LIST_LENGTH).optional(),
    'what a spell or counter does; of several one is chosen as it is played. `effect: EFFECT` is one alone, `sides` another name for several',
  ),
  windows,
  provenance: withDoc(z.literal('house'), '`house` when left out'),
});

/** A deck list. */
export const deckSchema = objectOf({
  id,
  name,
  cards: z.record(id, z.int().min(1, 'must be at least 1').max(50, 'must be at most 50')).readonly(),
});
