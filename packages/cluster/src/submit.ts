/** Wakes whoever waits. A ring that nobody waited for is not lost. */
export class Signal {
  #ring: (() => void) | undefined;
  #hasRung = false;

  notify(): void {
    this.#hasRung = true;
    this.#ring?.();
  }

  async wait(): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((resolve) => {
        this.#ring = resolve;
      });
    }
    this.#ring = undefined;
    this.#hasRung = false;
  }
}
