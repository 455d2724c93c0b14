import { diffArrays } from 'diff';
import type { GameEvent, GameState } from 'gatechart/tools';
import { canonicalJson } from 'gatechart/tools';
import type { Trace } from './trace.ts';

/** A part of the game that became another one; `undefined` where it was not there or is not any more. */
export interface Change {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const MAX_CHANGES = 40;
const MAX_TEXT = 60;

/** Shown elsewhere, or never of interest. */
const IGNORED_KEYS: readonly string[] = ['facts', 'rng', 'cards', 'interpretations'];

const shortJson = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const json = JSON.stringify(value) ?? '';
  return json.length <= MAX_TEXT ? json : `${json.slice(0, MAX_TEXT - 1)}…`;
};

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collectChanges = (path: string, before: unknown, after: unknown, found: Change[]): void => {
  if (before === after || found.length >= MAX_CHANGES) return;
  if (isTable(before) && isTable(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (path !== '' || !IGNORED_KEYS.includes(key))
        collectChanges(path === '' ? key : `${path}.${key}`, before[key], after[key], found);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, each] of before.entries())
      collectChanges(`${path}.${index}`, each, after[index], found);
    return;
  }
  const change = { path, before: shortJson(before), after: shortJson(after) };
  if (change.before !== change.after) found.push(change);
};

/** What differs between two games of a match, at most 40 parts. Parts that the games share are not looked into. */
export const changesBetween = (before: GameState, after: GameState): readonly Change[] => {
  const found: Change[] = [];
  collectChanges('', before, after, found);
  return found;
};

/** What happened in one trace beside what happened in the other; one side may have nothing. */
export interface EventPair {
  /** Places of the moments in the traces. */
  readonly one: number | undefined;
  readonly other: number | undefined;
  /** What each tells here: of two moments beside one, each stands beside a part of it. */
  readonly eventsOfOne: readonly GameEvent[];
  readonly eventsOfOther: readonly GameEvent[];
  readonly isSame: boolean;
}

interface EventAtMoment {
  readonly moment: number;
  readonly fact: GameEvent;
  /** What the fact says, without the clause that it is by. */
  readonly content: string;
}

const eventsIn = ({ moments }: Trace): EventAtMoment[] =>
  moments.flatMap(({ facts }, moment) =>
    facts.map((fact) => {
      const { clause: _, ...content } = fact;
      return { moment, fact, content: canonicalJson({ ...content, decidedBy: undefined }) };
    }),
  );

/** Most events that are left out or put in between two traces that are paired; those that differ more are not. */
const MAX_EDITS = 2_000;

type Side = readonly EventAtMoment[];

/** Parts of both traces beside each other, in order: equal ones, and those between them. */
const runsOf = (
  one: EventAtMoment[],
  other: EventAtMoment[],
): readonly (readonly [Side, Side, boolean])[] => {
  const isEqual = (a: EventAtMoment, b: EventAtMoment): boolean => a.content === b.content;
  const changes = diffArrays(one, other, { comparator: isEqual, maxEditLength: MAX_EDITS });
  if (changes === undefined) {
    const parting = one.findIndex((event, index) => event.content !== other[index]?.content);
    return [
      [one.slice(0, parting), other.slice(0, parting), true],
      [one.slice(parting), other.slice(parting), false],
    ];
  }
  const runs: (readonly [Side, Side, boolean])[] = [];
  let [left, right] = [0, 0];
  for (const { added, removed, count } of changes) {
    const [before, beside] = runs.at(-1) ?? [[], []];
    if (added || removed) {
      const isOn = runs.at(-1)?.[2] === false;
      if (isOn) runs.pop();
      const own = removed ? one.slice(left, left + count) : [];
      const others = added ? other.slice(right, right + count) : [];
      runs.push([[...(isOn ? before : []), ...own], [...(isOn ? beside : []), ...others], false]);
    } else runs.push([one.slice(left, left + count), other.slice(right, right + count), true]);
    if (!added) left += count;
    if (!removed) right += count;
  }
  return runs;
};

/** What happened in two traces, side by side: paired by what it was, wherever it stands. */
export const pairEvents = (one: Trace, other: Trace): readonly EventPair[] => {
  const pairs: EventPair[] = [];
  for (const [left, right, isSame] of runsOf(eventsIn(one), eventsIn(other))) {
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const [a, b] = [left[index], right[index]];
      const before = pairs.at(-1);
      // What two moments tell beside each other stands in one line.
      const isOn = before?.one === a?.moment && before?.other === b?.moment && before?.isSame === isSame;
      if (isOn) pairs.pop();
      pairs.push({
        one: a?.moment,
        other: b?.moment,
        isSame,
        eventsOfOne: [...(isOn ? (before?.eventsOfOne ?? []) : []), ...(a === undefined ? [] : [a.fact])],
        eventsOfOther: [...(isOn ? (before?.eventsOfOther ?? []) : []), ...(b === undefined ? [] : [b.fact])],
      });
    }
  }
  return pairs;
};

/**
 * The moment of the other trace that belongs to one of the first: after the same events, and as many decisions after the last one
 * that both had.
 */
export const matchingMoment = (
  one: Trace,
  other: Trace,
  pairs: readonly EventPair[],
  moment: number,
): number => {
  const before = pairs.filter(
    (pair) => pair.one !== undefined && pair.one <= moment && pair.other !== undefined,
  );
  const shared = before.findLast(({ isSame }) => isSame);
  const segmentOf = (trace: Trace, at = 0): number => trace.moments[at]?.segment ?? 0;
  const since = segmentOf(one, moment) - segmentOf(one, shared?.one);
  const counterpart = other.segments[segmentOf(other, shared?.other) + since];
  if (counterpart === undefined) return other.moments.length - 1;
  const { first, end } = counterpart;
  const isAtRest = one.segments[segmentOf(one, moment)]?.end === moment + 1;
  return isAtRest ? end - 1 : Math.max(first, Math.min(before.at(-1)?.other ?? 0, end - 1));
};

/** How two traces end beside each other: in one position, with one result or question, or apart. */
export type Ending = 'samePosition' | 'sameResult' | 'sameQuestion' | 'apart';

/** Whether two traces end alike. */
export const endingOf = (one: Trace, other: Trace): Ending => {
  const [left, right] = [one, other].map(({ moments, last }) => ({
    game: moments.at(-1)?.game,
    question: last.decision && canonicalJson([last.decision.player, last.decision.kind]),
  }));
  const [game, beside] = [left?.game, right?.game];
  if (game === undefined || beside === undefined) return 'apart';
  if (changesBetween(game, beside).length === 0 && left?.question === right?.question) return 'samePosition';
  if (canonicalJson(game.result ?? null) !== canonicalJson(beside.result ?? null)) return 'apart';
  if (game.result !== undefined) return 'sameResult';
  return left?.question === right?.question ? 'sameQuestion' : 'apart';
};
