import { PLAYERS } from '../../core/decision.ts';
import { canonicalJson } from '../../core/data/digest-2.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat, assertSame } from '../assertions.ts';

export const leaksCase: CaseDefinition = {
  id: 'leaks',
  requirement: 'a view stays as it is when what is hidden from its player is dealt otherwise',
  skipReason: ({ rerandomizeHidden: otherWorld }) =>
    otherWorld === undefined ? 'the ruleset deals nothing otherwise (otherWorld)' : undefined,
  *check(ground) {
    const { ruleset } = ground;
    let exchanged = 0;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const other = ruleset.rerandomizeHidden?.(game, player);
        if (other === undefined) continue;
        if (canonicalJson(other) !== canonicalJson(game)) exchanged += 1;
        assertSame(
          `the view of player ${player}, where what is hidden is dealt otherwise`,
          ruleset.view(game, player),
          ruleset.view(other, player),
        );
      }
    }
    yield undefined;
    assertThat(exchanged > 0, () => ({
      place: 'otherWorld',
      expected: 'a game dealt otherwise, at some question',
      seen: 'none, or always the game itself',
    }));
  },
};
