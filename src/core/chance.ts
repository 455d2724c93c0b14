import { drawInt, type RngState, rngStream } from './random.ts';

/** A stream of chance of one's own, drawn from one value after the other. */
export class Chance {
  #rng: RngState;

  /** The same words give the same stream. */
  constructor(seed: number, index: number, name: string) {
    this.#rng = rngStream(seed, index, `fuzz ${name}`);
  }

  /** A whole number in `0 … limit - 1`. */
  below(limit: number): number {
    const [value, next] = drawInt(this.#rng, limit);
    this.#rng = next;
    return value;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in that many times. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Each with one chance in two, in their order. */
  some<T>(list: readonly T[]): readonly T[] {
    return list.filter(() => this.onceIn(2));
  }

  many<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  /** The place of one of the weights, more often that of a higher one. Weights are whole numbers from 0, not all 0. */
  weighted(weights: readonly number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }
}
