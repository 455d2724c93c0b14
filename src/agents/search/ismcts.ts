import type { Asked, MatchAgent } from '../agent.ts';
import { type Budget, budgetMeter } from '../budget.ts';
import type { Playout } from './playout.ts';
import { Spread } from './spread.ts';
import { answerAt, InformationSet, simulate } from './tree.ts';
import { byVisits, type VisitRow } from './visits.ts';

/** The tree over the player's information sets: every simulation in a world drawn anew. */
export const growTree = (asked: Asked, budget: Budget, playout: Playout): InformationSet => {
  const root = new InformationSet();
  const searching = { searcher: asked.player, rng: asked.rng, playout, spread: new Spread() };
  const goesOn = budgetMeter(budget);
  while (goesOn()) simulate(root, asked.sample(), searching);
  return root;
};

const rowsOf = ({ player, decision }: Asked, root: InformationSet): readonly VisitRow[] =>
  decision.options.map(({ key }) => {
    const answer = answerAt(root, player, key);
    return {
      key,
      visits: answer?.visits ?? 0,
      availability: answer?.availability ?? 0,
      expected: answer?.mean ?? 0,
      settled: answer?.settled,
    };
  });

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree for all worlds,
 * an answer weighed by how often it was on offer. Takes the answer that wins for all that is known, else of those
 * visited most the one that expects most.
 */
export const ismctsAgent = (playout: Playout): MatchAgent => ({
  act: (asked, budget) => {
    const rated = byVisits(rowsOf(asked, growTree(asked, budget, playout)));
    asked.explain(rated);
    return rated[0]?.key ?? '';
  },
});
