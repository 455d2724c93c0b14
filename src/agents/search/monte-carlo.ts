import { valueFor } from '../../core/adapters/value.ts';
import type { MatchAgent } from '../agent-2.ts';
import { budgetMeter } from '../budget.ts';
import { type Playout, playOn } from './playout.ts';
import { byExpectation } from './tree.ts';

/** Flat Monte Carlo: tries every option in turn, each time in a world drawn anew, and takes the best on average. */
export const flatAgent = (playout: Playout): MatchAgent => ({
  act: (asked, budget) => {
    const { player, decision, rng } = asked;
    const rows = decision.options.map(({ key }) => ({ key, visits: 0, availability: 0, total: 0 }));
    const goesOn = budgetMeter(budget);
    for (let turn = 0; goesOn(); turn += 1) {
      const row = rows[turn % rows.length] as (typeof rows)[number];
      const world = asked.sample();
      const began = world.game();
      world.answer(player, row.key);
      row.visits += 1;
      row.total += valueFor(playOn(world, began, rng, playout), player);
    }
    const rated = byExpectation(
      rows.map(({ key, visits, total }) => ({
        key,
        visits,
        availability: visits,
        expected: visits === 0 ? 0 : total / visits,
      })),
    );
    asked.explain(rated);
    return rated[0]?.key ?? '';
  },
});
