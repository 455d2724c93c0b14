import { expect } from 'vitest';
import { gatechart } from './in-process.ts';

const LONGEST_LINE = 1_000;

const REST = 'gatechart: only the first 20 errors are printed';

/**
 * The one code of the few lines that a command line is refused with; no order for a terminal in them, and no more of the
 * file than helps.
 */
export const refusalOf = async (...args: readonly string[]): Promise<string> => {
  const { code, notes } = await gatechart(...args);
  expect(notes.length).toBeLessThanOrEqual(21);
  const lines = notes.filter((line) => line !== REST);
  for (const line of lines) {
    expect(line).toMatch(/^gatechart: [A-Z_]+ [^\p{Cc}]+: [^\p{Cc}]+; [^\p{Cc}]+$/u);
    expect(line.length).toBeLessThan(LONGEST_LINE);
  }
  expect(code).toBe(2);
  const [found = '', ...others] = new Set(lines.map((line) => line.split(' ')[1] ?? ''));
  expect(others).toEqual([]);
  return found;
};
