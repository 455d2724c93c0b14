import { type PlacedCard, valueFor } from '../../core/adapters/heuristic.ts';
import type { RngState } from '../../core/random.ts';
import type { Match } from '../../runtime/match.ts';
import { forkMatch } from '../../runtime/start.ts';
import {
  type Agent,
  type Budget,
  budgetMeter,
  type DecisionRequest,
  resultOf,
  type SteppedAgent,
  steppedAgent,
} from '../agent.ts';
import { addStats, type HiddenCardStats, hiddenCardStats, noteValue } from './fears.ts';
import type { Playout } from './playout.ts';
import {
  type ActionNode,
  actionAt,
  InformationSet,
  LOST,
  type SearchContext,
  simulation,
  toRatedOption,
  ValueRange,
  WON,
} from './tree.ts';

/** What a search learnt of an answer at its root. `hidden` is there if the request names hidden cards. */
export interface AnswerStats extends Pick<ActionNode, 'visits' | 'availability' | 'mean' | 'proven'> {
  readonly hidden?: HiddenCardStats;
}

/** What a search learnt of the answers at its root, by key; of one that was never tried, nothing. */
export type StatsByKey = ReadonlyMap<string, AnswerStats>;

/** A tree that a decision is searched with. */
export interface SearchTree {
  /**
   * Tries those answers until that share of its budget is spent, a step for each world; a tree in another thread goes on
   * meanwhile, with no steps here.
   */
  grow(answers: readonly string[], share: number): Iterable<undefined>;
  /** Waits, a step now and then, until a tree in another thread has done so. */
  grown(): Iterable<undefined>;
  /** What it has learnt. */
  learnt(): StatsByKey;
}

/** What a search came to. */
export interface SearchResult {
  readonly learnt: StatsByKey;
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

const isWon = (answer: AnswerStats | undefined): boolean => answer?.proven === WON;

const isLost = (answer: AnswerStats | undefined): boolean =>
  answer?.proven === LOST && answer.visits >= PROVEN_LOST_AFTER;

/** The tree over the player's information sets, in this thread. */
export class LocalTree implements SearchTree {
  readonly root = new InformationSet();
  readonly #request: DecisionRequest;
  readonly #goesOn: (share?: number) => boolean;
  readonly #searching: SearchContext;
  /** By answer. */
  readonly #hidden = new Map<string, HiddenCardStats>();

  constructor(request: DecisionRequest, budget: Budget, playout: Playout) {
    const { player, rng } = request;
    this.#request = request;
    this.#goesOn = budgetMeter(budget);
    this.#searching = { searcher: player, rng, playout, valueRange: new ValueRange() };
  }

