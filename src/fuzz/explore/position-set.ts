import type { PlainHash } from './plain-hash.ts';

/** Numbers of a slot: the two of a hash, and how many answers in a row were followed from there, plus one. */
const WIDTH = 3;
const COUNT = 0;
const FIRST_SLOT = 1;

/** Slots a position, so that few hashes meet. */
const ROOM = 1.5;

/** A hash has no zeros: they mark a free slot. */
const marked = (half: number): number => half | 0 || 1;

/** How many positions slots that are taken hold. */
export const positionsIn = (taken: Int32Array): number => taken.length / WIDTH;

/** The positions seen, by their hashes. Threads that are given one memory share one set. */
export class PositionSet {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #slots: number;

  /** A set for so many positions, or one that another thread has. */
  constructor(size: number | SharedArrayBuffer) {
    this.memory =
      typeof size === 'number'
        ? new SharedArrayBuffer(4 * (FIRST_SLOT + WIDTH * Math.ceil(size * ROOM + 1)))
        : size;
    this.#numbers = new Int32Array(this.memory);
    this.#slots = (this.#numbers.length - FIRST_SLOT) / WIDTH;
  }

  /** How many positions it holds. */
  get size(): number {
    return Atomics.load(this.#numbers, COUNT);
  }

  /**
   * Notes that so many answers in a row are followed from a position. Returns how many were before, so that a caller
   * follows only more than that: −1 for a new one. Throws where there is no room for it.
   */
  claim([a, b]: PlainHash, answers: number): number {
    const numbers = this.#numbers;
    const [one, other] = [marked(a), marked(b)];
    for (let tried = 0; tried < this.#slots; tried += 1) {
      const at = FIRST_SLOT + (((one >>> 0) + tried) % this.#slots) * WIDTH;
      const held = Atomics.compareExchange(numbers, at, 0, one);
      if (held === 0) {
        Atomics.store(numbers, at + 1, other);
        Atomics.add(numbers, COUNT, 1);
      } else if (held !== one) continue;
      // A thread that took the slot stores the other half at once.
      let half = Atomics.load(numbers, at + 1);
      while (half === 0) half = Atomics.load(numbers, at + 1);
      if (half === other) return this.#deepen(at + 2, answers + 1) - 1;
    }
    throw new RangeError('the set of positions is full');
  }

  /** Its slots that are taken, one after the other. */
  taken(): Int32Array {
    const numbers = this.#numbers;
    const taken = new Int32Array(this.size * WIDTH);
    let next = 0;
    for (let at = FIRST_SLOT; at < numbers.length; at += WIDTH) {
      if (numbers[at] === 0) continue;
      taken.set(numbers.subarray(at, at + WIDTH), next);
      next += WIDTH;
    }
    return taken;
  }

  /** Takes what another set gave. */
  addAll(taken: Int32Array): void {
    for (let at = 0; at < taken.length; at += WIDTH) {
      const [a = 0, b = 0, answers = 0] = taken.subarray(at, at + WIDTH);
      this.claim([a, b], answers - 1);
    }
  }

  #deepen(at: number, answers: number): number {
    for (;;) {
      const before = Atomics.load(this.#numbers, at);
      if (before >= answers || Atomics.compareExchange(this.#numbers, at, before, answers) === before)
        return before;
    }
  }
}
