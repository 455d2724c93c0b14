import { opponentOf, PLAYERS } from '../../core/decision.ts';
import { forkMatch } from '../../runtime/start.ts';
import { assertNoNewViolation } from '../breaches.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

export const concedeCase: CaseDefinition = {
  id: 'concede',
  requirement: 'whoever concedes has lost at once, under a clause, and nobody is asked any more',
  *check(ground) {
    const { ruleset } = ground;
    const { clauses } = ruleset;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      for (const player of PLAYERS) {
        const place = `after player ${player} conceded`;
        const fork = forkMatch(stop.match);
        fork.concede(player);
        const { result } = fork.game();
        assertThat(result?.winner === opponentOf(player), () => ({
          place: `winner ${place}`,
          expected: opponentOf(player),
          seen: result?.winner,
        }));
        const reason = result?.reasons[player] ?? '';
        assertThat(Object.hasOwn(clauses, reason), () => ({
          place: `result.reasons.${player} ${place}`,
          expected: 'a clause of the registry',
          seen: reason,
        }));
        const code = fork.concede(opponentOf(player))?.code;
        assertThat(fork.pending() === undefined && code === 'MATCH_OVER', () => ({
          place: `the match ${place}`,
          expected: 'MATCH_OVER',
          seen: code ?? fork.pending()?.decision.kind,
        }));
        assertNoNewViolation(ruleset, `the game ${place}`, stop.match.game(), fork.game());
      }
    }
  },
};
