import type { Baton } from '../../fact.ts';
import type { MatchSetup } from '../../ruleset.ts';
import type { Arena, StartOf } from './arena.ts';

/**
 * Random matches of a ruleset in which nothing differs but which of some decks are played, and chance. `longest`: choices
 * after which a match is left.
 */
export const arenaOf = <G extends Baton>(
  newGame: (setup: MatchSetup) => G,
  decks: readonly string[],
  longest: number,
): Arena<G> => ({
  cards: [],
  longest,
  draw: (chance) => ({ form: 'event', event: { decks: [chance.pick(decks), chance.pick(decks)] } }),
  simpler: () => [],
  begin: (start, edition, seed) => {
    const { event } = start as StartOf<'event'>;
    return newGame({ edition, decks: event.decks as [string, string], seed, index: 0 });
  },
  cardIn: () => undefined,
});
