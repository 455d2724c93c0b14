import type { Ruleset } from '../core/ruleset.ts';
import { assertThat, Violation } from './assertions.ts';
import type { CaseDefinition } from './case.ts';
import { type GoldenFile, goldenIn, goldenPath } from './golden-file.ts';
import { type AnswerStrategy, playthroughText, randomAnswers, recordedAnswers } from './golden-transcript.ts';
import { type Begin, beginningOf, type CheckLocation } from './matches.ts';

const WRITE = 'gatechart conform --write-golden';

const assertText = (path: string, golden: string, now: string): void => {
  if (golden === now) return;
  const [expected, seen] = [golden, now].map((text) => text.split('\n')) as [string[], string[]];
  const at = expected.findIndex((line, index) => line !== seen[index]);
  const line = at < 0 ? expected.length : at;
  throw new Violation(
    `${path}:${line + 1}; if this change is intended, raise version, write the file again with ${WRITE}, and read the difference`,
    expected[line] ?? 'the end',
    seen[line] ?? 'the end',
  );
};

const caseOf = ({ name, path, text, playthrough }: GoldenFile, begin: Begin | undefined): CaseDefinition => ({
  id: `golden/${name}`,
  requirement: 'the match and the views of both players are as in the golden file',
  *check({ ruleset }): Generator<CheckLocation> {
    assertThat(
      playthrough.ruleset === ruleset.id,
      `${path}:2`,
      `a playthrough of ${ruleset.id}`,
      playthrough.ruleset,
    );
    const playing = playthroughText(
      ruleset,
      playthrough.beginning,
      begin,
      recordedAnswers(playthrough.answers),
    );
    for (;;) {
      const { done, value } = playing.next();
      if (done === true) {
        assertText(path, text, value);
        return;
      }
      yield undefined;
    }
  },
});

const HOLDS = 'matches and the views of both players are as in the golden files';

const noFolderCase: CaseDefinition = {
  id: 'golden',
  requirement: HOLDS,
  skipReason: () => 'no folder of golden playthroughs is given (golden)',
  check: () => [],
};

const emptyFolderCase = (folder: string): CaseDefinition => ({
  id: 'golden',
  requirement: HOLDS,
  check: ({ ruleset }) => {
    const expected = `a golden playthrough; ${WRITE} ${folder} --ruleset ${ruleset.id} writes one`;
    throw new Violation(folder, expected, 'none');
  },
});

/** A case for each golden playthrough of a folder; one that is skipped where no folder is named. */
export const goldenCases = (
  folder: string | undefined,
  begin: Begin | undefined,
): readonly CaseDefinition[] => {
  if (folder === undefined) return [noFolderCase];
  const files = goldenIn(folder);
  return files.length > 0 ? files.map((file) => caseOf(file, begin)) : [emptyFolderCase(folder)];
};

/** A file to be written. */
export interface GoldenText {
  readonly path: string;
  readonly text: string;
}

/** Answers as before while that is on offer, then at random. */
const asBefore = (answers: readonly string[], seed: number): AnswerStrategy => {
  const before = recordedAnswers(answers);
  const further = randomAnswers(seed);
  return (decision, number) => before(decision, number) ?? further(decision, number);
};

/**
 * The golden playthroughs in a folder as they go now, and one more of that seed; of seed 1 where there is none and no seed.
 * Yields after each answer. Throws as `goldenIn`, and what the rules throw.
 */
export function* regenerateGolden(
  ruleset: Ruleset,
  folder: string,
  seed: number | undefined,
  begin?: Begin,
): Generator<void, readonly GoldenText[]> {
  const texts: GoldenText[] = [];
  const files = goldenIn(folder).filter(({ playthrough }) => playthrough.ruleset === ruleset.id);
  for (const { path, playthrough } of files) {
    const { beginning, answers } = playthrough;
    const answering = asBefore(answers, beginning.seed);
    texts.push({ path, text: yield* playthroughText(ruleset, beginning, begin, answering) });
  }
  const more = seed ?? (files.length === 0 ? 1 : undefined);
  const path = goldenPath(folder, `seed-${more}`);
  if (more === undefined || files.some((file) => file.path === path)) return texts;
  const beginning = beginningOf(ruleset, more, begin);
  if (beginning === undefined) return texts;
  return [...texts, { path, text: yield* playthroughText(ruleset, beginning, begin, randomAnswers(more)) }];
}
