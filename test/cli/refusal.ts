import { expect } from 'vitest';
import { gatechart } from './in-process.ts';

const LONGEST_LINE = 1_000;

/** The code of the one line that a command line is refused with; no order for a terminal in it, and no more of the file than helps. */
export const refusalOf = async (...args: readonly string[]): Promise<string> => {
  const { code, notes } = await gatechart(...args);
  expect(notes).toHaveLength(1);
  const [line = ''] = notes;
  expect(line).toMatch(/^gatechart: [A-Z_]+ [^\p{Cc}]+: [^\p{Cc}]+; [^\p{Cc}]+$/u);
  expect(line.length).toBeLessThan(LONGEST_LINE);
  expect(code).toBe(2);
  return line.split(' ')[1] ?? '';
};
