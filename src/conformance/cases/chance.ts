import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

/** Fewer matches may have come to the same by chance. */
const MATCHES = 4;

export const chanceCase: CaseDefinition = {
  id: 'chance',
  requirement: 'another seed brings other outcomes of chance',
  skipReason: ({ recordedEvents: recorded }) =>
    recorded === undefined || recorded.chance.length === 0
      ? 'the ruleset declares no outcomes of chance (recorded.chance)'
      : undefined,
  *check(ground) {
    const kinds = ground.ruleset.recordedEvents?.chance ?? [];
    const begun = yield* ground.startedMatches();
    yield undefined;
    const outcomes = begun.map(({ facts }) =>
      JSON.stringify(facts.filter(({ fact }) => kinds.includes(fact.what)).map(({ fact }) => fact)),
    );
    assertThat(
      outcomes.some((outcome) => outcome !== '[]'),
      () => ({
        place: 'recorded.chance',
        expected: `facts of ${kinds.join(', ')}`,
        seen: `none in ${begun.length} matches`,
      }),
    );
    if (begun.length < MATCHES) return;
    assertThat(new Set(outcomes).size > 1, () => ({
      place: `facts of ${kinds.join(', ')}`,
      expected: 'other outcomes with another seed',
      seen: `the same in all ${begun.length} matches`,
    }));
  },
};
