import { canonicalJson } from '../core/data/digest-2.ts';
import { cut } from '../core/data/escape.ts';
import { differenceOf } from './difference.ts';
import { lostInJson } from './json-values.ts';

const LONGEST_VALUE = 300;

/** A value as a person reads it: texts as they are, anything else as JSON; cut where it is long. */
export const asText = (value: unknown): string =>
  cut(
    typeof value === 'string' ? value : value === undefined ? 'nothing' : canonicalJson(value),
    LONGEST_VALUE,
  );

/** What a case found. */
export interface Found {
  /** Where in what was looked at: an option, a field of a view, a fact. */
  readonly place: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

/** Thrown by a case where something is not as it must be. */
export class Wrong extends Error {
  readonly place: string;
  readonly expected: string;
  readonly seen: string;

  constructor({ place, expected, seen }: Found) {
    super(`${place}: expected ${asText(expected)}, seen ${asText(seen)}`);
    this.place = place;
    this.expected = asText(expected);
    this.seen = asText(seen);
  }
}

/** Throws where something does not hold. */
export const hold = (holds: boolean, found: () => Found): void => {
  if (!holds) throw new Wrong(found());
};

/** Throws, with the first field that differs, where two values are not the same as JSON. */
export const holdSame = (place: string, expected: unknown, seen: unknown): void => {
  const difference = differenceOf(expected, seen);
  if (difference === undefined) return;
  const { path, first, second } = difference;
  throw new Wrong({ place: path === '' ? place : `${place}: ${path}`, expected: first, seen: second });
};

/** Throws where a value would come back from JSON as another one. */
export const holdPlain = (place: string, value: unknown): void => {
  const lost = lostInJson(value);
  if (lost !== undefined) throw new Wrong({ place, expected: 'plain data, the same as JSON', seen: lost });
};
