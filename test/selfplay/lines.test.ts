import { describe, expect, it } from 'vitest';
import { LineSplitter, TOO_LONG } from '../../src/selfplay/external-agents/line-splitter.ts';

const cutAll = (lines: LineSplitter, ...pieces: readonly string[]) =>
  pieces.map((piece) => lines.push(piece));

describe('Lines that come in pieces', () => {
  it('are told as they end', () => {
    const lines = new LineSplitter(10);
    expect(cutAll(lines, 'on', 'e\ntwo\n\nthr', 'ee\n', 'four')).toEqual([
      [],
      ['one', 'two', ''],
      ['three'],
      [],
    ]);
    expect(lines.flush()).toEqual(['four']);
  });

  it('may be as long as is allowed', () => {
    expect(new LineSplitter(3).push('abc\nabcd\n')).toEqual(['abc', TOO_LONG]);
  });

  it('that are too long are told once, before they end, and what comes behind them is heard', () => {
    const lines = new LineSplitter(5);
    expect(cutAll(lines, '12345', '6', '789', '0\nok\n')).toEqual([[], [TOO_LONG], [], ['ok']]);
    expect(lines.flush()).toEqual([]);
  });
});
