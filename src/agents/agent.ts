import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RngState } from '../core/random.ts';

/** A random stream that an agent draws from; it goes on with every draw. */
export interface Chance {
  /** A uniform integer in `0 … count - 1`. */
  below(count: number): number;
  /** The beginning of a stream of its own. */
  stream(): RngState;
}

const LARGEST = 0x7fffffff;

export const chanceFrom = (rng: RngState): Chance => {
  const generator = xoroshiro128plusFromState(rng);
  const below = (count: number): number => uniformInt(generator, 0, count - 1);
  return { below, stream: () => [0, 1, 2, 3].map(() => below(LARGEST) + 1) };
};
