import { canonicalJson } from '../core/data/digest.ts';
import { truncate } from '../core/data/escape.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { differenceOf, jsonLoss } from './json-values.ts';

const LONGEST_VALUE = 300;

/** A value as a person reads it: texts as they are, anything else as JSON; cut where it is long. */
export const asText = (value: unknown): string =>
  truncate(
    typeof value === 'string' ? value : value === undefined ? 'nothing' : canonicalJson(value),
    LONGEST_VALUE,
  );

/** Thrown by a case where something is not as it must be. */
export class Violation extends Error {
  /** An option, a field of a view, an event. */
  readonly place: string;
  readonly expected: string;
  readonly seen: string;
  /** What mends it, if that is not plain from what was expected. */
  readonly remedy: string | undefined;

  constructor(place: string, expected: unknown, seen: unknown, remedy?: string) {
    super(`${place}: expected ${asText(expected)}, actual ${asText(seen)}`);
    this.place = place;
    this.expected = asText(expected);
    this.seen = asText(seen);
    this.remedy = remedy;
  }
}

/** Throws where something does not hold. */
export const assertThat = (holds: boolean, place: string, expected: unknown, seen: unknown): void => {
  if (!holds) throw new Violation(place, expected, seen);
};

/** Throws, with the first field that differs, where two values are not the same as JSON. */
export const assertSame = (place: string, expected: unknown, seen: unknown): void => {
  const difference = differenceOf(expected, seen);
  if (difference === undefined) return;
  const { path, first, second } = difference;
  throw new Violation(path === '' ? place : `${place}: ${path}`, first, second);
};

/** Throws where a value would come back from JSON as another one. */
export const assertPlain = (place: string, value: unknown): void => {
  const lost = jsonLoss(value);
  if (lost !== undefined) throw new Violation(place, 'plain data, the same as JSON', lost);
};

/** Throws where a game breaks an invariant, unless the game it was made of does already: then that one is at fault. */
export const assertNoNewViolation = (
  ruleset: Ruleset,
  place: string,
  before: GameState,
  after: GameState,
): void => {
  const [breach] = ruleset.checkInvariants(after);
  assertThat(
    breach === undefined || ruleset.checkInvariants(before).length > 0,
    place,
    'no breach (breaches)',
    breach,
  );
};
