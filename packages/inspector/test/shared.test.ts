import { expect, test } from 'vitest';
import { shareStructure } from '../src/store/board-view.ts';

const before = { sides: [{ life: 3 }, { life: 4, hand: ['a', 'b'] }], turn: 0 };

test('what says the same is the same', () => {
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

test('what changed is new, and its unchanged parts are those of before', () => {
  const after = { sides: [{ life: 2 }, { life: 4, hand: ['a', 'b'] }], turn: 0 };
  const result = shareStructure(before, after);
  expect(result).toEqual(after);
  expect(result.sides[0]).not.toBe(before.sides[0]);
  expect(result.sides[1]).toBe(before.sides[1]);
});

test('what was added or taken away is noticed', () => {
  const shorter: unknown = { sides: [{ life: 3 }], turn: 0 };
  expect(shareStructure<unknown>(before, shorter)).toEqual(shorter);
  const without: unknown = { sides: before.sides };
  expect(shareStructure<unknown>(before, without)).toEqual(without);
  expect(shareStructure<unknown>(without, before)).toEqual(before);
  expect(shareStructure<unknown>({ card: undefined }, {})).toStrictEqual({});
});
