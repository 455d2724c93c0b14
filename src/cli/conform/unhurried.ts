import { setImmediate } from 'node:timers/promises';
import type { Output } from '../output-2.ts';

/** Milliseconds after which others get a turn, and between two tellings on a terminal and elsewhere. */
const TURN = 50;
const ON_TERMINAL = 2000;
const ELSEWHERE = 10_000;

/** Goes to the line above and clears it. */
const UP = '\u001b[1A\u001b[2K';

/** Goes through something long part by part; gives what it came to, or nothing where it was stopped. */
export type PartRunner = <T>(
  name: string,
  parts: Iterator<unknown, T>,
) => Promise<{ readonly came: T } | undefined>;

/** Leaves room for Ctrl-C between parts, and tells now and then how far it is. */
export const createPartRunner = (output: Output, stop: AbortSignal, clock: () => number): PartRunner => {
  const every = output.columns === undefined ? ELSEWHERE : ON_TERMINAL;
  return async (name, parts) => {
    let turn = clock();
    let told = turn;
    let isOpen = false;
    for (let count = 1; !stop.aborted; count += 1) {
      const { done, value } = parts.next();
      if (done === true) return { came: value };
      if (clock() - told >= every) {
        told = clock();
        output.note(`${isOpen ? UP : ''}${name}: ${count} answers and positions so far`);
        isOpen = output.columns !== undefined;
      }
      if (clock() - turn < TURN) continue;
      await setImmediate();
      turn = clock();
    }
    return undefined;
  };
};
