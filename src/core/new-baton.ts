import { GatechartError } from './errors.ts';
import { type RngState, rngStream } from './random.ts';
import type { MatchSetup } from './ruleset-2.ts';

/** Ids that a ruleset knows. */
interface Known {
  readonly editions: readonly string[];
  readonly decks: readonly string[];
}

const refuseUnknown = (what: 'edition' | 'deck', id: string, known: readonly string[]): void => {
  if (known.includes(id)) return;
  throw new GatechartError(
    `UNKNOWN_${what.toUpperCase()}`,
    id,
    `there is no ${what} ${id}; known: ${known.join(', ')}`,
  );
};

/**
 * What a new game begins with: its edition, no facts, and a stream of chance of its own. Throws `UNKNOWN_EDITION` and
 * `UNKNOWN_DECK` for what is not known.
 */
export const newGameState = (
  { edition, decks, seed, index }: MatchSetup,
  known: Known,
): { readonly edition: string; readonly facts: readonly never[]; readonly rng: RngState } => {
  refuseUnknown('edition', edition, known.editions);
  for (const deck of decks) refuseUnknown('deck', deck, known.decks);
  return { edition, facts: [], rng: rngStream(seed, index, 'game') };
};
