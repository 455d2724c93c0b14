import { describe, expect, it } from 'vitest';
import { rangesLine, rangesOf } from '../../src/selfplay/store/ranges.ts';

describe('Numbers that are missing', () => {
  it('are told as ranges of those that follow one another', () => {
    expect(rangesOf([0, 1, 2, 5, 7, 8])).toEqual([
      [0, 2],
      [5, 5],
      [7, 8],
    ]);
    expect(rangesLine([0, 1, 2, 5, 7, 8])).toBe('0-2, 5, 7-8');
  });

  it('are told in one line, however many there are', () => {
    const even = Array.from({ length: 1000 }, (_, index) => 2 * index);
    expect(rangesLine(even)).toBe('0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, and 988 more ranges');
  });
});
