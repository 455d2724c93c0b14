/** Wakes whoever waits. A ring that nobody waited for is not lost. */
export class Bell {
  #ring: (() => void) | undefined;
  #hasRung = false;

  ring(): void {
    this.#hasRung = true;
    this.#ring?.();
  }

  async rung(): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((resolve) => {
        this.#ring = resolve;
      });
    }
    this.#ring = undefined;
    this.#hasRung = false;
  }
}
