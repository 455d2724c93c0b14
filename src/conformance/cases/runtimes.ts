import { startMatch } from '../../runtime/start.ts';
import type { Case } from '../case.ts';
import { holdSame } from '../assertions.ts';

/** Matches that are played again. */
const MATCHES = 2;

export const repeats: Case = {
  id: 'repeats',
  holds: 'the same game and the same answers come to the same positions',
  *look(ground) {
    for (const { game, keys, stops } of (yield* ground.begun()).slice(0, MATCHES)) {
      const again = startMatch(ground.ruleset, game, { runtime: 'lean' });
      for (const stop of stops) {
        yield stop;
        holdSame('the position, played a second time', stop.match.position(), again.position());
        const key = keys[stop.number];
        if (key !== undefined) again.answer(stop.decision.player, key);
      }
    }
  },
};
