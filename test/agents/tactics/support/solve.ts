import { rateOptions, resultValue, valueFor } from '../../../../src/core/adapters/heuristic.ts';
import type { Player } from '../../../../src/core/decision.ts';
import type { Position } from '../../../../src/core/game-state.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import type { Match } from '../../../../src/runtime/match.ts';
import { lazyQuestionOf } from '../../../../src/runtime/match-runner.ts';
import { forkMatch, resumeMatch } from '../../../../src/runtime/start.ts';
import { worldsOf } from './worlds.ts';

/** Answers that a position may take to solve: more, and it is too large to be one of ours. */
const MOST_ANSWERS = 30_000;

/** Ways for the searcher to go on that are held against each other at once. */
const MOST_WAYS = 20_000;

/** What each state of a set comes to under one way for the searcher to go on. */
type Way = readonly number[];

/** What can come of a state by answers of the other player alone. */
type Branch =
  | { readonly is: 'over'; readonly value: number }
  | { readonly is: 'asked'; readonly at: number }
  | { readonly is: 'other'; readonly branches: readonly Branch[] };

const sum = (way: Way): number => way.reduce((total, value) => total + value, 0);

const isAtLeast = (one: Way, other: Way): boolean => one.every((value, at) => value >= (other[at] as number));

/** The ways that no other way is as good as everywhere. */
const undominated = (ways: readonly Way[]): readonly Way[] =>
  ways.reduce<readonly Way[]>(
    (kept, way) =>
      kept.some((each) => isAtLeast(each, way))
        ? kept
        : [...kept.filter((each) => !isAtLeast(way, each)), way],
    [],
  );

const answered = (match: Match, key: string): Match => {
  const next = forkMatch(match);
  const refusal = next.answer(match.pending()?.decision.player ?? 0, key);
  if (refusal !== undefined) throw new Error(refusal.message);
  return next;
};

/** What is on offer in an order that finds a good answer soon; what is found does not depend on it. */
const promisingFirst = (match: Match): readonly string[] => {
  const open = match.pending();
  if (open === undefined) return [];
  const { rating } = match.ruleset;
  if (rating === undefined) return open.decision.options.map(({ key }) => key);
  return rateOptions(rating, lazyQuestionOf(match, open))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ key }) => key);
};

class Solver {
  readonly #searcher: Player;
  readonly #solved = new Map<string, number>();
  answers = 0;

  constructor(searcher: Player) {
    this.#searcher = searcher;
  }

