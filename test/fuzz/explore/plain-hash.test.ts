import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../../src/core/data/digest.ts';
import { plainHash } from '../../../src/fuzz/explore/plain-hash.ts';

const shuffledKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shuffledKeys)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, shuffledKeys(each)]),
        )
      : value;

property.prop([fc.jsonValue()])('A hash does not depend on the order of keys', (value) => {
  expect(plainHash(shuffledKeys(value))).toEqual(plainHash(value));
});

property.prop([fc.uniqueArray(fc.jsonValue(), { selector: canonicalJson })])(
  'different values have different hashes',
  (values) => {
    expect(new Set(values.map((value) => plainHash(value).join())).size).toBe(values.length);
  },
);

it.each([
  [[1], 1],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [[1], 2],
    [1, [2]],
  ],
  [[[], []], [[[]]]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: { b: 1 } }, { b: { a: 1 } }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  ['1', 1],
  [0, false],
  [null, 0],
  [0.5, 1.5],
  ['', []],
  [{}, []],
])('%j is not %j', (one, other) => {
  expect(plainHash(one)).not.toEqual(plainHash(other));
});

it('What is undefined in a record is not there', () => {
  expect(plainHash({ a: 1, b: undefined })).toEqual(plainHash({ a: 1 }));
});
