import { compileGuard } from '../runtime/chart/implementations.ts';
import {
  actionText,
  type ChartContent,
  type ChartProcess,
  type ChartState,
  type ChartTransition,
} from './process.ts';

/** A process among others: what is told of it without its states. */
export type ProcessSummary = Pick<ChartContent, 'id' | 'clauses' | 'asks' | 'invokes' | 'invokedBy'>;

/** A state with the transitions it owns, in the order they are tried, and the states inside it. */
export interface NestedState extends ChartState {
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly NestedState[];
}

/** A process with its machine as the outermost state. */
export interface ChartJson extends ProcessSummary {
  readonly machine: NestedState;
}

const isDirectlyIn = (outer: ChartState, { path }: ChartState): boolean =>
  path !== '' && path.split('.').slice(0, -1).join('.') === outer.path;

const nested = (process: ChartContent, state: ChartState): NestedState => ({
  ...state,
  transitions: process.transitions.filter(({ from }) => from === state.path),
  states: process.states.filter((inner) => isDirectlyIn(state, inner)).map((inner) => nested(process, inner)),
});

/** What is told of a process in a list of all. */
export const processSummary = ({ id, clauses, asks, invokes, invokedBy }: ChartContent): ProcessSummary => ({
  id,
  clauses,
  asks,
  invokes,
  invokedBy,
});

/** The chart of one process as plain JSON data. */
export const chartJson = (process: ChartContent): ChartJson => ({
  ...processSummary(process),
  machine: nested(process, process.states[0] as ChartState),
});

/**
 * One machine as it is written, as JSON that XState and Stately's tools make a machine of. What is a function has no
 * place in it: a combination of guards and an action without a name keep their texts as names, all else is left out.
 */
export const machineJson = ({ chart: { machine } }: ChartProcess): string =>
  JSON.stringify(
    machine.config,
    function (this: unknown, key, value: unknown) {
      if (typeof value !== 'function') return value;
      if (key === 'guard') return compileGuard(machine.root, value).text;
      return Array.isArray(this) || ['entry', 'actions'].includes(key) ? actionText(value) : undefined;
    },
    2,
  );
