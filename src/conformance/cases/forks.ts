import { positionDigest } from '../../replay/position-digest.ts';
import { forkMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

export const forksCase: CaseDefinition = {
  id: 'forks',
  requirement: 'every option on offer is taken, in a fork that leaves the match it came from alone',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const before = positionDigest(match.position());
      for (const { key } of decision.options) {
        const refusal = forkMatch(match).answer(decision.player, key);
        assertThat(refusal === undefined, () => ({
          place: `option ${JSON.stringify(key)}`,
          expected: 'that it is taken',
          seen: refusal?.message,
        }));
        assertThat(positionDigest(match.position()) === before, () => ({
          place: `the match, after ${JSON.stringify(key)} was answered in a fork of it`,
          expected: 'as it was: rules give a new game, and change none',
          seen: 'another position',
        }));
      }
    }
  },
};
