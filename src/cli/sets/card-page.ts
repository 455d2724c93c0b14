import { withGenerated } from '../../charts/generated.ts';
import { usual } from '../../registry.ts';
import { setsFor } from './ruleset-with.ts';

export const CARD_PAGE = 'docs/effects.md';

/** The page for card authors with its tables made anew from the card language. Throws `MARKERS_MISSING`. */
export const cardPage = (current: string): string =>
  Object.entries(setsFor(usual.id).pageTables()).reduce(
    (page, [name, table]) => withGenerated(page, [table], CARD_PAGE, name),
    current,
  );
