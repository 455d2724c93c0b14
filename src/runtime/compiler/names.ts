/** The values that a generated function uses, each under one name. */
export class Names {
  readonly #names = new Map<unknown, string>();

  /** The name of a value: what it is called in the chart, and a number. */
  of(value: unknown, called: string): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = `${identifier(called)}_${this.#names.size + 1}`;
    this.#names.set(value, name);
    return name;
  }

  get list(): readonly string[] {
    return [...this.#names.values()];
  }

  get values(): readonly unknown[] {
    return [...this.#names.keys()];
  }
}

/** What a machine or state is called, as an identifier. */
export const identifier = (called: string): string => called.replace(/\W/g, '_').replace(/^(?=\d|$)/, '_');
