/** Milliseconds since some fixed moment. */
export type Clock = () => number;

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
