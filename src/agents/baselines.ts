import { drawInt, type RngState } from '../core/random.ts';
import type { SyncSeatAgent } from '../runtime/match-runner.ts';

/** Takes any option, each with the same chance, from a random stream of its own. */
export const randomAgent = (rng: RngState): SyncSeatAgent => {
  let stream = rng;
  return {
    act: ({ decision: { options } }) => {
      const [pick, next] = drawInt(stream, options.length);
      stream = next;
      return options[pick]?.key ?? '';
    },
  };
};
