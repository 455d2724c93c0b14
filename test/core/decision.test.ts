import { expect, it } from 'vitest';
import { canonicalOptions } from '../../src/core/decision.ts';

const keysOf = (...keys: readonly string[]): readonly string[] =>
  canonicalOptions(keys.map((key) => ({ key }))).map(({ key }) => key);

it('options are sorted by code unit, and of those that mean the same one is kept', () => {
  expect(keysOf()).toEqual([]);
  expect(keysOf('a', 'b')).toEqual(['a', 'b']);
  expect(keysOf('b', 'Z', 'a')).toEqual(['Z', 'a', 'b']);
  expect(keysOf('a', 'a')).toEqual(['a']);
  expect(keysOf('a', 'b', 'b', 'c', 'c')).toEqual(['a', 'b', 'c']);
});
