import { expect, test } from 'vitest';
import { sideBySide } from '../../src/cli/judge/output.ts';

test('tellings are told once as far as they agree, then one beside the other', () => {
  const columns = [
    { heading: 'old', lines: ['1-1   A begins', '2-2   B deals 1 damage', '3-3   the end'] },
    { heading: 'new', lines: ['1-1   A begins', '2-3   B deals 2 damage to everything in its way'] },
  ];
  expect(sideBySide(columns, 51)).toEqual([
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
  expect(
    sideBySide(
      [
        { heading: 'old', lines },
        { heading: 'new', lines },
      ],
      51,
    ),
  ).toEqual(['1-1   A begins', '', 'old and new have the same log']);
});

test('a telling that ends before the other parts from it there', () => {
  const columns = [
    { heading: 'old', lines: ['1-1   A'] },
    { heading: 'new', lines: ['1-1   A', '1-2   B'] },
  ];
  expect(sideBySide(columns, 23).slice(-1)).toEqual(['           | 1-2   B']);
});
