import { expect, it } from 'vitest';
import { differenceText } from '../../src/replay/difference.ts';

const line = (value: object): string => JSON.stringify({ line: 'chance', ...value });

const same = 'x'.repeat(200);

it.each([
  [
    'a part',
    { a: { b: [1, 2] } },
    { a: { b: [1, 3] } },
    'in a.b.1, the record contains 2, but the replay gives 3',
  ],
  [
    'a part that is gone',
    { winner: 0 },
    {},
    'in winner, the record contains 0, but the replay gives nothing',
  ],
  [
    'an empty part',
    { winner: null },
    {},
    'in winner, the record contains null, but the replay gives nothing',
  ],
  [
    'a list and a table',
    { a: [1] },
    { a: { 0: 1 } },
    'in a, the record contains [1], but the replay gives {"0":1}',
  ],
  [
    'the end of a long text',
    { key: `${same}a` },
    { key: `${same}b` },
    `in key, the record contains ...${'x'.repeat(20)}a", but the replay gives ...${'x'.repeat(20)}b"`,
  ],
  [
    'the beginning of a long text',
    { key: `a${same}` },
    { key: 'b' },
    `in key, the record contains "a${'x'.repeat(88)}..., but the replay gives "b"`,
  ],
])('The difference of two lines of a record is %s', (_title, recorded, found, text) => {
  expect(differenceText(line(recorded), line(found))).toBe(text);
});

it('A line and none, or lines of two kinds, are quoted as a whole', () => {
  const left = '{"digest":"d","line":"left"}';
  expect(differenceText(left, 'null')).toBe(`the record contains ${left}, but the replay gives nothing`);
  expect(differenceText('null', left)).toBe(`the record contains nothing, but the replay gives ${left}`);
  expect(differenceText('{"digest":"e","line":"digest"}', left)).toBe(
    `the record contains {"digest":"e","line":"digest"}, but the replay gives ${left}`,
  );
});
