import type { Ruleset } from '../core/ruleset-2.ts';
import { type Begin, beginningOf } from './matches.ts';
import { goldenIn, goldenPath } from './folder.ts';
import { type AnswerStrategy, recordedAnswers, randomAnswers, playthroughText } from './write.ts';

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
