import type { ChartProcess } from 'gatechart/tools';
import { clausesOf } from 'gatechart/tools';
import { traceVisits } from '../trace/chart-highlights.ts';
import type { Trace } from '../trace/trace.ts';
import type { DetailsTarget } from './view-state.ts';

/** What a chart says about a state or transition. */
export interface ChartDetails {
  readonly clauses: readonly string[];
  /** The state around it whose clauses these are, where it has none itself. */
  readonly coveredBy?: string | undefined;
  readonly description: string | undefined;
  /** What it does, by the names of the machine. */
  readonly asks?: string | undefined;
  readonly invokes?: string | undefined;
  readonly leadsTo?: string | undefined;
  readonly guard?: string | undefined;
  readonly actions: readonly string[];
}

/** `machine/rest` in its parts. */
const partsOf = (key: string): readonly [machine: string, rest: string] => {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** What the charts say about what is told; `undefined` where no chart has it. */
export const chartDetails = (
  processes: ReadonlyMap<string, ChartProcess>,
  { is, key }: DetailsTarget,
): ChartDetails | undefined => {
  if (is === 'clause') return { clauses: [key], description: undefined, actions: [] };
  const [machine, rest] = partsOf(key);
  const process = processes.get(machine);
  if (is === 'state') {
    const state = process?.states.find(({ path }) => path === rest);
    if (state === undefined) return undefined;
    const { description, asks, invokes, entry } = state;
    // Outer states come before inner ones.
    const citing = process?.states.findLast(
      ({ path, clauses }) =>
        clauses.length > 0 && (path === '' || path === rest || rest.startsWith(`${path}.`)),
    );
    return {
      clauses: citing?.clauses ?? [],
      coveredBy: citing?.path === rest ? undefined : citing && `${machine}.${citing.path}`,
      description,
      asks,
      invokes,
      actions: entry,
    };
  }
  const transition = process?.transitions.find(({ id }) => id === rest);
  if (transition === undefined) return undefined;
  const { clauses, guard, actions, to, from } = transition;
  return { clauses, description: undefined, guard, actions, leadsTo: to ?? from };
};

/** How often a trace did it up to a moment: was in the state or one within it, took the transition, acted by the clause. */
export const countTimes = (trace: Trace, { is, key }: DetailsTarget, end: number): number => {
  if (is === 'clause') {
    return trace.moments
      .slice(0, end + 1)
      .filter(
        ({ step, facts }) =>
          step?.clauses.includes(key) === true || facts.some((fact) => clausesOf(fact).includes(key)),
      ).length;
  }
  const heat = traceVisits(trace, end);
  const own = heat.get(key);
  if (own !== undefined || is === 'transition') return own ?? 0;
  const [machine, path] = partsOf(key);
  const within = path === '' ? `${machine}/` : `${key}.`;
  return path === ''
    ? trace.runs.filter((run) => run.machine === machine && run.began <= end).length
    : [...heat].reduce((sum, [state, times]) => (state.startsWith(within) ? sum + times : sum), 0);
};
