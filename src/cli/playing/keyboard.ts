import { createInterface } from 'node:readline';
import type { Terminal } from '../../agents/human/terminal.ts';
import type { Output } from '../output.ts';
import { broken } from '../telling/width.ts';

/** Width of a line where the output is no terminal. */
const PLAIN_WIDTH = 80;
const HANGING = 6;

/** The keyboard and screen as a person at a seat uses them. */
export interface Keyboard extends Terminal {
  close(): void;
}

/** Opens standard input, lines by lines. Ctrl-C is told to `interrupt`, after which no more lines come. */
export const openKeyboard = (output: Output, interrupt: () => void, interrupted: AbortSignal): Keyboard => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.on('SIGINT', interrupt);
  interrupted.addEventListener('abort', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    write: (line) => {
      const [first = '', ...rest] = broken(line, output.columns ?? PLAIN_WIDTH, HANGING);
      output.write(first);
      for (const part of rest) output.write(' '.repeat(HANGING) + part);
    },
    ask: async (prompt) => {
      reader.setPrompt(prompt);
      reader.prompt();
      const line = await lines.next();
      return line.done ? undefined : line.value;
    },
    close: () => reader.close(),
  };
};
