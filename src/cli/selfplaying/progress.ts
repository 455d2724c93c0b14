import type { Progress } from '../../selfplay/run.ts';
import { ratioText } from '../../selfplay/sequential/words.ts';

const span = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Matches a second, of those played now. */
export const rateOf = ({ done, earlier, elapsed }: Progress): number =>
  elapsed === 0 ? 0 : (1000 * (done - earlier)) / elapsed;

/** How far a run is, at which rate, and how long it will take. */
export const progressLine = (progress: Progress): string => {
  const { done, of, test } = progress;
  const rate = rateOf(progress);
  const left = rate === 0 ? '' : `, ${span((1000 * (of - done)) / rate)} left`;
  const most = test === undefined || left === '' ? left : `${left} at most`;
  return `${done} of ${of} matches, ${rate.toFixed(1)}/s${most}${test ? `, ${ratioText(test)}` : ''}`;
};
