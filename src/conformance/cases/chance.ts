import type { Case } from '../case.ts';
import { hold } from '../assertions.ts';

/** Fewer matches may have come to the same by chance. */
const MATCHES = 4;

export const chance: Case = {
  id: 'chance',
  holds: 'another seed brings other outcomes of chance',
  absent: ({ recorded }) =>
    recorded === undefined || recorded.chance.length === 0
      ? 'the ruleset declares no outcomes of chance (recorded.chance)'
      : undefined,
  *look(ground) {
    const kinds = ground.ruleset.recorded?.chance ?? [];
    const begun = yield* ground.begun();
    yield undefined;
    const outcomes = begun.map(({ facts }) =>
      JSON.stringify(facts.filter(({ fact }) => kinds.includes(fact.what)).map(({ fact }) => fact)),
    );
    hold(
      outcomes.some((outcome) => outcome !== '[]'),
      () => ({
        place: 'recorded.chance',
        expected: `facts of ${kinds.join(', ')}`,
        seen: `none in ${begun.length} matches`,
      }),
    );
    if (begun.length < MATCHES) return;
    hold(new Set(outcomes).size > 1, () => ({
      place: `facts of ${kinds.join(', ')}`,
      expected: 'other outcomes with another seed',
      seen: `the same in all ${begun.length} matches`,
    }));
  },
};
