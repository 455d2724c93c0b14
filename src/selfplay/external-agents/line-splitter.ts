/** Stands for a line that was longer than may be; what there was of it is gone. */
export const TOO_LONG = Symbol('a line that is too long');

export type Line = string | typeof TOO_LONG;

/** Cuts text that comes in pieces into lines, and keeps no more of one than may be. */
export class LineSplitter {
  /** Characters. */
  readonly #longest: number;
  #begun = '';
  #isSkipping = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The lines that end with that piece; one that is too long is told as soon as it is, and once. */
  push(piece: string): readonly Line[] {
    const found: Line[] = [];
    const [first = '', ...others] = piece.split('\n');
    this.#goOn(first, found);
    for (const text of others) {
      if (!this.#isSkipping) found.push(this.#begun);
      this.#begun = '';
      this.#isSkipping = false;
      this.#goOn(text, found);
    }
    return found;
  }

  /** The last line where nothing ended it, once nothing more comes. */
  flush(): readonly Line[] {
    return this.#begun === '' ? [] : [this.#begun];
  }

  #goOn(text: string, found: Line[]): void {
    if (this.#isSkipping) return;
    this.#begun += text;
    if (this.#begun.length <= this.#longest) return;
    this.#begun = '';
    this.#isSkipping = true;
    found.push(TOO_LONG);
  }
}
