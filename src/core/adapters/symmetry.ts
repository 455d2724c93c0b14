import type { GameState } from '../game-state.ts';

/**
 * The meaning of the numbers under a key.
 * - `plain`: a number as it is. All below such a key is plain, such as the text of a card.
 * - `card`: a card.
 * - `given`: a number that the game gave out once, to a card as an object or to something that waits.
 * - `cardByCard`, `plainByCard`: a table by card. `givenByName`, `byName`: a table by names that are no keys.
 * - `since`: the next such number at an earlier time. It is compared with the numbers in `lists`.
 * - `before`: an earlier game, to which the match may return.
 * - `written`: texts that contain such numbers. Positions with one are compared number by number.
 */
export type NumberMeaning =
  | 'plain'
  | 'card'
  | 'given'
  | 'cardByCard'
  | 'plainByCard'
  | 'givenByName'
  | 'byName'
  | 'since'
  | 'before'
  | 'written';

/**
 * What may be exchanged in a position without a change of what can follow: the numbers of cards of one kind and owner, the
 * numbers that the game gives out, and the order of some zones. For games with the fields of `SidedGame` and `owner`. A
 * position with a number of unknown meaning is compared number by number.
 */
export interface Symmetry<G extends GameState = GameState> {
  /** Returns the zones whose order decides nothing from here on, except which of equal cards comes first. */
  unordered(game: G): readonly string[];
  /** Returns the given numbers whose order decides something from here on, lowest first; absent: there are none. */
  ordered?(game: G): readonly number[];
  /** The fields of the game that are tables by card: what is noted of a card, or another card. */
  readonly tables: Readonly<Record<string, 'plain' | 'card'>>;
  /** The fields of the game that list what waits: each entry has a `number`, and may be where a `card` lies. */
  readonly lists: readonly string[];
  /** The keys of numbers in the game and in the contexts of processes, as `key` or `parent.key`. */
  readonly numbers: Readonly<Record<string, NumberMeaning>>;
  /** The keys of contexts that a process writes before it reads them again, with the states where that is so. */
  readonly spent?: Readonly<Record<string, RegExp>>;
}

/** Returns the meaning of all these keys. */
export const meaning = <const Key extends string, const Meaning extends NumberMeaning>(
  as: Meaning,
  ...keys: readonly Key[]
): Readonly<Record<Key, Meaning>> => Object.fromEntries(keys.map((key) => [key, as])) as Record<Key, Meaning>;
