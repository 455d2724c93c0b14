import { didYouMean } from './data/nearest.ts';

/** An error a person can act on: what was wrong (`code`), where (`place`), why (`message`). */
export class GatechartError extends Error {
  /** Stable name a program can switch on, such as `UNKNOWN_DECK`. */
  readonly code: string;
  /** File and line, option, or machine and state. */
  readonly place: string;

  constructor(code: string, place: string, message: string) {
    super(message);
    this.name = 'GatechartError';
    this.code = code;
    this.place = place;
  }
}

/** The error for an id that does not exist: `what` it should be of, with the nearest of the known ids and all of them. */
export const unknownId = (
  code: string,
  place: string,
  what: string,
  id: string,
  known: readonly string[],
): GatechartError =>
  new GatechartError(
    code,
    place,
    `there is no ${what} ${id}${didYouMean(id, known)}; known: ${known.join(', ')}`,
  );

/** The error for a text of more than so many bytes or characters. */
export const tooLarge = (name: string, most: number): GatechartError =>
  new GatechartError('FILE_TOO_LARGE', name, `the file has more than ${most.toLocaleString('en')} bytes`);
