import { withGenerated } from '../../charts/generated.ts';
import { cardTables } from '../../rulesets/gate-ruler/faces/card-page.ts';

export const CARD_PAGE = 'docs/effects.md';

/** The page for card authors with its tables made anew from the card language. Throws `MARKERS_MISSING`. */
export const cardPage = (current: string): string =>
  Object.entries(cardTables()).reduce(
    (page, [name, table]) => withGenerated(page, [table], CARD_PAGE, name),
    current,
  );
