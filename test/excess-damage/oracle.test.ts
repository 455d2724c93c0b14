import { describe, expect, it } from 'vitest';
import { sweep } from './oracle/every-permanent.ts';
import { differencesInRandomEvents } from './oracle/random-events.ts';

/** Shares no factor with the number of packet sequences or permanents, so that the slice has all of both. */
const STRIDE = 233;

describe('excess damage beside a count of single points', () => {
  it('120.4a and 120.10 agree with it on every 233rd of all single permanents and packets', () => {
    const { all, compared, differences } = sweep(STRIDE);
    expect(differences).toEqual([]);
    expect(all).toBe(23_740_080);
    expect(compared).toBeGreaterThan(100_000);
  });

  it('120.4 agrees with it on whole random events of two permanents and two players', () => {
    expect(differencesInRandomEvents(1, 2_000)).toEqual([]);
  });
});
