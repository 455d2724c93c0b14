import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../runtime/chart/chart.ts';
import { type ChartState, statesOf } from './state.ts';
import { type ChartTransition, transitionsOf } from './transition.ts';

/** One rule process, read from its running definition. */
export interface ChartProcess {
  /** Id of the machine. */
  readonly id: string;
  readonly chart: Chart;
  /** Every clause that the machine, a state or a transition of it cites, in the order of the machine. */
  readonly clauses: readonly string[];
  /** Ids of the processes it invokes, and of those that invoke it. */
  readonly invokes: readonly string[];
  readonly invokedBy: readonly string[];
  /** Kinds of decision it may ask itself. */
  readonly asks: readonly string[];
  /** The machine itself first, then its states as written, outer before inner. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

const unique = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

const invokedCharts = (chart: Chart): readonly Chart[] =>
  [...chart.leaves.values()].flatMap(({ invoke }) => (invoke === undefined ? [] : [invoke.chart]));

const collect = (chart: Chart, found: Map<string, Chart>): ReadonlyMap<string, Chart> => {
  if (found.has(chart.id)) return found;
  found.set(chart.id, chart);
  for (const inner of invokedCharts(chart)) collect(inner, found);
  return found;
};

const readProcess = (chart: Chart): Omit<ChartProcess, 'invokedBy'> => {
  const states = statesOf(chart);
  const transitions = [...transitionsOf(chart).values()];
  return {
    id: chart.id,
    chart,
    clauses: unique([...states, ...transitions].flatMap(({ clauses }) => clauses)),
    invokes: unique(states.map(({ invokes }) => invokes)),
    asks: unique(states.map(({ asks }) => asks)),
    states,
    transitions,
  };
};

/**
 * A machine and every machine invoked inside it, each once by id, the outermost first.
 * Throws `CHART_UNSUPPORTED` if one of them leaves the subset that the runtimes run.
 */
export const processesOf = (root: AnyStateMachine): readonly ChartProcess[] => {
  const processes = [...collect(chartOf(root), new Map()).values()].map(readProcess);
  return processes.map((process) => ({
    ...process,
    invokedBy: processes.filter(({ invokes }) => invokes.includes(process.id)).map(({ id }) => id),
  }));
};
