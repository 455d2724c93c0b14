import { z } from 'zod';
import { MOST_LISTED } from '../../../kernel/limits.ts';
import { cardParts, cardType, points, steps, windows } from './language.ts';
import { PLAIN_UNIT } from './plain-unit.ts';

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
      sides: z.array(steps).min(2).max(MOST_LISTED).optional(),
      windows,
    }),
  ],
  { error: 'write a card as 3/4 (attack and life), or { type: counter, windows: [play], effect: […] }' },
);

export type OwnCard = z.infer<typeof ownCard>;
