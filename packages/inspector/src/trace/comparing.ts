import { canonicalJson } from '../../../../src/core/data/digest-2.ts';
import type { Fact } from '../../../../src/core/fact.ts';
import type { Film } from './trace.ts';

/** Something that happened in one film, with what happened in the other at the same point; one side may have nothing. */
export interface Pair {
  /** Places of the moments in the films. */
  readonly one: number | undefined;
  readonly other: number | undefined;
  /** What each tells here: of two moments beside one, each stands beside a part of it. */
  readonly factsOfOne: readonly Fact[];
  readonly factsOfOther: readonly Fact[];
  readonly isSame: boolean;
}

interface Told {
  readonly moment: number;
  readonly fact: Fact;
}

const factsIn = (told: Told | undefined): readonly Fact[] => (told === undefined ? [] : [told.fact]);

const toldIn = (film: Film, scene: number): readonly Told[] => {
  const { first = 0, end = 0 } = film.scenes[scene] ?? {};
  return film.moments
    .slice(first, end)
    .flatMap(({ facts }, index) => facts.map((fact) => ({ moment: first + index, fact })));
};

/** What a fact says, without the clause that it is by. */
const sayingOf = ({ clause: _, ...fact }: Fact): string => canonicalJson({ ...fact, decidedBy: undefined });

/** What happened in two films, decision by decision, moment beside moment. */
export const pairsOf = (one: Film, other: Film): readonly Pair[] => {
  const pairs: Pair[] = [];
  let hasParted = false;
  for (let scene = 0; scene < Math.max(one.scenes.length, other.scenes.length); scene += 1) {
    const [left, right] = [toldIn(one, scene), toldIn(other, scene)];
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const [a, b] = [left[index], right[index]];
      hasParted ||= a === undefined || b === undefined || sayingOf(a.fact) !== sayingOf(b.fact);
      const pair = { one: a?.moment, other: b?.moment, isSame: !hasParted };
      const before = pairs.at(-1);
      // What two moments tell beside each other stands in one line.
      const isOn = before !== undefined && before.one === pair.one && before.other === pair.other;
      if (isOn) pairs.pop();
      pairs.push({
        ...pair,
        factsOfOne: [...(isOn ? before.factsOfOne : []), ...factsIn(a)],
        factsOfOther: [...(isOn ? before.factsOfOther : []), ...factsIn(b)],
      });
    }
  }
  return pairs;
};

/** The moment of the other film that belongs to one of the first: after the same fact, or at the same decision. */
export const besideMoment = (one: Film, other: Film, pairs: readonly Pair[], moment: number): number => {
  const scene = one.moments[moment]?.scene ?? 0;
  const last = other.moments.length - 1;
  const atRest = one.scenes[scene]?.end === moment + 1;
  const counterpart = other.scenes[scene];
  if (counterpart === undefined) return last;
  if (atRest) return counterpart.end - 1;
  const pair = pairs.findLast(
    (each) => each.one !== undefined && each.one <= moment && each.other !== undefined,
  );
  return Math.max(counterpart.first, Math.min(pair?.other ?? 0, counterpart.end - 1));
};
