import { valueFor } from '../../core/adapters/heuristic.ts';
import { budgetMeter, type SteppedAgent, steppedAgent } from '../agent.ts';
import { hiddenCardStats, noteValue } from './fears.ts';
import { type Playout, playOut } from './playout.ts';
import { toRatedOption } from './tree.ts';

/** Flat Monte Carlo: tries every option in turn, each time in a world drawn anew, and takes the best on average. */
export const flatAgent = (playout: Playout): SteppedAgent =>
  steppedAgent(function* (request, budget) {
    const { player, decision, rng } = request;
    const rows = decision.options.map(({ key }) => ({ key, visits: 0, total: 0, hidden: hiddenCardStats() }));
    const goesOn = budgetMeter(budget);
    for (let turn = 0; goesOn(); turn += 1) {
      const row = rows[turn % rows.length] as (typeof rows)[number];
      const world = request.sample();
      const began = world.game();
      world.answer(player, row.key);
      const value = valueFor(playOut(world, began, rng, playout), player);
      row.visits += 1;
      row.total += value;
      if (request.hiddenCards !== undefined) noteValue(row.hidden, request.hiddenCards(began), value);
      yield undefined;
    }
    const rated = rows
      .map((row) => ({
        ...row,
        availability: row.visits,
        expected: row.visits === 0 ? 0 : row.total / row.visits,
      }))
      .sort((a, b) => b.expected - a.expected)
      .map((row, rank) =>
        toRatedOption(row, row.expected, request.hiddenCards && rank === 0 ? row.hidden : undefined),
      );
    request.explain(rated);
    return rated[0]?.key ?? '';
  });
