import type { Progress } from '../../selfplay/run.ts';
import { ratioText } from '../../selfplay/statistics/words.ts';
import type { Output } from '../output-2.ts';

/** Milliseconds between two lines of progress. */
const PROGRESS_EVERY = 5000;

const span = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Matches a second, of those played now. */
export const rateOf = ({ done, earlier, elapsed }: Progress): number =>
  elapsed === 0 ? 0 : (1000 * (done - earlier)) / elapsed;

/** How far a run is, at which rate, and how long it will take; nobody knows that of a test. */
export const progressLine = (progress: Progress): string => {
  const { done, of, test } = progress;
  const rate = rateOf(progress);
  const line = `${done} of ${of} matches, ${rate.toFixed(1)}/s`;
  if (test !== undefined) return `${line}, ${ratioText(test)}`;
  return rate === 0 ? line : `${line}, ${span((1000 * (of - done)) / rate)} left`;
};

/** Says from time to time how far a run is. `clock`: milliseconds. */
export const progressReporter = (output: Output, clock: () => number): ((progress: Progress) => void) => {
  let told = clock();
  return (progress) => {
    if (clock() - told < PROGRESS_EVERY) return;
    told = clock();
    output.note(progressLine(progress));
  };
};
