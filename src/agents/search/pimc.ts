import type { Match } from '../../runtime/match.ts';
import { forkMatch } from '../../runtime/start.ts';
import type { Asked, MatchAgent } from '../agent.ts';
import { type Budget, budgetMeter } from '../budget.ts';
import { found } from './inquiry.ts';
import type { Playout } from './playout.ts';
import { Spread } from './spread.ts';
import { answerAt, InformationSet, simulation } from './tree.ts';
import { byExpectation, type VisitRow } from './visits.ts';

/** Worlds looked at; the simulations go round among them. */
const WORLDS = 10;

interface Solved {
  readonly world: Match;
  readonly root: InformationSet;
}

/** A tree for each world, in which both players know everything. */
const growTrees = (asked: Asked, budget: Budget, playout: Playout): readonly InformationSet[] => {
  const searching = { searcher: asked.player, rng: asked.rng, playout, spread: new Spread() };
  const goesOn = budgetMeter(budget);
  const solved: Solved[] = [];
  for (let spent = 0; goesOn(); spent += 1) {
    if (spent < WORLDS) solved.push({ world: asked.sample(), root: new InformationSet() });
    const { world, root } = solved[spent % WORLDS] as Solved;
    found(simulation(root, forkMatch(world), searching), playout.evaluate);
  }
  return solved.map(({ root }) => root);
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
