import { valueFor } from '../../core/adapters/heuristic.ts';
import { type Agent, budgetMeter } from '../agent.ts';
import { type Playout, playOut } from './playout.ts';
import { rankByExpectation } from './tree.ts';

/** Flat Monte Carlo: tries every option in turn, each time in a world drawn anew, and takes the best on average. */
export const flatAgent = (playout: Playout): Agent => ({
  act: (request, budget) => {
    const { player, decision, rng } = request;
    const rows = decision.options.map(({ key }) => ({ key, visits: 0, availability: 0, total: 0 }));
    const goesOn = budgetMeter(budget);
    for (let turn = 0; goesOn(); turn += 1) {
      const row = rows[turn % rows.length] as (typeof rows)[number];
      const world = request.sample();
      const began = world.game();
      world.answer(player, row.key);
      row.visits += 1;
      row.total += valueFor(playOut(world, began, rng, playout), player);
    }
    const rated = rankByExpectation(
      rows.map(({ key, visits, total }) => ({
        key,
        visits,
        availability: visits,
        expected: visits === 0 ? 0 : total / visits,
      })),
    );
    request.explain(rated);
    return rated[0]?.key ?? '';
  },
});
