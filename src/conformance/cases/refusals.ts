import { opponentOf } from '../../core/decision.ts';
import { forkMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import { restingState } from '../position-text.ts';
import { assertThat, assertSame } from '../assertions.ts';

/** Questions that are looked at, with four answers each. */
const LOOKED = 80;

export const rejectionsCase: CaseDefinition = {
  id: 'refusals',
  requirement: 'an answer that is not on offer is refused under a clause, and changes nothing',
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      const { decision } = stop;
      const { player, options } = decision;
      const match = forkMatch(stop.match);
      const number = match.pending()?.number ?? 0;
      const key = options[0]?.key ?? '';
      const before = restingState(match);
      const wrong = [
        ['WRONG_SEAT', 'the answer of the other player', () => match.answer(opponentOf(player), key)],
        ['UNKNOWN_KEY', 'a key with a blank after it', () => match.answer(player, `${key} `)],
        ['UNKNOWN_KEY', 'an empty key', () => match.answer(player, '')],
        ['LATE', 'an answer to another question', () => match.answer(player, key, number + 1)],
      ] as const;
      for (const [code, place, answer] of wrong) {
        const refusal = answer();
        assertThat(refusal?.code === code, () => ({ place, expected: code, seen: refusal?.code ?? 'it is taken' }));
        const clause = refusal?.clause ?? '';
        assertThat(Object.hasOwn(ruleset.clauses, clause), () => ({
          place: `clause that refuses ${place}`,
          expected: 'a clause of the registry',
          seen: clause,
        }));
        assertSame(`the match after ${place}`, before, restingState(match));
      }
      for (const option of options) {
        const reason = ruleset.explainIllegal?.(match.game(), decision, option.key);
        assertThat(reason === undefined, () => ({
          place: `whyNot of ${JSON.stringify(option.key)}, which is on offer`,
          expected: 'nothing',
          seen: reason,
        }));
      }
    }
  },
};
