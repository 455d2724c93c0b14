import type { Arena, StartOf } from '../../core/adapters/generators.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';

/** Choices after which a match is left whose ruleset does not say. */
const LONGEST = 1000;

/** Matches between the decks that a ruleset has, where it draws none of its own. */
export const plainArena = (ruleset: Ruleset): Arena => ({
  cards: [],
  longest: LONGEST,
  draw: (chance) => {
    const { decks = [] } = ruleset;
    return { form: 'named', decks: [chance.pick(decks), chance.pick(decks)] };
  },
  simpler: () => [],
  begin: (start, edition, seed) => {
    const { decks } = start as StartOf<'named'>;
    return ruleset.newGame({ edition, decks, seed, index: 0 });
  },
  cardIn: () => undefined,
});
