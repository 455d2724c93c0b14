/** Wakes whoever waits, at the latest after a while. */
export class Bell {
  #ring: (() => void) | undefined;
  #hasRung = false;

  ring(): void {
    this.#hasRung = true;
    this.#ring?.();
  }

  async wait(most: number): Promise<void> {
    if (!this.#hasRung) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#ring = resolve;
        timer = setTimeout(resolve, most);
      });
      clearTimeout(timer);
    }
    this.#ring = undefined;
    this.#hasRung = false;
  }
}
