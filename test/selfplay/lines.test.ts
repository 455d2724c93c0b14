import { describe, expect, it } from 'vitest';
import { Lines, TOO_LONG } from '../../src/selfplay/external-agents/line-splitter.ts';

const cutAll = (lines: Lines, ...pieces: readonly string[]) => pieces.map((piece) => lines.cut(piece));

describe('Lines that come in pieces', () => {
  it('are told as they end', () => {
    const lines = new Lines(10);
    expect(cutAll(lines, 'on', 'e\ntwo\n\nthr', 'ee\n', 'four')).toEqual([
      [],
      ['one', 'two', ''],
      ['three'],
      [],
    ]);
    expect(lines.rest()).toEqual(['four']);
  });

  it('may be as long as is allowed', () => {
    expect(new Lines(3).cut('abc\nabcd\n')).toEqual(['abc', TOO_LONG]);
  });

  it('that are too long are told once, before they end, and what comes behind them is heard', () => {
    const lines = new Lines(5);
    expect(cutAll(lines, '12345', '6', '789', '0\nok\n')).toEqual([[], [TOO_LONG], [], ['ok']]);
    expect(lines.rest()).toEqual([]);
  });
});
