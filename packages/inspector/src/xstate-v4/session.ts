/** What a viewer sent, on its way to the seat that waits for it. */
export class Clicks {
  #waiting: ((key: string) => void) | undefined;

  /** The key of the next event that a viewer sends. Only the last who asked hears it. */
  next(): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Nobody waits any more. */
  ignore(): void {
    this.#waiting = undefined;
  }

  /** A viewer sent that; it is lost where nobody waits. */
  receive(key: string): void {
    this.#waiting?.(key);
  }
}
