import { didYouMean } from './data/nearest.ts';

/** An error that the user can mend: the kind of error (`code`), its location (`place`) and the reason (`message`). */
export class GatechartError extends Error {
  /** A stable name that programs can compare, such as `UNKNOWN_DECK`. */
  readonly code: string;
  /** The file and line, the option, or the machine and state. */
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
