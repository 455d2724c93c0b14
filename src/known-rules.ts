import { GatechartError } from './kernel/error.ts';
import type { Ruleset } from './kernel/ruleset.ts';
import { rulesets } from './registry.ts';

/** A ruleset by its id. Throws `UNKNOWN_RULESET` at that place. */
export const rulesetCalled = (id: string, place: string = id): Ruleset => {
  const ruleset = rulesets.get(id);
  if (ruleset !== undefined) return ruleset;
  const known = [...rulesets.keys()].join(', ');
  throw new GatechartError('UNKNOWN_RULESET', place, `there is no ruleset ${id}; known: ${known}`);
};

/** The edition of that id, the default one where none is named. Throws `UNKNOWN_EDITION` at that place. */
export const editionCalled = (
  { id, editions, defaultEdition }: Ruleset,
  edition = defaultEdition,
  place: string = edition,
): string => {
  if (Object.hasOwn(editions, edition)) return edition;
  const known = Object.keys(editions).join(', ');
  throw new GatechartError('UNKNOWN_EDITION', place, `${id} has no edition ${edition}; known: ${known}`);
};

/**
 * The two decks a match is played with where nobody chooses. Throws `NOT_A_MATCH` if there are no matches of the ruleset,
 * only events.
 */
export const usualDecks = ({ id, decks = [] }: Ruleset): readonly [string, string] => {
  const [first, second = first] = decks;
  if (first === undefined || second === undefined) {
    throw new GatechartError(
      'NOT_A_MATCH',
      id,
      'the ruleset resolves single events; there are no matches of it',
    );
  }
  return [first, second];
};
