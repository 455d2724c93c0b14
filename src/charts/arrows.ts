import type { ChartProcess, ChartTransition } from './process.ts';

/** Every transition between two states in one direction, drawn as one arrow. */
export interface ChartArrow {
  /** `from → to`, by paths. */
  readonly key: string;
  /** Paths of the states; both are the same for a transition that leads back or names no target. */
  readonly from: string;
  readonly to: string;
  /** In the order of the machine. */
  readonly transitions: readonly ChartTransition[];
}

/** The arrows of a chart, in the order of their first transitions. */
export const arrowsOf = ({ transitions }: Pick<ChartProcess, 'transitions'>): readonly ChartArrow[] => {
  const arrows = new Map<string, ChartArrow>();
  for (const transition of transitions) {
    const { from, to = from } = transition;
    const key = `${from} → ${to}`;
    arrows.set(key, { key, from, to, transitions: [...(arrows.get(key)?.transitions ?? []), transition] });
  }
  return [...arrows.values()];
};
