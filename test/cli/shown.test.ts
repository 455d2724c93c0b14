import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeControls, escapeOutput, quote, truncate } from '../../src/core/data/escape.ts';
import { PATIENCE } from '../support/patience.ts';

it('What a terminal would take as an order is shown as its number', () => {
  expect(escapeControls('a\u001b[2J\u0000\u009bb\u202ec\ud800')).toBe(
    'a\\u{1b}[2J\\u{00}\\u{9b}b\\u{202e}c\ufffd',
  );
  expect(escapeControls('two\n  lines\tand 数合わせ')).toBe('two lines and 数合わせ');
});

it('Of the orders in a line of output only those of this program stay', () => {
  const own = '\u001b[1mbold\u001b[22m \u001b[38;5;1mred\u001b[39m\u001b[1A\u001b[2K';
  expect(escapeOutput(`${own}\n\t`)).toBe(`${own}\n\t`);
  expect(escapeOutput('\u001b[2J\u001b]0;title\u0007\r\u009b1A\u202e')).toBe(
    '\\u{1b}[2J\\u{1b}]0;title\\u{07}\\u{0d}\\u{9b}1A\\u{202e}',
  );
});

it('A long text keeps its beginning and its end', () => {
  expect(truncate(`begin${'x'.repeat(1_000)}end`, 20)).toMatch(/^begin.*…xxend$/);
  expect(truncate('short', 20)).toBe('short');
  expect(quote('y'.repeat(1_000)).length).toBeLessThan(100);
});

it('A long text of blanks is quoted as soon as any other', () => {
  const text = ' '.repeat(1_000_000);
  expect(runInNewContext('quote(text).length', { quote, text }, { timeout: PATIENCE })).toBe(82);
});
