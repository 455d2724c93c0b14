import { forkMatch } from '../../runtime/start.ts';
import type { Asked, MatchAgent } from '../agent.ts';
import { type Budget, budgetMeter } from '../budget.ts';
import type { Playout } from './playout.ts';
import { byExpectation, type VisitRow } from './table.ts';
import { answerAt, InformationSet, simulate } from './tree.ts';

/** Simulations spent on each world. */
const PER_WORLD = 50;

/** A tree for each world, in which both players know everything. */
const growTrees = (asked: Asked, budget: Budget, playout: Playout): readonly InformationSet[] => {
  const searching = { searcher: asked.player, rng: asked.rng, playout };
  const goesOn = budgetMeter(budget);
  const trees: InformationSet[] = [];
  let world = asked.sample();
  for (let spent = 0; goesOn(); spent += 1) {
    if (spent % PER_WORLD === 0) {
      if (spent > 0) world = asked.sample();
      trees.push(new InformationSet());
    }
    simulate(trees.at(-1) as InformationSet, forkMatch(world), searching);
  }
  return trees;
};

const rowOf = ({ player }: Asked, trees: readonly InformationSet[], key: string): VisitRow => {
  const found = trees.flatMap((root) => answerAt(root, player, key) ?? []);
  const sum = (of: 'visits' | 'availability' | 'mean'): number =>
    found.reduce((total, answer) => total + answer[of], 0);
  const expected = found.length === 0 ? 0 : sum('mean') / found.length;
  return { key, visits: sum('visits'), availability: sum('availability'), expected };
};

/** Perfect information Monte Carlo: solves worlds one by one as if all were open, and takes the best answer on average. */
export const pimcAgent = (playout: Playout): MatchAgent => ({
  act: (asked, budget) => {
    const trees = growTrees(asked, budget, playout);
    const rated = byExpectation(asked.decision.options.map(({ key }) => rowOf(asked, trees, key)));
    asked.explain(rated);
    return rated[0]?.key ?? '';
  },
});
