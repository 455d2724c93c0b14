import { startMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import { assertSame } from '../assertions.ts';

/** Matches that are played again. */
const MATCHES = 2;

export const repeatsCase: CaseDefinition = {
  id: 'repeats',
  requirement: 'the same game and the same answers come to the same positions',
  *check(ground) {
    for (const { game, keys, stops } of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const again = startMatch(ground.ruleset, game, { runtime: 'lean' });
      for (const stop of stops) {
        yield stop;
        assertSame('the position, played a second time', stop.match.position(), again.position());
        const key = keys[stop.number];
        if (key !== undefined) again.answer(stop.decision.player, key);
      }
    }
  },
};
