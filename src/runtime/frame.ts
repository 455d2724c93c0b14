import type { Context } from './chart/calling.ts';
import type { Invocation, Leaf } from './chart/chart.ts';
import { placeIn } from './chart/unsupported.ts';

/** One running process and those that wait for it. At rest it never changes: sharing one is a fork. */
export interface LeanFrame {
  readonly leaf: Leaf;
  readonly context: Context;
  /** The process that invoked this one. */
  readonly below: LeanFrame | undefined;
}

/** Invoke ids from the outermost process, which has none, to this one. */
export const pathOf = (frame: LeanFrame): readonly string[] => {
  const path: string[] = [];
  for (let below = frame.below; below !== undefined; below = below.below) {
    path.unshift((below.leaf.invoke as Invocation).id);
  }
  return path;
};

/** Machine and state of a process, for a person. */
export const placeOf = ({ leaf }: LeanFrame): string => placeIn(leaf.chart.id, leaf.path);
