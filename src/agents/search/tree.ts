import { type RatedOption, resultValue, type Value, valueFor } from '../../core/adapters/heuristic.ts';
import type { Player } from '../../core/decision.ts';
import type { Question } from '../../core/question.ts';
import type { Match, Pending } from '../../runtime/match.ts';
import { lazyQuestionOf } from '../../runtime/match-runner.ts';
import type { Chance } from '../agent.ts';
import { fearedCards, type HiddenCardStats } from './fears.ts';
import { type Playout, playOut } from './playout.ts';

/** What a search learnt of one option. */
export interface ActionStats {
  readonly key: string;
  /** Simulations that began with it. */
  readonly visits: number;
  /** Simulations, from its first try on, in which it was on offer. */
  readonly availability: number;
  /** Expected result: 1 won, 0 lost. */
  readonly expected: number;
}

/** The row as a rating, worth so much. `hidden`: what is known of hidden cards, of the best option. */
export const toRatedOption = (
  { key, visits, availability, expected }: ActionStats,
  worth: number,
  hidden?: HiddenCardStats,
): RatedOption => ({
  key,
  worth,
  reason: {
    en: `expects ${expected.toFixed(2)}, ${visits} of ${availability} visits`,
    ja: `期待値${expected.toFixed(2)}、訪問${visits}回(選べた${availability}回のうち)`,
  },
  search: { visits, availability, expected, ...(hidden && { fears: fearedCards(hidden) }) },
});

/** Values that differ by less are alike: chance makes such differences. */
const MIN_WIDTH = 0.1;

/** So many simulations believe that anything from lost to won may still come. */
const OPEN_MINDED = 30;

/**
 * How far apart the values lie that a search has met. Doubt about an answer is measured by it, as where MuZero looks at
 * values within the least and the greatest (Schrittwieser et al. 2020): where all that is left is worth about as much,
 * a little more still stands out. It narrows slowly, or a win behind two bad answers would be given up on too early.
 */
export class ValueRange {
  #least: Value = 1;
  #greatest: Value = 0;
  #met = 0;

