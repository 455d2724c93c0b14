import { forkMatch, startMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import type { MatchPool } from '../ground.ts';
import type { PlayedMatch, CheckLocation } from '../played.ts';
import { assertThat } from '../assertions.ts';

/** How somebody answers who does not play at random: who always takes the first option may never end anything. */
const STUBBORN: Readonly<Record<string, (count: number) => number>> = {
  first: () => 0,
  last: (count) => count - 1,
};

/** How many questions a match asks where everybody answers in one way; no further than one beyond `most`. */
function* lengthOf(
  ground: MatchPool,
  played: PlayedMatch,
  place: (count: number) => number,
): Generator<CheckLocation, number> {
  if (played.game === undefined) return 0;
  const match = startMatch(ground.ruleset, played.game, { runtime: 'lean' });
  let asked = 0;
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    asked += 1;
    const { options, player } = open.decision;
    if (asked > ground.most) return asked;
    if (match.answer(player, options[place(options.length)]?.key ?? '') !== undefined) return asked;
    yield { ...played, last: forkMatch(match) };
  }
  return asked;
}

export const lengthCase: CaseDefinition = {
  id: 'length',
  requirement: 'a match ends within the declared number of questions, whatever is answered',
  skipReason: ({ maxQuestions: mostQuestions }) =>
    mostQuestions === undefined ? 'the ruleset declares no length (mostQuestions)' : undefined,
  *check(ground) {
    const { most } = ground;
    const begun = yield* ground.startedMatches();
    for (const played of begun) {
      yield played.stops.at(-1) ?? played;
      assertThat(!played.isUnfinished, () => ({
        place: 'length of the match, answered at random',
        expected: `an end after ${most} questions at most (mostQuestions)`,
        seen: 'one more question',
      }));
    }
    for (const [name, place] of Object.entries(STUBBORN)) {
      for (const played of begun.slice(0, 2)) {
        const asked = yield* lengthOf(ground, played, place);
        assertThat(asked <= most, () => ({
          place: `length of the match, where the ${name} option is always taken`,
          expected: `an end after ${most} questions at most (mostQuestions)`,
          seen: 'one more question',
        }));
      }
    }
  },
};
