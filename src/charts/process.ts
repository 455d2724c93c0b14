import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { unknownId } from '../core/errors.ts';
import { type Candidate, type Chart, chartOf } from '../runtime/chart/chart.ts';
import { compileGuard, isNamed, nameOf, paramsOf } from '../runtime/chart/implementations.ts';

/** Text of an action: its name, with parameters as JSON if they are fixed; `assign` if it is written in place. */
export const actionText = (action: unknown): string => {
  if (typeof action === 'function' || !isNamed(action)) return 'assign';
  const params = paramsOf(action);
  const name = nameOf(action);
  return params === undefined || typeof params === 'function' ? name : `${name}(${JSON.stringify(params)})`;
};

/** A state as the machine writes it. */
export interface ChartState {
  /** Path joined by `.`, such as `addition.priority`; empty for the machine itself. */
  readonly path: string;
  /** `over` is a state in which the match has ended. */
  readonly kind: 'compound' | 'atomic' | 'final' | 'over';
  readonly description?: string;
  /** Its own clauses; without any it is covered by those of the states around it. */
  readonly clauses: readonly string[];
  /** The kind of decision it waits for. */
  readonly asks?: string;
  /** Id of the process it invokes. */
  readonly invokes?: string;
  readonly entry: readonly string[];
  /** Path of the inner state it starts in. */
  readonly initial?: string;
}

const stateOf = (chart: Chart, node: AnyStateNode): ChartState => {
  const path = node.path.join('.');
  const leaf = chart.leaves.get(path);
  const [initial] = (node.type === 'compound' ? node.initial.target : undefined) ?? [];
  return {
    path,
    kind: leaf?.over === true ? 'over' : (node.type as ChartState['kind']),
    ...(node.description === undefined ? {} : { description: node.description }),
    clauses: node.meta?.clauses ?? [],
    ...(leaf?.decision === undefined ? {} : { asks: leaf.decision }),
    ...(leaf?.invoke === undefined ? {} : { invokes: leaf.invoke.chart.id }),
    entry: node.entry.map(actionText),
    ...(initial === undefined ? {} : { initial: initial.path.join('.') }),
  };
};

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(nodesIn),
];

/** Every state of a chart in the order of the machine, the machine itself first. */
export const statesOf = (chart: Chart): readonly ChartState[] =>
  nodesIn(chart.machine.root).map((node) => stateOf(chart, node));

/** A transition as the machine writes it. */
export interface ChartTransition {
  /** As in the trace: the state that owns it, event and place in the list, such as `addition.gateAction/pass/0`. */
  readonly id: string;
  /** Path of the state that owns it, joined by `.`; empty for the machine itself. */
  readonly from: string;
  /** Path of the state it names as target; absent where it names none. */
  readonly to?: string;
  /**
   * `always` is taken at once, `done` at the end of the invoked process or in a final state inside; else the type of the
   * moves that it takes, such as `attack`, or `choose.*`.
   */
  readonly event: string;
  readonly guard?: string;
  /** Its own actions, without the entry actions of the states it enters. */
  readonly actions: readonly string[];
  /** Its own clauses; without any it is covered by those of the state it enters. */
  readonly clauses: readonly string[];
}

/** Everything that can happen in a chart, seen from each of its leaf states. */
export const candidatesOf = (chart: Chart): readonly (readonly [leaf: string, candidate: Candidate])[] =>
  [...chart.leaves.values()].flatMap(({ state, always, answer, done }) =>
    [...always, ...answer, ...done].map((candidate) => [state, candidate] as const),
  );

const transitionOf = ({ definition, id, event, move }: Candidate): ChartTransition => {
  const { source, target, guard } = definition;
  const [to] = target ?? [];
  return {
    id,
    from: source.path.join('.'),
    ...(to === undefined ? {} : { to: to.path.join('.') }),
    event: move ?? (event === '' ? 'always' : event),
    ...(guard === undefined ? {} : { guard: compileGuard(source, guard).text }),
    actions: definition.actions.map(actionText),
    clauses: definition.meta?.clauses ?? [],
  };
};

/** Every transition of a chart that some state can take, by id, states in the order of the machine. */
export const transitionsOf = (chart: Chart): ReadonlyMap<string, ChartTransition> =>
  new Map(candidatesOf(chart).map(([, candidate]) => [candidate.id, transitionOf(candidate)]));

/** What is drawn of a machine. */
export interface ChartContent {
  /** Id of the machine. */
  readonly id: string;
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

/** One rule process, read from its running definition. */
export interface ChartProcess extends ChartContent {
  readonly chart: Chart;
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

/** A ruleset as far as its machines go: the outermost one of each edition. */
export interface Editions {
  readonly id: string;
  readonly editions: Readonly<Record<string, AnyStateMachine>>;
}

/**
 * The processes that one edition of a ruleset runs, the outermost first.
 * Throws `UNKNOWN_EDITION`, and `CHART_UNSUPPORTED` as `processesOf` does.
 */
export const processesOfEdition = ({ editions }: Editions, edition: string): readonly ChartProcess[] => {
  const root = editions[edition];
  if (root !== undefined) return processesOf(root);
  throw unknownId('UNKNOWN_EDITION', edition, 'edition', edition, Object.keys(editions));
};
