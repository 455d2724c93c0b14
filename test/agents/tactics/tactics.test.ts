import { describe, expect, it } from 'vitest';
import { some } from '../../support/effort.ts';
import { missedBy, searchOf } from './support/found.ts';
import { bestOf, solve } from './support/solve.ts';
import { KINDS, tacticsOf } from './support/tactic.ts';

/** `every-seed.deep.test.ts` has more seeds, and every position with the larger budget. */
const SEEDS = [1, 2];
const EVERY = 4;

describe.each(['gate-ruler', 'waiting-zone'])('Solved positions of %s', (ruleset) => {
  const tactics = tacticsOf(ruleset);

  it('are 24 at least, and of every kind', () => {
    expect(tactics.length).toBeGreaterThanOrEqual(24);
    expect([...new Set(tactics.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });

  for (const [number, tactic] of some(tactics).entries()) {
    it(`${tactic.file}: the whole tree proves the best answers (${tactic.title})`, () => {
      const solution = solve(tactic.ruleset, tactic.position);
      expect(bestOf(solution)).toEqual(tactic.best.toSorted());
      expect(Math.max(...solution.values.values())).toBeCloseTo(tactic.worth, 5);
      expect(tactic.best.length).toBeLessThan(solution.values.size);
    });

    it(`${tactic.file}: 400 simulations find a best answer`, () => {
      expect(missedBy(searchOf(tactic), tactic, 400, SEEDS)).toEqual([]);
    });

    if (number % EVERY > 0) continue;
    it(`${tactic.file}: 1,600 simulations do not lose it again`, () => {
      expect(missedBy(searchOf(tactic), tactic, 1600, [1])).toEqual([]);
    });
  }
});
