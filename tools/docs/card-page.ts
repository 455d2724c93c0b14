import { cardSetsOf } from '../../src/cli/set-files.ts';
import { defaultRulesetId, rulesets } from '../../src/registry.ts';
import { withGenerated } from './page-parts.ts';

/** The page for who writes cards of a ruleset. */
export const cardPageOf = (id: string): string =>
  id === defaultRulesetId() ? 'docs/reference/effects.md' : `docs/reference/${id}-cards.md`;

/** The rulesets that have such a page: those that take sets. */
export const rulesetsWithCardPage = (): readonly string[] =>
  [...rulesets.values()].filter(({ sets }) => sets !== undefined).map(({ id }) => id);

/** The page for card authors with its tables made anew from the card language. Throws `MARKERS_MISSING`. */
export const cardPage = (current: string, id = defaultRulesetId()): string =>
  Object.entries(cardSetsOf(id).pageTables()).reduce(
    (page, [name, table]) => withGenerated(page, [table], cardPageOf(id), name),
    current,
  );
