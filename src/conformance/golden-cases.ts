import type { Begin } from './matches.ts';
import type { CaseDefinition } from './case.ts';
import type { CheckLocation } from './played.ts';
import { assertThat, Violation } from './assertions.ts';
import { type GoldenFile, goldenIn } from './folder.ts';
import { recordedAnswers, playthroughText } from './write.ts';

const WRITE = 'gatechart conform --write-golden';

const assertText = (path: string, golden: string, now: string): void => {
  if (golden === now) return;
  const [expected, seen] = [golden, now].map((text) => text.split('\n')) as [string[], string[]];
  const at = expected.findIndex((line, index) => line !== seen[index]);
  const line = at < 0 ? expected.length : at;
  throw new Violation({
    place: `${path}:${line + 1}; if that is meant, raise version, write it anew with ${WRITE}, and read the difference`,
    expected: expected[line] ?? 'nothing more',
    seen: seen[line] ?? 'nothing more',
  });
};

const caseOf = ({ name, path, text, playthrough }: GoldenFile, begin: Begin | undefined): CaseDefinition => ({
  id: `golden/${name}`,
  requirement: 'the match goes, and is seen by each player, as it is written',
  *check({ ruleset }): Generator<CheckLocation> {
    assertThat(playthrough.ruleset === ruleset.id, () => ({
      place: `${path}:2`,
      expected: `a playthrough of ${ruleset.id}`,
      seen: playthrough.ruleset,
    }));
    const playing = playthroughText(ruleset, playthrough.beginning, begin, recordedAnswers(playthrough.answers));
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

const HOLDS = 'matches go, and are seen by each player, as they are written';

const noFolderCase: CaseDefinition = {
  id: 'golden',
  requirement: HOLDS,
  skipReason: () => 'no folder of golden playthroughs is named (golden)',
  check: () => [],
};

const emptyFolderCase = (folder: string): CaseDefinition => ({
  id: 'golden',
  requirement: HOLDS,
  check: ({ ruleset }) => {
    const expected = `a golden playthrough; ${WRITE} ${folder} --ruleset ${ruleset.id} writes one`;
    throw new Violation({ place: folder, expected, seen: 'none' });
  },
});

/** A case for each golden playthrough of a folder; one that is skipped where no folder is named. */
export const goldenCases = (folder: string | undefined, begin: Begin | undefined): readonly CaseDefinition[] => {
  if (folder === undefined) return [noFolderCase];
  const files = goldenIn(folder);
  return files.length > 0 ? files.map((file) => caseOf(file, begin)) : [emptyFolderCase(folder)];
};
