import type { FuzzProgress } from '../../fuzz/run.ts';
import type { Output } from '../output.ts';
import { statusLine } from './telling.ts';

/** Milliseconds between two lines, on a terminal and elsewhere. */
const ON_TERMINAL = 2000;
const ELSEWHERE = 10_000;

/** Replaces the line above. */
const OVER = '\u001b[1A\u001b[2K';

/** Tells where a run stands now and then; on a terminal in one line that changes. */
export const statusTeller = (output: Output, clock: () => number) => {
  const isTerminal = output.columns !== undefined;
  const every = isTerminal ? ON_TERMINAL : ELSEWHERE;
  let told = clock();
  let before: FuzzProgress | undefined;
  let isOpen = false;
  return {
    tell: (progress: FuzzProgress): void => {
      if (clock() - told < every) return;
      told = clock();
      const line = statusLine(progress, before);
      output.note(isTerminal && isOpen ? OVER + line.slice(0, output.columns) : line);
      before = progress;
      isOpen = true;
    },
    /** Something else was written: the next line stands on its own. */
    leave: (): void => {
      isOpen = false;
    },
  };
};