  /** The answers are tried in turn, all in the same imagined world and then in the next, so that luck is the same for each. */
  *grow(answers: readonly string[], share: number): Generator<undefined, void> {
    while (this.#goesOn(share)) {
      const [first, ...others] = this.#worthALook(answers);
      const world = this.#request.sample();
      const hidden = this.#request.hiddenCards?.(world.game());
      this.#simulate(world, first, hidden);
      for (const other of others) {
        if (this.#goesOn()) this.#simulate(world, other, hidden);
      }
      yield undefined;
    }
  }

  grown(): readonly undefined[] {
    return [];
  }

  #simulate(world: Match, first: string | undefined, hidden: readonly PlacedCard[] | undefined): void {
    const value = simulation(this.root, forkMatch(world), this.#searching, first);
    if (hidden === undefined || first === undefined) return;
    const stats = this.#hidden.get(first) ?? hiddenCardStats();
    this.#hidden.set(first, stats);
    noteValue(stats, hidden, valueFor(value, this.#request.player));
  }

  learnt(): StatsByKey {
    const learnt = new Map<string, AnswerStats>();
    for (const { key } of this.#request.decision.options) {
      const answer = this.#learntOf(key);
      if (answer === undefined) continue;
      const { visits, availability, mean, proven } = answer;
      const hidden = this.#hidden.get(key);
      learnt.set(key, { visits, availability, mean, proven, ...(hidden && { hidden }) });
    }
    return learnt;
  }

  #learntOf(key: string): ActionNode | undefined {
    return actionAt(this.root, this.#request.player, key);
  }

  #worthALook(keys: readonly string[]): readonly string[] {
    const open = keys.filter((key) => !isLost(this.#learntOf(key)));
    return open.length === 0 ? keys : open;
  }
}

const together = (one: AnswerStats, other: AnswerStats): AnswerStats => {
  const visits = one.visits + other.visits;
  return {
    visits,
    availability: one.availability + other.availability,
    mean: (one.visits * one.mean + other.visits * other.mean) / Math.max(1, visits),
    proven: one.proven === other.proven ? one.proven : undefined,
    ...(one.hidden && other.hidden && { hidden: addStats(one.hidden, other.hidden) }),
  };
};

/** The statistics of several trees added up. An answer is proven if every tree that tried it proves the same. */
const merged = ([first, ...others]: readonly StatsByKey[]): StatsByKey => {
  const learnt = new Map(first);
  for (const [key, more] of others.flatMap((tree) => [...tree])) {
    const known = learnt.get(key);
    learnt.set(key, known === undefined ? more : together(known, more));
  }
  return learnt;
};

/**
 * Searches with trees that share the budget. The answers at the root that are ranked first are tried; after every round the
 * worse half is left (sequential halving; Karnin, Koren and Somekh 2013), by what all trees learnt.
 */
function* search(
  request: DecisionRequest,
  budget: Budget,
  playout: Playout,
  trees: readonly SearchTree[],
): Generator<undefined, SearchResult> {
  const guide = playout.guide?.(request);
  let learnt: StatsByKey = new Map();
  /** What is expected of an answer, with what a guide said of it, which counts less with every visit and nothing if all were won. */
  const promiseOf = (key: string): number => {
    const { mean = 0, visits = 0 } = learnt.get(key) ?? {};
    const share = guide?.get(key);
    if (share === undefined || visits === 0 || mean === WON) return mean;
    return mean + (GUIDANCE * Math.log(Math.max(UNLIKELY, share))) / visits;
  };
  /** The more promising first; of those that won every time, one after which all is settled. */
  const byPromise = (a: string, b: string): number =>
    promiseOf(b) - promiseOf(a) || Number(isWon(learnt.get(b))) - Number(isWon(learnt.get(a)));
  let ranked =
    likeliestFirst(guide) ?? playout.ranking?.(request) ?? request.decision.options.map(({ key }) => key);
  let left = playout.ranking === undefined ? ranked.length : Math.min(ranked.length, widthFor(budget));
  const rounds = Math.max(1, Math.ceil(Math.log2(left)));
  for (let round = 1; round <= rounds; round += 1) {
    for (const tree of trees) yield* tree.grow(ranked.slice(0, left), round / rounds);
    for (const tree of trees) yield* tree.grown();
    learnt = merged(trees.map((tree) => tree.learnt()));
    ranked = [...ranked.slice(0, left).toSorted(byPromise), ...ranked.slice(left)];
    left = Math.ceil(left / 2);
  }
  return { learnt, ranked };
}

/** Searches with one tree, and gives it too. */
export const growTree = (
  request: DecisionRequest,
  budget: Budget,
  playout: Playout,
): SearchResult & { readonly root: InformationSet } => {
  const tree = new LocalTree(request, budget, playout);
  return { ...resultOf(search(request, budget, playout, [tree])), root: tree.root };
};

/** The answer that is left in the end; tells whoever listens what was learnt of all. */
const bestAction = (request: DecisionRequest, { learnt, ranked }: SearchResult): string => {
  const rated = ranked.map((key, rank) => {
    const { visits = 0, availability = 0, mean = 0, hidden } = learnt.get(key) ?? {};
    const row = { key, visits, availability, expected: mean };
    return toRatedOption(row, visits, rank === 0 ? hidden : undefined);
  });
  request.explain(rated);
  return rated[0]?.key ?? '';
};

/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree for all worlds,
 * an answer weighed by how often it was on offer. Takes the answer that is left in the end.
 */
export const ismctsAgent = (playout: Playout): SteppedAgent =>
  steppedAgent(function* (request, budget) {
    const tree = new LocalTree(request, budget, playout);
    return bestAction(request, yield* search(request, budget, playout, [tree]));
  });

/** Makes the tree of that number, with a random stream of its own, for the question that is open. */
export type TreeMaker = (index: number, stream: RngState, simulations: number) => SearchTree;

/**
 * The same search with so many trees, each with its share of the budget and worlds of its own, so that they can grow in as
 * many threads (root parallelization; Chaslot, Winands and van den Herik 2008). What it answers does not depend on where
 * its trees grow. `elsewhere` makes all trees but the last; absent: they grow here, one after another.
 */
export const forestAgent = (playout: Playout, count: number, elsewhere?: TreeMaker): SteppedAgent =>
  steppedAgent(function* (request, budget) {
    const trees = Array.from({ length: count }, (_, index) => {
      const stream = request.rng.stream();
      const simulations = Math.floor((roomOf(budget) + index) / count);
      return elsewhere === undefined || index === count - 1
        ? new LocalTree(request.apart(stream), { simulations }, playout)
        : elsewhere(index, stream, simulations);
    });
    return bestAction(request, yield* search(request, budget, playout, trees));
  });

/**
 * A cheat: the search of `ismcts` in the match that is really going on, chance included. What it wins beyond `ismcts` is
 * what sight of everything hidden is worth. `sight` gives the match as it stands, to be used up.
 */
export const oracleAgent = (playout: Playout, sight: () => Match): Agent => {
  const search = ismctsAgent(playout);
  return { act: (request, budget) => search.act({ ...request, sample: sight }, budget) };
};
