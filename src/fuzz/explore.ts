import { setImmediate as nextTurn } from 'node:timers/promises';
import { positionDigest } from '../replay/position-digest.ts';
import type { Match } from '../runtime/match.ts';
import { forkMatch } from '../runtime/start.ts';
import { type Failure, failureOf, OracleFailure } from './oracles/oracle.ts';

/** How far to go. */
export interface ExploreLimits {
  /** Most answers in a row. */
  readonly depth: number;
  /** Most positions. */
  readonly positions: number;
  readonly stop: AbortSignal;
}

/** What was found on the way. */
export interface Explored {
  /** Different positions, the first one included. */
  readonly positions: number;
  /** Answers given. */
  readonly answers: number;
  /** Answers in a row after which every position is known. */
  readonly depth: number;
  /** Whether every answer to the depth asked for was given. */
  readonly isComplete: boolean;
  /** Positions in which the match is over. */
  readonly ends: number;
  readonly failures: readonly { readonly failure: Failure; readonly keys: readonly string[] }[];
}

interface Reached {
  readonly match: Match;
  readonly keys: readonly string[];
}

const check = (match: Match): void => {
  const [breach] = match.ruleset.checkInvariants(match.game());
  if (breach !== undefined) throw new OracleFailure('invariant', breach);
  match.pending();
};

const PAUSE_EVERY = 200;

/** Gives every answer to a position, to those it leads to, and so on; positions are told apart by their digests. */
export const explore = async (first: Match, { depth, positions, stop }: ExploreLimits): Promise<Explored> => {
  const known = new Set<string>();
  const kinds = new Map<string, { readonly failure: Failure; readonly keys: readonly string[] }>();
  let answers = 0;
  let ends = 0;
  const isNew = (match: Match): boolean => {
    const digest = positionDigest(match.position());
    if (known.has(digest)) return false;
    known.add(digest);
    if (match.pending() === undefined) ends += 1;
    return true;
  };
  const follow = ({ match, keys }: Reached, key: string): Reached | undefined => {
    const open = match.pending();
    if (open === undefined) return undefined;
    const next = forkMatch(match);
    const path = [...keys, key];
    answers += 1;
    try {
      next.answer(open.decision.player, key);
      check(next);
      return isNew(next) ? { match: next, keys: path } : undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (!kinds.has(failure.kind)) kinds.set(failure.kind, { failure, keys: path });
      return undefined;
    }
  };
  check(first);
  isNew(first);
  let level: readonly Reached[] = [{ match: first, keys: [] }];
  let reached = 0;
  const isFull = () => known.size >= positions || stop.aborted;
  while (reached < depth && level.length > 0 && !isFull()) {
    const next: Reached[] = [];
    for (const [index, at] of level.entries()) {
      if (index % PAUSE_EVERY === 0) await nextTurn();
      if (isFull()) break;
      for (const { key } of at.match.pending()?.decision.options ?? []) {
        const found = follow(at, key);
        if (found !== undefined) next.push(found);
      }
    }
    if (isFull()) break;
    level = next;
    reached += 1;
  }
  return {
    positions: known.size,
    answers,
    depth: reached,
    isComplete: reached === depth || level.length === 0,
    ends,
    failures: [...kinds.values()],
  };
};
