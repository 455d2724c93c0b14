import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The words of one xoroshiro128plus stream: four 32-bit integers. */
export type RngState = readonly number[];

/** A stream of its own for every seed, match index and name; adjacent seeds are unrelated. */
export const rngStream = (seed: number, index: number, name: string): RngState => {
  const hash = sha256(utf8ToBytes(`${seed}/${index}/${name}`));
  const words = new DataView(hash.buffer, hash.byteOffset, 16);
  return [0, 4, 8, 12].map((offset) => words.getInt32(offset));
};

/** A uniform integer in `0 … below - 1` and the stream after it. */
export const drawInt = (rng: RngState, below: number): readonly [number, RngState] => {
  const generator = xoroshiro128plusFromState(rng);
  const value = uniformInt(generator, 0, below - 1);
  return [value, generator.getState()];
};

/** A uniform permutation of `items` (Fisher-Yates) and the stream after it. */
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
