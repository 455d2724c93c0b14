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

/** Something that happened in one trace, with what happened in the other at the same point; one side may have nothing. */
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
}

const eventsIn = (event: EventAtMoment | undefined): readonly GameEvent[] =>
  event === undefined ? [] : [event.fact];

const segmentEvents = (trace: Trace, segment: number): readonly EventAtMoment[] => {
  const { first = 0, end = 0 } = trace.segments[segment] ?? {};
  return trace.moments
    .slice(first, end)
    .flatMap(({ facts }, index) => facts.map((fact) => ({ moment: first + index, fact })));
};

/** What a fact says, without the clause that it is by. */
const contentKey = ({ clause: _, ...fact }: GameEvent): string =>
  canonicalJson({ ...fact, decidedBy: undefined });

/** What happened in two traces, decision by decision, moment beside moment. */
export const pairEvents = (one: Trace, other: Trace): readonly EventPair[] => {
  const pairs: EventPair[] = [];
  let hasParted = false;
  for (let segment = 0; segment < Math.max(one.segments.length, other.segments.length); segment += 1) {
    const [left, right] = [segmentEvents(one, segment), segmentEvents(other, segment)];
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const [a, b] = [left[index], right[index]];
      hasParted ||= a === undefined || b === undefined || contentKey(a.fact) !== contentKey(b.fact);
      const pair = { one: a?.moment, other: b?.moment, isSame: !hasParted };
      const before = pairs.at(-1);
      // What two moments tell beside each other stands in one line.
      const isOn = before !== undefined && before.one === pair.one && before.other === pair.other;
      if (isOn) pairs.pop();
      pairs.push({
        ...pair,
        eventsOfOne: [...(isOn ? before.eventsOfOne : []), ...eventsIn(a)],
        eventsOfOther: [...(isOn ? before.eventsOfOther : []), ...eventsIn(b)],
      });
    }
  }
  return pairs;
};

/** The moment of the other trace that belongs to one of the first: after the same fact, or at the same decision. */
export const matchingMoment = (
  one: Trace,
  other: Trace,
  pairs: readonly EventPair[],
  moment: number,
): number => {
  const segment = one.moments[moment]?.segment ?? 0;
  const last = other.moments.length - 1;
  const atRest = one.segments[segment]?.end === moment + 1;
  const counterpart = other.segments[segment];
  if (counterpart === undefined) return last;
  if (atRest) return counterpart.end - 1;
  const pair = pairs.findLast(
    (each) => each.one !== undefined && each.one <= moment && each.other !== undefined,
  );
  return Math.max(counterpart.first, Math.min(pair?.other ?? 0, counterpart.end - 1));
};
