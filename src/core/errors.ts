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

/** The error for a text of more than so many bytes or characters. */
export const tooLarge = (name: string, most: number): GatechartError =>
  new GatechartError('FILE_TOO_LARGE', name, `it has more than ${most.toLocaleString('en')} bytes`);
