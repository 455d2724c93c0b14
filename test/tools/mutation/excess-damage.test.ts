import { expect, test } from 'vitest';
import { differencesInRandomEvents } from '../../excess-damage/oracle/random-events.ts';

test('120.4 random events agree with a count of single points', () => {
  expect(differencesInRandomEvents(1, 400)).toEqual([]);
});
