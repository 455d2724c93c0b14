import type { Option } from '../../core/decision.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Candidate } from '../../runtime/chart/chart.ts';
import { runFactoryOf } from '../../runtime/compiler/compiler.ts';
import { LeanMatch } from '../../runtime/lean-match.ts';
import { atPosition } from '../../runtime/start-point.ts';
import { transitionName } from '../coverage/chart-coverage.ts';
import { type Failure, failureOf, OracleFailure } from '../oracles/oracle.ts';
import { canonicalHash } from './canonical-hash.ts';
import type { PositionSet } from './position-set.ts';

/** From where every answer is given, and how far. */
export interface Exploration {
  readonly ruleset: Ruleset;
  readonly from: Position;
  /** Most answers in a row. */
  readonly depth: number;
  /** Whether no answer is given once the next turn has begun. */
  readonly isTurn: boolean;
}

/** A position from which answers are left to give. */
export interface OpenPosition {
  /** The answers on the way there. */
  readonly keys: readonly string[];
  /** How many of its own were given. */
  readonly given: number;
  /** Whether they were followed before, less far. */
  readonly isAgain: boolean;
}

/** Something that must not be, and the answers that lead there. */
export interface ExploredFailure {
  readonly failure: Failure;
  readonly keys: readonly string[];
}

/** What was seen. */
export interface Tally {
  /** Answers given, each once. */
  answers: number;
  /** Positions in which the match is over. */
  ends: number;
  /** Positions in which the next turn has begun. */
  turns: number;
  /** Transitions of the charts that were taken. */
  readonly transitions: Set<string>;
  /** By kind, the first of each. */
  readonly failures: Map<string, ExploredFailure>;
}

export const newTally = (): Tally => ({
  answers: 0,
  ends: 0,
  turns: 0,
  transitions: new Set(),
  failures: new Map(),
});

/** A piece of the work of an explorer. */
export interface Piece {
  /** Positions to go on with, besides those that it has. */
  readonly resume: readonly OpenPosition[];
  /** Most answers. */
  readonly answers: number;
  /** Whether it begins with the first position. */
  readonly isFirst: boolean;
  /** What it gives away of what is open afterwards. */
  readonly release: 'nothing' | 'half' | 'all';
}

/** What came of a piece. */
export interface PieceResult {
  readonly tally: Tally;
  /** What it gave away. */
  readonly open: readonly OpenPosition[];
  /** Whether it has answers left to give. */
  readonly isOpen: boolean;
}

/** The answers on the way to a position, the last one first. */
interface Way {
  readonly key: string;
  readonly before: Way | undefined;
}

const keysOf = (way: Way | undefined): readonly string[] => {
  const keys: string[] = [];
  for (let at = way; at !== undefined; at = at.before) keys.push(at.key);
  return keys.reverse();
};

type AnyLeanMatch = LeanMatch<GameState, Option, unknown>;

interface Open {
  readonly match: AnyLeanMatch;
  readonly way: Way | undefined;
  /** Answers in a row that are followed from here. */
  readonly left: number;
  readonly options: readonly string[];
  /** Whether they were followed before, less far. */
  readonly isAgain: boolean;
  next: number;
}

/** Follows the answers from positions, depth first; what a set has seen is not followed twice. */
export class Explorer {
  readonly #setting: Exploration;
  readonly #seen: PositionSet;
  readonly #checkpoints: ReadonlySet<string>;
  readonly #first: AnyLeanMatch;
  #tally = newTally();
  #open: Open[] = [];