  note(value: Value): void {
    if (value < this.#least) this.#least = value;
    if (value > this.#greatest) this.#greatest = value;
    this.#met += 1;
  }

  get width(): number {
    const open = this.#met <= OPEN_MINDED ? 1 : OPEN_MINDED / this.#met;
    return Math.max(this.#greatest - this.#least, open, MIN_WIDTH);
  }
}

/** Worlds that count as much as all before what is settled was. */
const RESERVATIONS = 2;

/** What was learnt of one answer in one information set. */
export class ActionNode {
  /** Who gives it. */
  readonly mover: Player;
  /** Visits to the information set before it was tried first. */
  readonly since: number;
  /** What is known when the searcher is asked next, by what it sees then; one entry where the other player is asked. */
  readonly after = new Map<string, InformationSet>();
  visits = 0;
  /** Visits to the information set, from the first try of the answer on, in whose world it was on offer. */
  availability = 0;
  /** Sum of the values of its visits, as the mover sees them. */
  total = 0;
  /** What it comes to for the mover in every world met, if all that can follow was looked at as far as that takes. */
  proven: number | undefined;
  /** Visits in a row after which it was settled as that. */
  agreements = 0;

  constructor(mover: Player, since: number) {
    this.mover = mover;
    this.since = since;
  }

  /** What is expected of it: what it is settled as, the more the more worlds agreed, for one that was lucky may settle it. */
  get mean(): number {
    const average = this.visits === 0 ? 0 : this.total / this.visits;
    if (this.proven === undefined) return average;
    return (this.agreements * this.proven + RESERVATIONS * average) / (this.agreements + RESERVATIONS);
  }

  prove(value: number | undefined): void {
    this.agreements = value === this.proven ? this.agreements + 1 : 1;
    this.proven = value;
  }
}

/** Situations that are one to the searcher. Each visit takes one answer, so the visits of the answers sum to its own. */
export class InformationSet {
  readonly actions = new Map<string, ActionNode>();
  /** The answers that were on offer when the first was due, the most promising first; of a set that the searcher is asked in. */
  ranked: readonly string[] | undefined;
  visits = 0;
  /** What it comes to for player 0, as far as its answers settle it. */
  proven: Value | undefined;
}

/** How eagerly little known answers are tried of the player who searches: a win may lie behind any. */
const EXPLORATION = 0.8;

/** How eagerly those of the other player are: one that is bad for the searcher is soon believed. */
const EXPLORATION_OF_OTHER = 0.3;

export const WON = 1;
export const LOST = 0;

const bound = ({ mean, visits, availability }: ActionNode, doubt: number): number =>
  mean + doubt * Math.sqrt(Math.log(availability) / visits);

/** The same key asked of the other player is another answer. */
const actionId = (player: Player, key: string): string => `${player} ${key}`;

/** What was learnt of an answer in an information set. */
export const actionAt = (set: InformationSet, player: Player, key: string): ActionNode | undefined =>
  set.actions.get(actionId(player, key));

const added = (set: InformationSet, player: Player, key: string): ActionNode => {
  const answer = new ActionNode(player, set.visits);
  set.actions.set(actionId(player, key), answer);
  return answer;
};

/** What a search needs beside the worlds it is given. */
export interface SearchContext {
  readonly searcher: Player;
  readonly rng: Chance;
  readonly playout: Playout;
  /** Of what the simulations came to. */
  readonly valueRange: ValueRange;
}

interface Step {
  readonly set: InformationSet;
  readonly key: string;
  readonly answer: ActionNode;
  readonly isNew: boolean;
  /** Whether the world offers an answer that was never tried. */
  readonly leavesUntried: boolean;
}

/** A guided search takes so many visits for one: what follows an answer is tried late, or the answer is blamed for it. */
const PATIENCE = 8;

/** Answers that are tried by the time an information set has been visited so often, where they are ranked. */
const widthAfter = (visits: number, { guide }: Playout): number =>
  1 + Math.floor(Math.sqrt(guide === undefined ? visits : visits / PATIENCE));

/**
 * An answer that is due to be tried for the first time: any, or where they are ranked the next one once it is its turn.
 * Answers that are known to lose take nobody's turn.
 */
const untriedIn = (
  set: InformationSet,
  question: () => Question,
  known: number,
  untried: readonly string[],
  { rng, playout }: SearchContext,
  isOwn: boolean,
): string | undefined => {
  if (untried.length === 0) return undefined;
  const { ranking } = playout;
  if (ranking === undefined) return untried[rng.below(untried.length)];
  if (known >= widthAfter(set.visits, playout)) return undefined;
  const isUntried = (key: string): boolean => untried.includes(key);
  const due = set.ranked?.find(isUntried);
  if (due !== undefined) return due;
  const ranked = ranking(question());
  if (isOwn) set.ranked = ranked;
  return ranked.find(isUntried);
};

/** What to do in an information set: an answer known to win, else one that is due, else the most promising of those on offer. */
const choose = (set: InformationSet, world: Match, open: Pending, searching: SearchContext): Step => {
  const { player, options } = open.decision;
  const eagerness = player === searching.searcher ? EXPLORATION : EXPLORATION_OF_OTHER;
  const doubt = eagerness * searching.valueRange.width;
  const promiseOf = (answer: ActionNode): number =>
    answer.proven === WON ? Number.POSITIVE_INFINITY : bound(answer, doubt);
  const untried: string[] = [];
  let hopeful = 0;
  let best: Pick<Step, 'key' | 'answer'> | undefined;
  for (const { key } of options) {
    const answer = actionAt(set, player, key);
    if (answer === undefined) {
      untried.push(key);
      continue;
    }
    answer.availability += 1;
    if (answer.proven !== LOST) hopeful += 1;
    if (best === undefined || promiseOf(answer) > promiseOf(best.answer)) best = { key, answer };
  }
  const due =
    best?.answer.proven === WON
      ? undefined
      : untriedIn(
          set,
          () => lazyQuestionOf(world, open),
          hopeful,
          untried,
          searching,
          player === searching.searcher,
        );
  if (due === undefined) {
    return {
      set,
      ...(best as Pick<Step, 'key' | 'answer'>),
      isNew: false,
      leavesUntried: untried.length > 0,
    };
  }
  const answer = added(set, player, due);
  answer.availability = 1;
  return { set, key: due, answer, isNew: true, leavesUntried: untried.length > 1 };
};

/** What begins with that answer, to a question that is the same in every world. */
const begin = (set: InformationSet, { decision: { player, options } }: Pending, key: string): Step => {
  const known = actionAt(set, player, key);
  const answer = known ?? added(set, player, key);
  for (const each of set.actions.values()) each.availability += 1;
  return { set, key, answer, isNew: known === undefined, leavesUntried: options.length > set.actions.size };
};

const setAfter = ({ after }: ActionNode, seen: string): InformationSet => {
  const known = after.get(seen);
  if (known !== undefined) return known;
  const set = new InformationSet();
  after.set(seen, set);
  return set;
};

/** What the searcher is asked by, if it is the one asked. */
const informationStateIn = (world: Match, searcher: Player): string => {
  if (world.pending()?.decision.player !== searcher) return '';
  const { ruleset } = world;
  const game = world.game();
  return ruleset.informationStateKey?.(game, searcher) ?? JSON.stringify(ruleset.view(game, searcher));
};

/** Whether an answer was on offer in every world met since it was tried first. */
const isAlwaysThere = ({ visits }: InformationSet, { since, availability }: ActionNode): boolean =>
  availability === visits - since;

/** What the answers of a set settle for player 0: one that wins wherever it was met, or the best where all are settled. */
const provenBy = ({ set, answer: { mover }, leavesUntried }: Step): Value | undefined => {
  const answers = [...set.actions.values()];
  if (answers.some((each) => each.proven === WON && isAlwaysThere(set, each))) return valueFor(WON, mover);
  if (leavesUntried || answers.some(({ proven: settled }) => settled === undefined || settled === WON))
    return undefined;
  return valueFor(Math.max(...answers.map(({ proven: settled }) => settled as number)), mover);
};

/** What an answer is settled as for player 0, now that what follows it is settled as that. */
const provenAs = ({ after }: ActionNode, value: Value | undefined): Value | undefined =>
  value !== undefined && [...after.values()].every(({ proven: settled }) => settled === value)
    ? value
    : undefined;

/** Notes what a simulation came to for every answer on its way, and what that settles, from the last answer to the first. */
const backpropagate = (path: readonly Step[], value: Value, end: InformationSet | undefined): void => {
  let settled = end?.proven;
  for (const step of path.toReversed()) {
    const { set, answer } = step;
    answer.visits += 1;
    answer.total += valueFor(value, answer.mover);
    settled = provenAs(answer, settled);
    answer.prove(settled === undefined ? undefined : valueFor(settled, answer.mover));
    set.proven = provenBy(step);
    settled = set.proven;
  }
};

/** The end of a match, as what follows an answer: nobody is asked there. */
const endAfter = (answer: ActionNode, value: Value): InformationSet => {
  const end = setAfter(answer, `over ${value}`);
  end.proven = value;
  return end;
};

/**
 * One simulation: down the tree by what the world offers, one new answer, a playout, and what it came to noted for
 * every answer on the way. It begins with `first` where that is named. The world is used up. Returns what it came to.
 */
export const simulation = (
  root: InformationSet,
  world: Match,
  searching: SearchContext,
  first?: string,
): Value => {
  const { searcher, rng, playout } = searching;
  const began = world.game();
  const path: Step[] = [];
  let set = root;
  let end: InformationSet | undefined;
  for (let open = world.pending(); open !== undefined; open = world.pending()) {
    const isTold = set === root && first !== undefined;
    const step = isTold ? begin(set, open, first) : choose(set, world, open, searching);
    set.visits += 1;
    path.push(step);
    world.answer(open.decision.player, step.key);
    const { result } = world.game();
    if (result !== undefined) end = endAfter(step.answer, resultValue(result));
    if (step.isNew || end !== undefined) break;
    set = setAfter(step.answer, informationStateIn(world, searcher));
  }
  const value = playOut(world, began, rng, playout);
  searching.valueRange.note(value);
  backpropagate(path, value, end);
  return value;
};
