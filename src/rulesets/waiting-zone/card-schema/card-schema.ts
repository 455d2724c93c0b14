import { z } from 'zod';
import { must, parts } from '../../../core/cards/forms.ts';
import { id } from '../../../core/cards/id.ts';
import { worded } from '../../../core/cards/schema.ts';
import { MOST_LISTED } from '../../../core/data/limits.ts';
import { cardParts, cardType, points, steps, text, windows } from './parts.ts';

/** An effect in full. */
export const effect = worded(
  z.strictObject({ instructions: steps }),
  'what happens on resolution; may be written as the list of its instructions',
  'EFFECT',
);

const name = parts({ en: text, ja: text });

/** A card as data, as set files hold it in full. */
export const cardSchema = z.strictObject({
  id: must(id, 'small letters, digits, hyphens; no other card has it'),
  name: must(name, 'may be written as one text for both languages'),
  type: must(cardType, 'the type of the card; `unit` when left out'),
  cost: must(points, 'energy that is paid to play it, or to activate a counter; 0 when left out'),
  ...cardParts(effect),
  effects: worded(
    z.array(effect).min(1).max(MOST_LISTED).optional(),
    'what a spell or counter does; of several one is chosen as it is played. `effect: EFFECT` is one alone, `sides` another name for several',
  ),
  windows,
  provenance: worded(z.literal('house'), '`house` when left out'),
});

/** A deck list. */
export const deckSchema = parts({
  id,
  name,
  cards: z.record(id, z.int().min(1, 'must be at least 1').max(50, 'must be at most 50')).readonly(),
});
