import type { FuzzProgress } from '../../fuzz/run.ts';
import type { Output } from '../output-2.ts';
import { wrapText } from '../text-width.ts';
import { statusLine } from './telling.ts';

/** Milliseconds between two tellings, on a terminal and elsewhere. */
const ON_TERMINAL = 2000;
const ELSEWHERE = 10_000;

/** Goes to the line above and clears it. */
const UP = '\u001b[1A\u001b[2K';

/** Tells where a run stands now and then: in lines of their own, or on a terminal over what was told before. */
export const statusReporter = (output: Output, clock: () => number) => {
  const { columns } = output;
  const every = columns === undefined ? ELSEWHERE : ON_TERMINAL;
  let told = clock();
  let before: FuzzProgress | undefined;
  /** Lines on the terminal that the next telling takes the place of. */
  let open = 0;
  return {
    tell: (progress: FuzzProgress): void => {
      if (clock() - told < every) return;
      told = clock();
      const line = statusLine(progress, before);
      before = progress;
      const lines = wrapText(line, (columns ?? Infinity) - 1, 0);
      output.note(UP.repeat(open) + lines.join('\n'));
      if (columns !== undefined) open = lines.length;
    },
    /** Something else was written: what was told stays. */
    leave: (): void => {
      open = 0;
    },
  };
};
