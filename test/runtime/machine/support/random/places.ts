import type { StateSpec } from './spec.ts';

/** Where a state of a random machine lies: the keys from the root to it. */
export type Path = readonly string[];

export const pick = <T>(all: readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

export const END = 'end';
export const HISTORY = 'old';

export const keyOf = (index: number): string => `s${index}`;

/** The children of a state, in the order of the document. */
export const childKeys = ({ states, final, history }: StateSpec): readonly string[] => {
  if (states.length === 0) return [];
  return [
    ...states.map((_, index) => keyOf(index)),
    ...(final ? [END] : []),
    ...(history === undefined ? [] : [HISTORY]),
  ];
};

export interface Place {
  readonly path: Path;
  /** None for final and history states. */
  readonly spec?: StateSpec;
}

/** The states of a machine. */
export const placesOf = (spec: StateSpec, path: Path = []): readonly Place[] => [
  { path, spec },
  ...childKeys(spec).flatMap((key, index) => {
    const child = spec.states[index];
    const inner = [...path, key];
    return child === undefined ? [{ path: inner }] : placesOf(child, inner);
  }),
];

const sharedLength = (one: Path, other: Path): number => {
  const apart = one.findIndex((key, index) => key !== other[index]);
  return apart < 0 ? one.length : apart;
};

/** Whether two states can be active together without one inside the other: in different children of a parallel one. */
export const areApart = (places: readonly Place[], one: Path, other: Path): boolean => {
  const shared = sharedLength(one, other);
  if (shared === one.length || shared === other.length) return false;
  const meeting = places.find(({ path }) => path.join() === one.slice(0, shared).join());
  const beside = [one[shared], other[shared]];
  return meeting?.spec?.parallel === true && !beside.includes(HISTORY);
};

/** Whether the inner state is the outer one or lies in it. */
export const areNested = (outer: Path, inner: Path): boolean => sharedLength(outer, inner) === outer.length;
