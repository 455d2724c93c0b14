import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import type { MatchSetup } from '../../src/api/ruleset.ts';
import { ruleset } from '../kit/support/garrison.ts';
import { ruleset as skirmish } from '../kit/support/skirmish.ts';

describe('The matches of the suite', () => {
  /** The seeds of the matches that a case looks at. */
  const seedsOf = (options: object = {}, failing?: number, game: object = ruleset): readonly number[] => {
    const seeds = new Set<number>();
    const newGame = (setup: MatchSetup) => {
      seeds.add(setup.seed);
      if (setup.seed === failing) throw new Error('no such game');
      return (game as typeof ruleset).newGame(setup);
    };
    const cases = conforms({ ...(game as typeof ruleset), newGame }, options);
    try {
      cases.find(({ id }) => id === 'leaks')?.run();
    } catch {}
    return [...seeds];
  };

  it('go on where they are short, until they have asked 160 decisions', () => {
    const seeds = seedsOf();
    expect(seeds).toEqual(seeds.map((_, index) => index + 1));
    expect(seeds.length).toBeGreaterThan(10);
    expect(seeds.length).toBeLessThan(64);
    expect(seedsOf({}, undefined, skirmish).length).toBeLessThan(10);
  });

  it('end with one that fails', () => expect(seedsOf({}, 6)).toEqual([1, 2, 3, 4, 5, 6]));

  it('are those of the seeds where these are given', () =>
    expect(seedsOf({ seeds: [7, 9] })).toEqual([7, 9]));
});
