import { expect, test } from 'vitest';
import { sideBySide } from '../../src/cli/judge/output.ts';

test('tellings are told once as far as they agree, then one beside the other', () => {
  const columns = [
    { heading: 'old', lines: ['1-1   A begins', '2-2   B deals 1 damage', '3-3   the end'] },
    { heading: 'new', lines: ['1-1   A begins', '2-3   B deals 2 damage to everything in its way'] },
  ];
  expect(sideBySide(columns, 51, 'en')).toEqual([
    '1-1   A begins',
    '',
    'from here on, old and new differ:',
    'old                      | new',
    '------------------------ | ------------------------',
    '2-2   B deals 1 damage   | 2-3   B deals 2 damage',
    '3-3   the end            |         to everything in',
    '                         |         its way',
  ]);
});

test('tellings that agree do not part', () => {
  const lines = ['1-1   A begins'];
  const columns = [
    { heading: 'old', lines },
    { heading: 'new', lines },
  ];
  expect(sideBySide(columns, 51, 'en')).toEqual([...lines, '', 'old and new have the same log']);
  expect(sideBySide(columns, 51, 'ja')).toEqual([...lines, '', 'oldとnewの記録は同じ']);
});

test('a telling that ends before the other parts from it there', () => {
  const columns = [
    { heading: 'old', lines: ['1-1   A'] },
    { heading: 'new', lines: ['1-1   A', '1-2   B'] },
  ];
  expect(sideBySide(columns, 23, 'en').slice(-1)).toEqual(['           | 1-2   B']);
});
