import type { Case } from '../case.ts';
import { ENDLESS } from '../ground.ts';
import { hold } from '../assertions.ts';

export const plays: Case = {
  id: 'plays',
  holds: 'matches are played to their end without an error of the rules',
  *look(ground) {
    const { mostQuestions } = ground.ruleset;
    for (const played of yield* ground.matches()) {
      const { fault, isLeft, stops, keys } = played;
      yield stops.at(-1) ?? played;
      if (fault !== undefined) throw fault;
      if (mostQuestions === undefined) {
        hold(!isLeft, () => ({
          place: 'length of the match',
          expected: 'an end',
          seen: `none after ${ENDLESS} questions (declare mostQuestions where more are meant)`,
        }));
      }
      const open = played.last?.pending();
      hold(isLeft || open === undefined || open.decision.options.length === 0, () => ({
        place: 'an option on offer',
        expected: 'that it is taken',
        seen: `it is refused after ${keys.length} answers`,
      }));
    }
    yield undefined;
    yield* ground.begun();
  },
};
