import type { CardDefinition } from '../values/card.ts';

/** The plain resource card: exhausted, it pays 1. */
export const resourceCard: CardDefinition = {
  id: 'resource',
  name: { en: 'Resource', ja: 'エナジー' },
  type: 'resource',
  provenance: { source: 'house', assumed: [] },
};
