import { createInterface } from 'node:readline';
import type { Terminal } from '../../agents/human/human.ts';
import type { Output } from '../output.ts';
import { writeHanging } from '../text-width.ts';

/** Width of a line where the output is no terminal. */
const PLAIN_WIDTH = 80;
const HANGING = 6;

/** The keyboard and screen as a person at a seat uses them. */
export interface Keyboard extends Terminal {
  /** Whoever is asked need not answer any more; the next line typed goes to whoever is asked next. */
  abandon(): void;
  close(): void;
}

/** Opens standard input, lines by lines. Ctrl-C is told to `interrupt`, after which no more lines come. */
export const openKeyboard = (output: Output, interrupt: () => void, interrupted: AbortSignal): Keyboard => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.on('SIGINT', interrupt);
  interrupted.addEventListener('abort', () => reader.close());
  let isClosed = false;
  reader.once('close', () => {
    isClosed = true;
  });
  const lines = reader[Symbol.asyncIterator]();
  let next: ReturnType<typeof lines.next> | undefined;
  let abandon = (): void => {};
  return {
    isInteractive: process.stdin.isTTY === true,
    write: (line) => writeHanging(output, line, HANGING, output.columns ?? PLAIN_WIDTH),
    ask: async (prompt) => {
      // The input may have ended while lines of it are still to be read; from Node 24 on a closed reader prompts no more.
      if (isClosed) process.stdout.write(prompt);
      else {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      next ??= lines.next();
      const abandoned = new Promise<undefined>((resolve) => {
        abandon = () => resolve(undefined);
      });
      const line = await Promise.race([next, abandoned]);
      if (line === undefined) return undefined;
      next = undefined;
      return line.done ? undefined : line.value;
    },
    abandon: () => abandon(),
    close: () => reader.close(),
  };
};
