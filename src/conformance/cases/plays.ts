import type { CaseDefinition } from '../case.ts';
import { MAX_QUESTIONS } from '../ground.ts';
import { assertThat } from '../assertions.ts';

export const playsCase: CaseDefinition = {
  id: 'plays',
  requirement: 'matches are played to their end without an error of the rules',
  *check(ground) {
    const { maxQuestions: mostQuestions } = ground.ruleset;
    for (const played of yield* ground.matches()) {
      const { fault, isUnfinished: isLeft, stops, keys } = played;
      yield stops.at(-1) ?? played;
      if (fault !== undefined) throw fault;
      if (mostQuestions === undefined) {
        assertThat(!isLeft, () => ({
          place: 'length of the match',
          expected: 'an end',
          seen: `none after ${MAX_QUESTIONS} questions (declare mostQuestions where more are meant)`,
        }));
      }
      const open = played.last?.pending();
      assertThat(isLeft || open === undefined || open.decision.options.length === 0, () => ({
        place: 'an option on offer',
        expected: 'that it is taken',
        seen: `it is refused after ${keys.length} answers`,
      }));
    }
    yield undefined;
    yield* ground.startedMatches();
  },
};