  #after(match: Match, key: string): Match {
    this.answers += 1;
    if (this.answers > MOST_ANSWERS) throw new Error('the position is too large to be solved');
    return answered(match, key);
  }

  #result(match: Match): number {
    const { result } = match.game();
    if (result === undefined) throw new Error('nobody is asked and nothing is over');
    return valueFor(resultValue(result), this.#searcher);
  }

  /** Everything that can matter from here on, as text. */
  #stateOf(match: Match): string {
    const { game, stack } = match.position();
    const { facts, cards, rng, object, nextNumber, ...rest } = game as unknown as Record<string, unknown>;
    const frames = stack.map(({ state, rest: { before, ...others } }) => [state, others]);
    return JSON.stringify([rest, frames, match.pending()?.decision.options.map(({ key }) => key)]);
  }

  #seen(match: Match): string {
    const { ruleset } = match;
    const options = match.pending()?.decision.options.map(({ key }) => key);
    return `${ruleset.informationStateKey?.(match.game(), this.#searcher)} ${options?.join()}`;
  }

  /** One world in which everything lies open: the best for who is asked, against the best of the other. */
  open(match: Match): number {
    const decision = match.pending()?.decision;
    if (decision === undefined) return this.#result(match);
    const state = this.#stateOf(match);
    const known = this.#solved.get(state);
    if (known !== undefined) return known;
    const isOwn = decision.player === this.#searcher;
    let best = isOwn ? 0 : 1;
    for (const key of promisingFirst(match)) {
      const value = this.open(this.#after(match, key));
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
      if (best === (isOwn ? 1 : 0)) break;
    }
    this.#solved.set(state, best);
    return best;
  }

  /** What can come of a set of states, which are one to the searcher, who is asked in all of them. */
  #ways(states: readonly Match[]): readonly Way[] {
    const [only] = states;
    if (only !== undefined && states.length === 1) return [[this.open(only)]];
    const options = only?.pending()?.decision.options ?? [];
    return undominated(options.flatMap(({ key }) => this.after(states, key)));
  }

  #branch(match: Match, asked: Match[]): Branch {
    const decision = match.pending()?.decision;
    if (decision === undefined) return { is: 'over', value: this.#result(match) };
    if (decision.player === this.#searcher) return { is: 'asked', at: asked.push(match) - 1 };
    const branches = decision.options.map(({ key }) => this.#branch(this.#after(match, key), asked));
    return { is: 'other', branches };
  }

  /** What can come of an answer in states that are one to the searcher: the other player knows in which of them it is. */
  after(states: readonly Match[], key: string): readonly Way[] {
    const asked: Match[] = [];
    const branches = states.map((state) => this.#branch(this.#after(state, key), asked));
    const sets = new Map<string, number[]>();
    asked.forEach((state, at) => {
      const seen = this.#seen(state);
      sets.set(seen, [...(sets.get(seen) ?? []), at]);
    });
    let ways: readonly ReadonlyMap<number, number>[] = [new Map()];
    for (const set of sets.values()) {
      const further = this.#ways(set.map((at) => asked[at] as Match));
      ways = ways.flatMap((way) =>
        further.map((values) => new Map([...way, ...set.map((at, n) => [at, values[n] as number] as const)])),
      );
      if (ways.length > MOST_WAYS)
        throw new Error('there are too many ways to go on to hold against each other');
    }
    const worthOf = (branch: Branch, way: ReadonlyMap<number, number>): number => {
      if (branch.is === 'over') return branch.value;
      if (branch.is === 'asked') return way.get(branch.at) as number;
      return Math.min(...branch.branches.map((each) => worthOf(each, way)));
    };
    return undominated(ways.map((way) => branches.map((branch) => worthOf(branch, way))));
  }
}

export interface Solution {
  readonly player: Player;
  /** By first answer, what it is worth at least to the player asked: 1 won, 0 lost, the mean over all worlds. */
  readonly values: ReadonlyMap<string, number>;
  readonly worlds: number;
  readonly answers: number;
}

/**
 * Solves a position by its whole tree, to the ends of the match, in every world that fits what the player asked knows.
 * That player goes on alike wherever it sees the same, as in the match; the other player is taken to know everything.
 * So each value is one that no opponent can bring down.
 */
export const solve = (ruleset: Ruleset, position: Position): Solution => {
  const real = resumeMatch(ruleset, position, { runtime: 'lean' });
  const decision = real.pending()?.decision;
  if (decision === undefined) throw new Error('nobody is asked');
  const { player } = decision;
  const states = worldsOf(real.position(), player).map((world) =>
    resumeMatch(ruleset, world, { runtime: 'lean' }),
  );
  const solver = new Solver(player);
  const values = new Map(
    decision.options.map(({ key }) => {
      const [only] = states;
      const worth =
        only !== undefined && states.length === 1
          ? solver.open(answered(only, key))
          : Math.max(...solver.after(states, key).map(sum)) / states.length;
      return [key, worth] as const;
    }),
  );
  return { player, values, worlds: states.length, answers: solver.answers };
};

/** The answers that are worth the most, sorted. */
export const bestOf = ({ values }: Solution): readonly string[] => {
  const most = Math.max(...values.values());
  return [...values].flatMap(([key, value]) => (value > most - 1e-9 ? [key] : [])).sort();
};
