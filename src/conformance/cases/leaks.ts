import { PLAYERS } from '../../core/decision.ts';
import { canonicalJson } from '../../core/data/digest-2.ts';
import type { Case } from '../case.ts';
import { hold, holdSame } from '../assertions.ts';

export const leaks: Case = {
  id: 'leaks',
  holds: 'a view stays as it is when what is hidden from its player is dealt otherwise',
  absent: ({ otherWorld }) =>
    otherWorld === undefined ? 'the ruleset deals nothing otherwise (otherWorld)' : undefined,
  *look(ground) {
    const { ruleset } = ground;
    let exchanged = 0;
    for (const stop of yield* ground.stops()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const other = ruleset.otherWorld?.(game, player);
        if (other === undefined) continue;
        if (canonicalJson(other) !== canonicalJson(game)) exchanged += 1;
        holdSame(
          `the view of player ${player}, where what is hidden is dealt otherwise`,
          ruleset.view(game, player),
          ruleset.view(other, player),
        );
      }
    }
    yield undefined;
    hold(exchanged > 0, () => ({
      place: 'otherWorld',
      expected: 'a game dealt otherwise, at some question',
      seen: 'none, or always the game itself',
    }));
  },
};
