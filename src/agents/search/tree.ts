import type { Player } from '../../kernel/decision.ts';
import { valueFor } from '../../kernel/faces/value.ts';
import type { Question } from '../../kernel/question.ts';
import { questionAtAGlance } from '../../runtime/drive.ts';
import type { Match, Pending } from '../../runtime/match.ts';
import type { Chance } from '../chance.ts';
import { type Playout, playOn } from './playout.ts';
import type { Spread } from './spread.ts';

/** What was learnt of one answer in one information set. */
export class TreeAnswer {
  /** Who gives it. */
  readonly mover: Player;
  /** What is known when the searcher is asked next, by what it sees then; one entry where the other player is asked. */
  readonly after = new Map<string, InformationSet>();
  visits = 0;
  /** Visits to the information set, from the first try of the answer on, in whose world it was on offer. */
  availability = 0;
  /** Sum of the values of its visits, as the mover sees them. */
  total = 0;

  constructor(mover: Player) {
    this.mover = mover;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** Situations that are one to the searcher. Each visit takes one answer, so the visits of the answers sum to its own. */
export class InformationSet {
  readonly answers = new Map<string, TreeAnswer>();
  visits = 0;
}

/** How eagerly little known answers are tried. */
const EXPLORATION = 0.7;

const bound = ({ mean, visits, availability }: TreeAnswer, doubt: number): number =>
  mean + doubt * Math.sqrt(Math.log(availability) / visits);

/** The same key asked of the other player is another answer. */
const answerId = (player: Player, key: string): string => `${player} ${key}`;

/** What a search needs beside the worlds it is given. */
export interface Searching {
  readonly searcher: Player;
  readonly rng: Chance;
  readonly playout: Playout;
  /** Of what the simulations came to. */
  readonly spread: Spread;
}

interface Step {
  readonly key: string;
  readonly answer: TreeAnswer;
  readonly isNew: boolean;
}

const firstTry = (set: InformationSet, player: Player, key: string): Step => {
  const answer = new TreeAnswer(player);
  answer.availability = 1;
  set.answers.set(answerId(player, key), answer);
  return { key, answer, isNew: true };
};

/** Answers that are tried by the time an information set has been visited so often, where they are ranked. */
const widthAfter = (visits: number): number => 1 + Math.floor(Math.sqrt(visits));

/** An answer that is due to be tried for the first time: any, or where they are ranked the next one once it is its turn. */
const untriedIn = (
  set: InformationSet,
  question: () => Question,
  known: number,
  untried: readonly string[],
  { rng, playout: { ranking } }: Searching,
): string | undefined => {
  if (untried.length === 0) return undefined;
  if (ranking === undefined) return untried[rng.below(untried.length)];
  if (known >= widthAfter(set.visits)) return undefined;
  return ranking(question()).find((key) => untried.includes(key));
};

/** The way on in a world: an answer that is due to be tried, else the most promising of those on offer. */
const choose = (set: InformationSet, world: Match, open: Pending, searching: Searching): Step => {
  const { player, options } = open.decision;
  const doubt = EXPLORATION * searching.spread.width;
  const untried: string[] = [];
  let known = 0;
  let best: Step | undefined;
  for (const { key } of options) {
    const answer = set.answers.get(answerId(player, key));
    if (answer === undefined) {
      untried.push(key);
      continue;
    }
    known += 1;
    answer.availability += 1;
    if (best === undefined || bound(answer, doubt) > bound(best.answer, doubt))
      best = { key, answer, isNew: false };
  }
  const key = untriedIn(set, () => questionAtAGlance(world, open), known, untried, searching);
  return key === undefined ? (best as Step) : firstTry(set, player, key);
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

/**
 * One simulation: down the tree by what the world offers, one new answer, a playout, and what it came to noted for
 * every answer on the way. The world is used up.
 */
export const simulate = (root: InformationSet, world: Match, searching: Searching): void => {
  const { searcher, rng, playout } = searching;
  const began = world.game();
  const path: TreeAnswer[] = [];
  let set = root;
  for (let open = world.pending(); open !== undefined; open = world.pending()) {
    const { key, answer, isNew } = choose(set, world, open, searching);
    set.visits += 1;
    path.push(answer);
    world.answer(open.decision.player, key);
    if (isNew) break;
    set = setAfter(answer, seenIn(world, searcher));
  }
  const value = playOn(world, began, rng, playout);
  searching.spread.note(value);
  for (const answer of path) {
    answer.visits += 1;
    answer.total += valueFor(value, answer.mover);
  }
};

/** What was learnt of an answer to the question at the root. */
export const answerAt = (root: InformationSet, player: Player, key: string): TreeAnswer | undefined =>
  root.answers.get(answerId(player, key));
