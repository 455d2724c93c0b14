import { opponentOf } from '../../core/decision.ts';
import { forkMatch } from '../../runtime/start.ts';
import type { Case } from '../case.ts';
import { positionText } from '../position-text.ts';
import { hold, holdSame } from '../assertions.ts';

/** Questions that are looked at, with four answers each. */
const LOOKED = 80;

export const refusals: Case = {
  id: 'refusals',
  holds: 'an answer that is not on offer is refused under a clause, and changes nothing',
  *look(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.stops(LOOKED)) {
      yield stop;
      const { decision } = stop;
      const { player, options } = decision;
      const match = forkMatch(stop.match);
      const number = match.pending()?.number ?? 0;
      const key = options[0]?.key ?? '';
      const before = positionText(match);
      const wrong = [
        ['WRONG_SEAT', 'the answer of the other player', () => match.answer(opponentOf(player), key)],
        ['UNKNOWN_KEY', 'a key with a blank after it', () => match.answer(player, `${key} `)],
        ['UNKNOWN_KEY', 'an empty key', () => match.answer(player, '')],
        ['LATE', 'an answer to another question', () => match.answer(player, key, number + 1)],
      ] as const;
      for (const [code, place, answer] of wrong) {
        const refusal = answer();
        hold(refusal?.code === code, () => ({ place, expected: code, seen: refusal?.code ?? 'it is taken' }));
        const clause = refusal?.clause ?? '';
        hold(Object.hasOwn(ruleset.clauses, clause), () => ({
          place: `clause that refuses ${place}`,
          expected: 'a clause of the registry',
          seen: clause,
        }));
        holdSame(`the match after ${place}`, before, positionText(match));
      }
      for (const option of options) {
        const reason = ruleset.whyNot?.(match.game(), decision, option.key);
        hold(reason === undefined, () => ({
          place: `whyNot of ${JSON.stringify(option.key)}, which is on offer`,
          expected: 'nothing',
          seen: reason,
        }));
      }
    }
  },
};
