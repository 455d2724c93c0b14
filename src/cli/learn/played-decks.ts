import type { Ruleset } from '../../core/ruleset.ts';

/** The decks that meet: those that are named, else all; where both players draw from one deck, the first alone. */
export const playedDecks = (
  { decks = [], sharesDeck }: Ruleset,
  named: readonly string[] | undefined,
): readonly string[] => named ?? (sharesDeck === true ? decks.slice(0, 1) : decks);
