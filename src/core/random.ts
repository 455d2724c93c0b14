import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The state of one xoroshiro128plus stream: four 32-bit integers. */
export type RngState = readonly number[];

/** Returns an independent stream for each seed, match index and name. Streams of adjacent seeds are unrelated. */
export const rngStream = (seed: number, index: number, name: string): RngState => {
  const hash = sha256(utf8ToBytes(`${seed}/${index}/${name}`));
  const words = new DataView(hash.buffer, hash.byteOffset, 16);
  return [0, 4, 8, 12].map((offset) => words.getInt32(offset));
};

/** Returns a uniform integer in `0 … below - 1` and the stream after it. */
export const drawInt = (rng: RngState, below: number): readonly [number, RngState] => {
  const generator = xoroshiro128plusFromState(rng);
  const value = uniformInt(generator, 0, below - 1);
  return [value, generator.getState()];
};

/** Returns a uniform permutation of `items` (Fisher-Yates) and the stream after it. */
export const shuffle = <T>(rng: RngState, items: readonly T[]): readonly [readonly T[], RngState] => {
  const generator = xoroshiro128plusFromState(rng);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = uniformInt(generator, 0, last);
    const held = result[last] as T;
    result[last] = result[pick] as T;
    result[pick] = held;
  }
  return [result, generator.getState()];
};

/**
 * A random stream that advances with each draw. It has no private field, so that a ruleset fits the types of another copy of
 * the package.
 */
export class Chance {
  /** Returns a whole number in `0 … limit - 1`. */
  readonly below: (limit: number) => number;

  /** The same arguments give the same stream. */
  constructor(seed: number, index: number, name: string) {
    let rng = rngStream(seed, index, `fuzz ${name}`);
    this.below = (limit) => {
      const [value, next] = drawInt(rng, limit);
      rng = next;
      return value;
    };
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Returns true once in `times` calls on average. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Returns each item with probability 1/2, in their order. */
  some<T>(list: readonly T[]): readonly T[] {
    return list.filter(() => this.onceIn(2));
  }

  many<T>(count: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  /**
   * Returns a random index, with a probability proportional to its weight. Weights are whole numbers from 0, not all 0.
   */
  weighted(weights: readonly number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }
}
