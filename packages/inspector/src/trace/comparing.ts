import { canonicalJson } from '../../../../src/core/data/digest-2.ts';
import type { GameEvent } from '../../../../src/core/fact.ts';
import type { Trace } from './trace.ts';

/** Something that happened in one film, with what happened in the other at the same point; one side may have nothing. */
export interface EventPair {
  /** Places of the moments in the films. */
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

const eventsIn = (told: EventAtMoment | undefined): readonly GameEvent[] => (told === undefined ? [] : [told.fact]);

const segmentEvents = (film: Trace, scene: number): readonly EventAtMoment[] => {
  const { first = 0, end = 0 } = film.segments[scene] ?? {};
  return film.moments
    .slice(first, end)
    .flatMap(({ facts }, index) => facts.map((fact) => ({ moment: first + index, fact })));
};

/** What a fact says, without the clause that it is by. */
const contentKey = ({ clause: _, ...fact }: GameEvent): string => canonicalJson({ ...fact, decidedBy: undefined });

/** What happened in two films, decision by decision, moment beside moment. */
export const pairEvents = (one: Trace, other: Trace): readonly EventPair[] => {
  const pairs: EventPair[] = [];
  let hasParted = false;
  for (let scene = 0; scene < Math.max(one.segments.length, other.segments.length); scene += 1) {
    const [left, right] = [segmentEvents(one, scene), segmentEvents(other, scene)];
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

/** The moment of the other film that belongs to one of the first: after the same fact, or at the same decision. */
export const matchingMoment = (one: Trace, other: Trace, pairs: readonly EventPair[], moment: number): number => {
  const scene = one.moments[moment]?.segment ?? 0;
  const last = other.moments.length - 1;
  const atRest = one.segments[scene]?.end === moment + 1;
  const counterpart = other.segments[scene];
  if (counterpart === undefined) return last;
  if (atRest) return counterpart.end - 1;
  const pair = pairs.findLast(
    (each) => each.one !== undefined && each.one <= moment && each.other !== undefined,
  );
  return Math.max(counterpart.first, Math.min(pair?.other ?? 0, counterpart.end - 1));
};
