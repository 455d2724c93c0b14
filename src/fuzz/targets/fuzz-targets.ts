import type { MatchGenerator, StartOf } from '../../core/adapters/generators.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';

/** Choices after which a match is left whose ruleset does not say. */
const MAX_CHOICES = 1000;

/** Matches between the decks that a ruleset has, where it draws none of its own. */
export const deckGenerator = (ruleset: Ruleset): MatchGenerator => ({
  cards: [],
  maxChoices: MAX_CHOICES,
  generate: (chance) => {
    const { decks = [] } = ruleset;
    return { form: 'named', decks: [chance.pick(decks), chance.pick(decks)] };
  },
  shrink: () => [],
  newGame: (start, edition, seed) => {
    const { decks } = start as StartOf<'named'>;
    return ruleset.newGame({ edition, decks, seed, index: 0 });
  },
  cardIn: () => undefined,
});
