import { z } from 'zod';
import { MAX_LIST_LENGTH } from '../../../core/data/limits.ts';
import { cardParts, cardType, points, steps, windows } from './parts.ts';
import { PLAIN_UNIT } from './shorthand.ts';

/** A card of a scenario's own. */
export const ownCard = z.union(
  [
    z.string().regex(PLAIN_UNIT),
    z.strictObject({
      like: z.string().optional(),
      type: cardType.optional(),
      cost: points.optional(),
      ...cardParts(steps),
      effect: steps.optional(),
      /** One effect for each side of an alternative. */
      sides: z.array(steps).min(2).max(MAX_LIST_LENGTH).optional(),
      windows,
    }),
  ],
  { error: 'write a card as 3/4 (attack and life), or { type: counter, windows: [play], effect: […] }' },
);

export type OwnCard = z.infer<typeof ownCard>;
