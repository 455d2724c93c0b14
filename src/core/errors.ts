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
