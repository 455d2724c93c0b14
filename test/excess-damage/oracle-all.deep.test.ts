import { expect, it } from 'vitest';
import { volume } from '../support/effort.ts';
import { sweep } from './oracle/every-permanent.ts';
import { differencesInRandomEvents } from './oracle/random-events.ts';

const EVENTS = volume(200_000);

it('120.4a and 120.10 agree with a count of single points on all 23,740,080 permanents and packets', () => {
  const { all, compared, differences } = sweep(1);
  expect(differences).toEqual([]);
  expect(compared).toBe(all);
});

it('120.4 agrees with a count of single points on many random events', () => {
  expect(differencesInRandomEvents(2, EVENTS)).toEqual([]);
});
