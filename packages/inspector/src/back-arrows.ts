import type { ChartArrow, ChartState } from 'gatechart/tools';

/** The state directly in `outer` that is `path` or lies around it; nothing for a path that is not in `outer`. */
const childIn = (outer: string, path: string): string | undefined => {
  const start = outer === '' ? '' : `${outer}.`;
  if (path === '' || !path.startsWith(start)) return undefined;
  return start + (path.slice(start.length).split('.')[0] as string);
};

/** The states reached from the first one, each before those that it leads to, apart from the arrows that close a circle. */
const orderFrom = (
  starts: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  const visited = new Set<string>();
  const ended: string[] = [];
  const visit = (state: string): void => {
    if (visited.has(state)) return;
    visited.add(state);
    next.get(state)?.forEach(visit);
    ended.push(state);
  };
  starts.forEach(visit);
  return ended.reverse();
};

/** Keys of the arrows that lead back to a state on the way from the initial one; they are drawn upwards. */
export const backArrows = (
  states: readonly ChartState[],
  arrows: readonly ChartArrow[],
): ReadonlySet<string> => {
  const back = new Set<string>();
  for (const outer of states) {
    if (outer.initial === undefined) continue;
    const inside = arrows.flatMap(({ key, from, to }) => {
      const ends = [childIn(outer.path, from), childIn(outer.path, to)] as const;
      return ends[0] === undefined || ends[1] === undefined ? [] : [{ key, from: ends[0], to: ends[1] }];
    });
    const next = new Map<string, readonly string[]>();
    for (const { from, to } of inside) next.set(from, [...(next.get(from) ?? []), to]);
    const start = childIn(outer.path, outer.initial) as string;
    const order = orderFrom([start, ...next.keys()], next);
    for (const { key, from, to } of inside) if (order.indexOf(from) > order.indexOf(to)) back.add(key);
  }
  return back;
};
