import type { ClauseRegistry } from '../../core/rulebook.ts';
import { opponentOf, PLAYERS } from '../../core/decision.ts';
import type { Result } from '../../core/fact.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

const assertResult = ({ winner, clause, reasons }: Result, clauses: ClauseRegistry): void => {
  const registered = (id: string, place: string) =>
    assertThat(Object.hasOwn(clauses, id), () => ({ place, expected: 'a clause of the registry', seen: id }));
  registered(clause, 'result.clause');
  assertThat(reasons.length === PLAYERS.length, () => ({
    place: 'result.reasons',
    expected: 'one for each player, null for who did not lose',
    seen: reasons,
  }));
  for (const [player, reason] of reasons.entries()) {
    if (reason !== null) registered(reason, `result.reasons.${player}`);
  }
  if (winner === undefined) return;
  assertThat(reasons[opponentOf(winner)] !== null, () => ({
    place: `result.reasons.${opponentOf(winner)}`,
    expected: 'the clause by which that player lost',
    seen: null,
  }));
};

export const resultCase: CaseDefinition = {
  id: 'result',
  requirement: 'a match that is over names its clause, and why whoever lost did, and takes no more answers',
  *check(ground) {
    const { clauses, plays } = ground.ruleset;
    for (const played of yield* ground.startedMatches()) {
      const { last, fault, isUnfinished: isLeft } = played;
      if (last === undefined || fault !== undefined || isLeft || last.pending() !== undefined) continue;
      yield played;
      const came = last.game().result;
      assertThat(came !== undefined || plays === 'events', () => ({
        place: 'result of the game at its end',
        expected: 'who won, and by which clause',
        seen: 'nothing',
      }));
      if (came !== undefined) assertResult(came, clauses);
      assertThat(last.answer(0, 'pass')?.code === 'MATCH_OVER', () => ({
        place: 'an answer after the end',
        expected: 'MATCH_OVER',
        seen: 'it is taken',
      }));
    }
  },
};
