import { GatechartError, unknownId } from './errors.ts';
import type { Ruleset } from './ruleset.ts';

/** The edition of that id, the default one where none is named. Throws `UNKNOWN_EDITION` at that place. */
export const getEdition = (
  { editions, defaultEdition }: Ruleset,
  edition = defaultEdition,
  place: string = edition,
): string => {
  if (Object.hasOwn(editions, edition)) return edition;
  throw unknownId('UNKNOWN_EDITION', place, 'edition', edition, Object.keys(editions));
};

/** The error for a deck that does not exist. */
export const unknownDeck = (deck: string, known: readonly string[]): GatechartError =>
  unknownId('UNKNOWN_DECK', deck, 'deck', deck, known);

/** Throws `UNKNOWN_DECK` for decks that a ruleset does not list; it decides by itself where it lists none. */
export const checkDecks = ({ decks: known }: Ruleset, decks: readonly string[]): void => {
  const missing = known && decks.find((deck) => !known.includes(deck));
  if (known !== undefined && missing !== undefined) throw unknownDeck(missing, known);
};

/** The decks of a match from any two: the first for both players if they share one deck. */
export const deckPair = (
  { sharesDeck }: Pick<Ruleset, 'sharesDeck'>,
  first: string,
  second: string,
): readonly [string, string] => [first, sharesDeck === true ? first : second];

/** What is wrong with a ruleset that plays matches and lists no decks. */
export const NO_DECKS = 'must list at least one deck, because matches are played';

/**
 * The two decks a match is played with where nobody chooses. Throws `NOT_A_MATCH` if there are no matches of the ruleset,
 * only events, and `BAD_RULESET` if it lists no decks for its matches.
 */
export const defaultDecks = (ruleset: Ruleset): readonly [string, string] => {
  const { id, plays, decks = [] } = ruleset;
  const [first, second = first] = decks;
  if (first === undefined || second === undefined) {
    if (plays === 'matches') throw new GatechartError('BAD_RULESET', 'decks', NO_DECKS);
    throw new GatechartError('NOT_A_MATCH', id, 'the ruleset resolves single events and has no matches');
  }
  return deckPair(ruleset, first, second);
};
