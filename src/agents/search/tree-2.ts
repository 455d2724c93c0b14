import type { Player } from '../../core/decision.ts';
import { resultValue, type Value, valueFor } from '../../core/adapters/value.ts';
import type { Question } from '../../core/question.ts';
import { questionAtAGlance } from '../../runtime/match-runner.ts';
import type { Match, Pending } from '../../runtime/match.ts';
import type { Chance } from '../agent.ts';
import { type Playout, playOn } from './playout.ts';
import type { Spread } from './spread.ts';

/** Worlds that count as much as all before what is settled was. */
const RESERVATIONS = 2;

/** What was learnt of one answer in one information set. */
export class TreeAnswer {
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
  settled: number | undefined;
  /** Visits in a row after which it was settled as that. */
  agreed = 0;

  constructor(mover: Player, since: number) {
    this.mover = mover;
    this.since = since;
  }

  /** What is expected of it: what it is settled as, the more the more worlds agreed, for one that was lucky may settle it. */
  get mean(): number {
    const average = this.visits === 0 ? 0 : this.total / this.visits;
    if (this.settled === undefined) return average;
    return (this.agreed * this.settled + RESERVATIONS * average) / (this.agreed + RESERVATIONS);
  }

  settle(value: number | undefined): void {
    this.agreed = value === this.settled ? this.agreed + 1 : 1;
    this.settled = value;
  }
}

/** Situations that are one to the searcher. Each visit takes one answer, so the visits of the answers sum to its own. */
export class InformationSet {
  readonly answers = new Map<string, TreeAnswer>();
  visits = 0;
  /** What it comes to for player 0, as far as its answers settle it. */
  settled: Value | undefined;
}

/** How eagerly little known answers are tried of the player who searches: a win may lie behind any. */
const EXPLORATION = 0.8;

/** How eagerly those of the other player are: one that is bad for the searcher is soon believed. */
const EXPLORATION_OF_OTHER = 0.3;

export const WON = 1;
export const LOST = 0;

const bound = ({ mean, visits, availability }: TreeAnswer, doubt: number): number =>
  mean + doubt * Math.sqrt(Math.log(availability) / visits);

/** The same key asked of the other player is another answer. */
const answerId = (player: Player, key: string): string => `${player} ${key}`;

/** What was learnt of an answer in an information set. */
export const answerAt = (set: InformationSet, player: Player, key: string): TreeAnswer | undefined =>
  set.answers.get(answerId(player, key));

const added = (set: InformationSet, player: Player, key: string): TreeAnswer => {
  const answer = new TreeAnswer(player, set.visits);
  set.answers.set(answerId(player, key), answer);
  return answer;
};

/** What a search needs beside the worlds it is given. */
export interface Searching {
  readonly searcher: Player;
  readonly rng: Chance;
  readonly playout: Playout;
  /** Of what the simulations came to. */
  readonly spread: Spread;
}

interface Step {
  readonly set: InformationSet;
  readonly key: string;
  readonly answer: TreeAnswer;
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
  { rng, playout }: Searching,
): string | undefined => {
  if (untried.length === 0) return undefined;
  const { ranking } = playout;
  if (ranking === undefined) return untried[rng.below(untried.length)];
  if (known >= widthAfter(set.visits, playout)) return undefined;
  return ranking(question()).find((key) => untried.includes(key));
};

/** What to do in an information set: an answer known to win, else one that is due, else the most promising of those on offer. */
const choose = (set: InformationSet, world: Match, open: Pending, searching: Searching): Step => {
  const { player, options } = open.decision;
  const eagerness = player === searching.searcher ? EXPLORATION : EXPLORATION_OF_OTHER;
  const doubt = eagerness * searching.spread.width;
  const promiseOf = (answer: TreeAnswer): number =>
    answer.settled === WON ? Number.POSITIVE_INFINITY : bound(answer, doubt);
  const untried: string[] = [];
  let hopeful = 0;
  let best: Pick<Step, 'key' | 'answer'> | undefined;
  for (const { key } of options) {
    const answer = answerAt(set, player, key);
    if (answer === undefined) {
      untried.push(key);
      continue;
    }
    answer.availability += 1;
    if (answer.settled !== LOST) hopeful += 1;
    if (best === undefined || promiseOf(answer) > promiseOf(best.answer)) best = { key, answer };
  }
  const due =
    best?.answer.settled === WON
      ? undefined
      : untriedIn(set, () => questionAtAGlance(world, open), hopeful, untried, searching);
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
  const known = answerAt(set, player, key);
  const answer = known ?? added(set, player, key);
  for (const each of set.answers.values()) each.availability += 1;
  return { set, key, answer, isNew: known === undefined, leavesUntried: options.length > set.answers.size };
};

const setAfter = ({ after }: TreeAnswer, seen: string): InformationSet => {
  const known = after.get(seen);
  if (known !== undefined) return known;
  const set = new InformationSet();
  after.set(seen, set);
  return set;
};

/** What the searcher is asked by, if it is the one asked. */
const seenIn = (world: Match, searcher: Player): string => {
  if (world.pending()?.decision.player !== searcher) return '';
  const { ruleset } = world;
  const game = world.game();
  return ruleset.seenKey?.(game, searcher) ?? JSON.stringify(ruleset.view(game, searcher));
};

/** Whether an answer was on offer in every world met since it was tried first. */
const isAlwaysThere = ({ visits }: InformationSet, { since, availability }: TreeAnswer): boolean =>
  availability === visits - since;

/** What the answers of a set settle for player 0: one that wins wherever it was met, or the best where all are settled. */
const settledBy = ({ set, answer: { mover }, leavesUntried }: Step): Value | undefined => {
  const answers = [...set.answers.values()];
  if (answers.some((each) => each.settled === WON && isAlwaysThere(set, each))) return valueFor(WON, mover);
  if (leavesUntried || answers.some(({ settled }) => settled === undefined || settled === WON))
    return undefined;
  return valueFor(Math.max(...answers.map(({ settled }) => settled as number)), mover);
};

/** What an answer is settled as for player 0, now that what follows it is settled as that. */
const settledAs = ({ after }: TreeAnswer, value: Value | undefined): Value | undefined =>
  value !== undefined && [...after.values()].every(({ settled }) => settled === value) ? value : undefined;

/** Notes what a simulation came to for every answer on its way, and what that settles, from the last answer to the first. */
const note = (path: readonly Step[], value: Value, end: InformationSet | undefined): void => {
  let settled = end?.settled;
  for (const step of path.toReversed()) {
    const { set, answer } = step;
    answer.visits += 1;
    answer.total += valueFor(value, answer.mover);
    settled = settledAs(answer, settled);
    answer.settle(settled === undefined ? undefined : valueFor(settled, answer.mover));
    set.settled = settledBy(step);
    settled = set.settled;
  }
};

/** The end of a match, as what follows an answer: nobody is asked there. */
const endAfter = (answer: TreeAnswer, value: Value): InformationSet => {
  const end = setAfter(answer, `over ${value}`);
  end.settled = value;
  return end;
};

/**
 * One simulation: down the tree by what the world offers, one new answer, a playout, and what it came to noted for
 * every answer on the way. It begins with `first` where that is named. The world is used up.
 */
export const simulation = (
  root: InformationSet,
  world: Match,
  searching: Searching,
  first?: string,
): void => {
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
    set = setAfter(step.answer, seenIn(world, searcher));
  }
  const value = playOn(world, began, rng, playout);
  searching.spread.note(value);
  note(path, value, end);
};
