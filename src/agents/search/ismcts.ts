import type { Match } from '../../runtime/match.ts';
import { forkMatch } from '../../runtime/start.ts';
import { type Agent, type Budget, budgetMeter, type DecisionRequest } from '../agent.ts';
import type { Playout } from './playout.ts';
import {
  type ActionNode,
  actionAt,
  InformationSet,
  LOST,
  simulation,
  toRatedOption,
  ValueRange,
  WON,
} from './tree.ts';

/** What a search learnt. */
export interface SearchResult {
  readonly root: InformationSet;
  /** The answers to the question at the root, the best first. */
  readonly ranked: readonly string[];
}

/** Simulations that a budget has room for, or about so many: one takes a millisecond or less. */
const roomOf = (budget: Budget): number =>
  'simulations' in budget ? budget.simulations : budget.milliseconds;

/** How many answers can be told apart with a budget. */
const widthFor = (budget: Budget): number => 1 + Math.floor(Math.sqrt(roomOf(budget)));

/** Visits after which what lost every time is not looked at again: by then other worlds would have said so. */
const PROVEN_LOST_AFTER = 10;

/** What an answer that a guide holds to be e times as likely as another has ahead of it, in the value of one visit. */
const GUIDANCE = 0.06;

/** No answer counts as less likely. */
const UNLIKELY = 0.0025;

const likeliestFirst = (guide: ReadonlyMap<string, number> | undefined): readonly string[] | undefined =>
  guide && [...guide].sort(([, a], [, b]) => b - a).map(([key]) => key);

const isWon = (answer: ActionNode | undefined): boolean => answer?.proven === WON;

const isLost = (answer: ActionNode | undefined): boolean =>
  answer?.proven === LOST && answer.visits >= PROVEN_LOST_AFTER;

/**
 * The tree over the player's information sets. The answers at its root that are ranked first are tried in turn, all in the
 * same imagined world and then in the next, so that luck is the same for each; after every round the worse half is left
 * (sequential halving; Karnin, Koren and Somekh 2013).
 */
export const growTree = (request: DecisionRequest, budget: Budget, playout: Playout): SearchResult => {
  const { player, decision, rng } = request;
  const root = new InformationSet();
  const searching = { searcher: player, rng, playout, valueRange: new ValueRange() };
  const learntOf = (key: string): ActionNode | undefined => actionAt(root, player, key);
  const guide = playout.guide?.(request);
  /** What is expected of an answer, with what a guide said of it, which counts less with every visit and nothing if all were won. */
  const promiseOf = (key: string): number => {
    const { mean = 0, visits = 0 } = learntOf(key) ?? {};
    const share = guide?.get(key);
    if (share === undefined || visits === 0 || mean === WON) return mean;
    return mean + (GUIDANCE * Math.log(Math.max(UNLIKELY, share))) / visits;
  };
  /** The more promising first; of those that won every time, one after which all is settled. */
  const byPromise = (a: string, b: string): number =>
    promiseOf(b) - promiseOf(a) || Number(isWon(learntOf(b))) - Number(isWon(learntOf(a)));
  const worthALook = (keys: readonly string[]): readonly string[] => {
    const open = keys.filter((key) => !isLost(learntOf(key)));
    return open.length === 0 ? keys : open;
  };
  const goesOn = budgetMeter(budget);
  let ranked = likeliestFirst(guide) ?? playout.ranking?.(request) ?? decision.options.map(({ key }) => key);
  let left = playout.ranking === undefined ? ranked.length : Math.min(ranked.length, widthFor(budget));
  const rounds = Math.max(1, Math.ceil(Math.log2(left)));
  for (let round = 1; round <= rounds; round += 1) {
    while (goesOn(round / rounds)) {
      const [first, ...others] = worthALook(ranked.slice(0, left));
      const world = request.sample();
      simulation(root, forkMatch(world), searching, first);
      for (const other of others) if (goesOn()) simulation(root, forkMatch(world), searching, other);
    }
    ranked = [...ranked.slice(0, left).toSorted(byPromise), ...ranked.slice(left)];
    left = Math.ceil(left / 2);
  }
  return { root, ranked };
};

/** The answer that is left in the end; tells whoever listens what was learnt of all. */
const bestAction = (request: DecisionRequest, { root, ranked }: SearchResult): string => {
  const rated = ranked.map((key) => {
    const { visits = 0, availability = 0, mean = 0 } = actionAt(root, request.player, key) ?? {};
    return toRatedOption({ key, visits, availability, expected: mean }, visits);
  });
  request.explain(rated);
  return rated[0]?.key ?? '';
};

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree for all worlds,
 * an answer weighed by how often it was on offer. Takes the answer that is left in the end.
 */
export const ismctsAgent = (playout: Playout): Agent => ({
  act: (request, budget) => bestAction(request, growTree(request, budget, playout)),
});

/**
 * A cheat: the search of `ismcts` in the match that is really going on, chance included. What it wins beyond `ismcts` is
 * what sight of everything hidden is worth. `sight` gives the match as it stands, to be used up.
 */
export const oracleAgent = (playout: Playout, sight: () => Match): Agent => {
  const search = ismctsAgent(playout);
  return { act: (request, budget) => search.act({ ...request, sample: sight }, budget) };
};