  constructor(setting: Exploration, seen: PositionSet) {
    this.#setting = setting;
    this.#seen = seen;
    const { ruleset, from } = setting;
    this.#checkpoints = new Set(setting.isTurn ? ruleset.recordedEvents?.checkpoints : []);
    const begin = runFactoryOf('lean');
    const heard = new Set<Candidate>();
    const listener = {
      took: (transition: Candidate) => {
        if (heard.has(transition)) return;
        heard.add(transition);
        this.#tally.transitions.add(transitionName(transition.target.chart.id, transition.id));
      },
    };
    this.#first = LeanMatch.begin(ruleset, atPosition(ruleset, from), 'lean', {}, (budget, _, frame) =>
      begin(budget, listener, frame),
    );
  }

  /** Does a piece of the work. */
  work({ resume, answers, isFirst, release }: Piece): PieceResult {
    if (isFirst) this.#guard(undefined, () => this.#enter(this.#first, undefined, this.#setting.depth));
    for (const open of resume) this.#resume(open);
    for (let given = 0; given < answers && this.#giveNext(); given += 1);
    const open = release === 'nothing' ? [] : this.#release(release === 'all');
    const tally = this.#tally;
    this.#tally = newTally();
    return { tally, open, isOpen: this.#open.length > 0 };
  }

  #resume({ keys, given, isAgain }: OpenPosition): void {
    const match = this.#first.fork();
    let way: Way | undefined;
    for (const key of keys) {
      match.answer(match.pending()?.decision.player ?? 0, key);
      way = { key, before: way };
    }
    this.#push(match, way, this.#setting.depth - keys.length, isAgain, given);
  }

  /** Gives the next answer that is left. Returns whether there was one. */
  #giveNext(): boolean {
    let top = this.#open.at(-1);
    while (top !== undefined && top.next === top.options.length) {
      this.#open.pop();
      top = this.#open.at(-1);
    }
    if (top === undefined) return false;
    const key = top.options[top.next] as string;
    top.next += 1;
    this.#follow(top, key);
    return true;
  }

  /** The oldest half of what is open, or all of it. */
  #release(all: boolean): readonly OpenPosition[] {
    const open = this.#open.filter(({ next, options }) => next < options.length);
    const released = all ? open : open.slice(0, open.length >> 1);
    this.#open = open.slice(released.length);
    return released.map(({ way, next, isAgain }) => ({ keys: keysOf(way), given: next, isAgain }));
  }

  #guard(way: Way | undefined, act: () => void): void {
    try {
      act();
    } catch (error) {
      const failure = failureOf(error);
      const { failures } = this.#tally;
      if (!failures.has(failure.kind)) failures.set(failure.kind, { failure, keys: keysOf(way) });
    }
  }

  #follow({ match, way, left, isAgain }: Open, key: string): void {
    const next = match.fork();
    const after: Way = { key, before: way };
    if (!isAgain) this.#tally.answers += 1;
    this.#guard(after, () => {
      next.answer(match.pending()?.decision.player ?? 0, key);
      this.#enter(next, after, left - 1);
    });
  }

  /** Takes a position that an answer led to. */
  #enter(match: AnyLeanMatch, way: Way | undefined, left: number): void {
    const before = this.#seen.claim(canonicalHash(match.ruleset, match.position()), left);
    if (before >= left) return;
    const isNew = before < 0;
    if (isNew) this.#guard(way, () => this.#check(match));
    const isOver = match.pending() === undefined;
    const isLast = !isOver && way !== undefined && this.#isNextTurn(match);
    if (isNew && isOver) this.#tally.ends += 1;
    if (isNew && isLast) this.#tally.turns += 1;
    if (!isOver && !isLast && left > 0) this.#push(match, way, left, before > 0, 0);
  }

  #check(match: AnyLeanMatch): void {
    const [breach] = match.ruleset.checkInvariants(match.game());
    if (breach !== undefined) throw new OracleFailure('invariant', breach);
  }

  #push(match: AnyLeanMatch, way: Way | undefined, left: number, isAgain: boolean, next: number): void {
    const options = match.pending()?.decision.options.map(({ key }) => key) ?? [];
    this.#open.push({ match, way, left, options, isAgain, next });
  }

  #isNextTurn(match: AnyLeanMatch): boolean {
    return (
      this.#checkpoints.size > 0 &&
      match
        .game()
        .facts.slice()
        .some(({ what }) => this.#checkpoints.has(what))
    );
  }
}
