import type { Output } from './output.ts';

/** Milliseconds between two reports, on a terminal and elsewhere. */
const ON_TERMINAL = 2000;
const ELSEWHERE = 10_000;

/** Goes to the line above and clears it. */
const UP = '\u001b[1A\u001b[2K';

/** Reports now and then where something stands: in lines of their own, or on a terminal over those before. */
export const statusLines = (output: Output, clock: () => number) => {
  const every = output.columns === undefined ? ELSEWHERE : ON_TERMINAL;
  let last = clock();
  /** Lines on the terminal that the next report replaces. */
  let open = 0;
  return {
    update: (report: () => readonly string[]): void => {
      if (clock() - last < every) return;
      last = clock();
      const lines = report();
      output.note(UP.repeat(open) + lines.join('\n'));
      if (output.columns !== undefined) open = lines.length;
    },
    /** Something else was written: the lines stay. */
    leave: (): void => {
      open = 0;
    },
  };
};
