/** Bytes of the largest message a page or viewer may send. */
export const MAX_MESSAGE_BYTES = 16_384;

/** Messages a second a page or viewer may send. */
export const MESSAGES_PER_SECOND = 50;

/** Pages or viewers that a server talks to at once. */
export const MAX_PAGES = 32;

/** Milliseconds since some fixed moment. */
export type Clock = () => number;

/** Calls back after so many milliseconds. */
export type Schedule = (milliseconds: number, act: () => void) => void;

/** Allows so many messages a second on average, and as many at once. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #clock: Clock;
  #left: number;
  #since: number;

  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = perSecond;
    this.#since = clock();
  }

  /** Whether one more message is allowed now. */
  allows(): boolean {
    const now = this.#clock();
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
