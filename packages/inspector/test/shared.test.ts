import { expect, test } from 'vitest';
import { shared } from '../src/store/shared.ts';

const before = { sides: [{ life: 3 }, { life: 4, hand: ['a', 'b'] }], turn: 0 };

test('what says the same is the same', () => {
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('what changed is new, and its unchanged parts are those of before', () => {
  const after = { sides: [{ life: 2 }, { life: 4, hand: ['a', 'b'] }], turn: 0 };
  const result = shared(before, after);
  expect(result).toEqual(after);
  expect(result.sides[0]).not.toBe(before.sides[0]);
  expect(result.sides[1]).toBe(before.sides[1]);
});

test('what was added or taken away is noticed', () => {
  const shorter: unknown = { sides: [{ life: 3 }], turn: 0 };
  expect(shared<unknown>(before, shorter)).toEqual(shorter);
  const without: unknown = { sides: before.sides };
  expect(shared<unknown>(before, without)).toEqual(without);
  expect(shared<unknown>(without, before)).toEqual(before);
  expect(shared<unknown>({ card: undefined }, {})).toStrictEqual({});
});
