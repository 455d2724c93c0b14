import type { CaseOrigin } from './case-2.ts';

const MOST_BYTES = 1 << 20;
const MOST_ANSWERS = 1024;
const HEAD = 4;

/** What lies in the first words. */
const BEATS = 0;
const CASE = 1;
const BYTES = 2;
const ANSWERS = 3;

/** The memory of a journal, shared between a worker and whoever watches it. */
export const journalMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer((HEAD + MOST_ANSWERS) * 4 + MOST_BYTES);

/** Which case a worker is at, readable from outside even if the worker never comes back. */
export class Journal {
  readonly #words: Int32Array;
  readonly #bytes: Uint8Array;

  constructor(memory: SharedArrayBuffer) {
    this.#words = new Int32Array(memory, 0, HEAD + MOST_ANSWERS);
    this.#bytes = new Uint8Array(memory, (HEAD + MOST_ANSWERS) * 4);
  }

  /** Opens the page of a case, and gives what notes its answers. */
  open(number: number, from: CaseOrigin): (place: number) => void {
    const text = new TextEncoder().encode(JSON.stringify(from)).subarray(0, MOST_BYTES);
    this.#words[ANSWERS] = 0;
    this.#words[BYTES] = text.length;
    this.#bytes.set(text);
    this.#words[CASE] = number;
    Atomics.add(this.#words, BEATS, 1);
    return (place) => {
      const at = this.#words[ANSWERS] ?? 0;
      if (at < MOST_ANSWERS) this.#words[HEAD + at] = place;
      this.#words[ANSWERS] = at + 1;
      Atomics.add(this.#words, BEATS, 1);
    };
  }

  /** Rises with every case and answer. */
  beats(): number {
    return Atomics.load(this.#words, BEATS);
  }

  /** The case last opened; nothing if none was. */
  last():
    | { readonly number: number; readonly from: CaseOrigin; readonly tape: readonly number[] }
    | undefined {
    const length = this.#words[BYTES] ?? 0;
    if (length === 0) return undefined;
    // The decoder takes no shared memory.
    const text = new TextDecoder().decode(this.#bytes.slice(0, length));
    const answers = Math.min(this.#words[ANSWERS] ?? 0, MOST_ANSWERS);
    return {
      number: this.#words[CASE] ?? 0,
      from: JSON.parse(text) as CaseOrigin,
      tape: [...this.#words.subarray(HEAD, HEAD + answers)],
    };
  }
}
