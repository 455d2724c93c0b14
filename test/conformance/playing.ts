import { drawInt, rngStream } from '../../src/kernel/rng.ts';
import type { Match, Pending } from '../../src/runtime/match.ts';

/** Answers at random to the end; looks at every question before it is answered, and counts them. */
export const playOut = (match: Match, seed: number, look: (open: Pending, asked: number) => void): number => {
  let rng = rngStream(seed, 0, 'conformance');
  let asked = 0;
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    look(open, asked);
    const { options, player } = open.decision;
    const [place, next] = drawInt(rng, options.length);
    rng = next;
    asked += 1;
    const refusal = match.answer(player, options[place]?.key ?? '', open.number);
    if (refusal !== undefined) throw new Error(refusal.message);
  }
  return asked;
};
