import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { ruleCallOf } from '../../core/rule-machine.ts';
import type { Step } from '../../core/trace.ts';
import {
  type Action,
  type Args,
  type Context,
  compileAction,
  compileGuard,
  type Guard,
  type Kind,
  onlyOn,
} from './implementations.ts';
import { entryOf, initialEntry, lineageOf } from './state-tree.ts';
import { invokedBy, refuseCircle, refuseOutsideSubset } from './subset.ts';

/** One transition that is possible from one leaf state. */
export interface Candidate {
  /** The transition in the machine. */
  readonly definition: AnyTransitionDefinition;
  readonly event: Step['event'];
  /** The state that owns the transition, its event and its index in the list, such as `addition.priority/answer/1`. */
  readonly id: string;
  readonly guard: Guard | undefined;
  /** The texts of the guards that are checked before this one. */
  readonly refused: readonly string[];
  /** The actions of the transition, then those of the entered states. */
  readonly actions: readonly Action[];
  readonly target: Leaf;
  readonly clauses: readonly string[];
  /** The initial states of the processes that its target starts, outermost first, as `machine.state`. */
  readonly opens: readonly string[];
  /** Whether it changes nothing. Such an `always` transition is taken once and does not repeat. */
  readonly idle: boolean;
}

/** The machine that a leaf state invokes. */
export interface Invocation {
  readonly id: string;
  /** The name under which the state invokes it. */
  readonly src: string;
  readonly chart: Chart;
  /** The type of the event that it sends at its end. */
  readonly doneType: string;
}

/** One state without inner states, with its possible transitions: candidates from leaf to root, in list order. */
export interface Leaf {
  readonly chart: Chart;
  /** The path, joined by `.`. */
  readonly state: string;
  readonly path: readonly string[];
  readonly final: boolean;
  /** The kind of decision that it waits for. */
  readonly decision: string | undefined;
  readonly invoke: Invocation | undefined;
  /** The value passed on when entered: the input of the invoked machine, or the output of a final state. */
  readonly handover: ((args: Args) => unknown) | undefined;
  readonly always: readonly Candidate[];
  readonly answer: readonly Candidate[];
  readonly done: readonly Candidate[];
}

/** A machine with the results that XState computes at every step, computed once. */
export interface Chart {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly initial: Leaf;
  /** The entry actions of the initial states, outermost first. */
  readonly entry: readonly Action[];
  /** The clauses that act at the start: those of its initial states and of the processes that they start. */
  readonly clauses: readonly string[];
  readonly context: (args: { readonly input: unknown }) => Context;
}

const charts: Readonly<Record<Kind, WeakMap<AnyStateMachine, Chart>>> = {
  rule: new WeakMap(),
  plain: new WeakMap(),
};

/** Clauses of states entered. A machine names the section it is about; that is no deed of its own. */
const clausesOf = (entered: readonly AnyStateNode[]): readonly string[] =>
  entered.filter(({ parent }) => parent !== undefined).flatMap(({ meta }) => meta?.clauses ?? []);

const actionsOf = (nodes: readonly AnyStateNode[]): readonly Action[] =>
  nodes.flatMap((node) => node.entry.map((action: unknown) => compileAction(node, action)));

/** The output of a machine that ends in this state. */
const outputOf = (node: AnyStateNode): ((args: Args) => unknown) => {
  const written: unknown = node.machine.root.output;
  if (typeof written !== 'function') return () => written;
  const output = written as (args: Args) => unknown;
  // It looks at no event.
  if (ruleCallOf(output)?.game === 'held') return output;
  const event = { type: `xstate.done.state.${node.id}`, output: undefined };
  return ({ context }) => output({ context, event });
};

/** The input of the machine that a state invokes. */
const inputOf = (node: AnyStateNode): Leaf['handover'] => {
  const [invoke] = node.invoke;
  if (invoke === undefined) return undefined;
  const input: unknown = invoke.input;
  return typeof input === 'function' ? (input as Leaf['handover']) : () => input;
};

/** Machines on the way to their charts: those around, outermost first, and what they are taken for. */
interface Building {
  readonly around: readonly AnyStateMachine[];
  readonly kind: Kind;
}

const invocationOf = (node: AnyStateNode, building: Building): Invocation | undefined => {
  const machine = invokedBy(node);
  if (machine === undefined) return undefined;
  const { id, src } = node.invoke[0] as { readonly id: string; readonly src: string };
  return { id, src, chart: build(machine, building), doneType: `xstate.done.actor.${id}` };
};

const blankLeaf = (chart: Chart, node: AnyStateNode, building: Building): Leaf => ({
  chart,
  state: node.path.join('.'),
  path: node.path,
  final: node.type === 'final',
  decision: lineageOf(node).find((outer) => outer.meta?.decision !== undefined)?.meta.decision,
  invoke: invocationOf(node, building),
  handover: node.type === 'final' ? outputOf(node) : inputOf(node),
  always: [],
  answer: [],
  done: [],
});

/** The leaves of a machine, by its states. */
interface Leaves {
  readonly leafOf: ReadonlyMap<AnyStateNode, Leaf>;
  readonly kind: Kind;
}

/** What transitions are called that no event of its own takes. */
const NAMES: Readonly<Partial<Record<Step['event'], string>>> = { '': 'always', done: 'done' };

const compileCandidate = (
  definition: AnyTransitionDefinition,
  node: AnyStateNode,
  event: Step['event'],
  index: number,
  before: readonly Guard[],
  { leafOf, kind }: Leaves,
): Candidate => {
  const { source } = definition;
  const guard = definition.guard === undefined ? undefined : compileGuard(source, definition.guard, kind);
  const { entered, leaf } = entryOf(definition, node);
  const own = definition.actions.map((action: unknown) => compileAction(source, action));
  const actions = [...own, ...actionsOf(entered)];
  return {
    definition,
    event,
    id: `${source.path.join('.')}/${NAMES[event] ?? definition.eventType}/${index}`,
    guard,
    refused: before.map(({ text }) => text),
    actions,
    target: leafOf.get(leaf) as Leaf,
    clauses: [
      ...(definition.meta?.clauses ?? []),
      ...clausesOf(entered),
      ...(entered.length === 0 ? [] : (leafOf.get(leaf)?.invoke?.chart.clauses ?? [])),
    ],
    opens: openedLeaves(leafOf.get(leaf)).map(({ chart, state }) => `${chart.id}.${state}`),
    idle: actions.length === 0 && leaf === node,
  };
};

/** What entering a state begins: the initial state of the process it invokes, and so on inwards. */
const openedLeaves = (leaf: Leaf | undefined): readonly Leaf[] => {
  const initial = leaf?.invoke?.chart.initial;
  return initial === undefined ? [] : [initial, ...openedLeaves(initial)];
};

type Definitions = (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined;

const compileCandidates = (
  node: AnyStateNode,
  event: Step['event'],
  definitionsOf: Definitions,
  leaves: Leaves,
): readonly Candidate[] => {
  const guards: Guard[] = [];
  const candidates: Candidate[] = [];
  for (const owner of lineageOf(node)) {
    for (const [index, definition] of (definitionsOf(owner) ?? []).entries()) {
      const candidate = compileCandidate(definition, node, event, index, guards, leaves);
      candidates.push(candidate);
      if (candidate.guard === undefined) return candidates;
      guards.push(candidate.guard);
    }
  }
  return candidates;
};

/** The candidates for what a state may hear: of a plain machine each for its own event alone. */
const compileEvents = (node: AnyStateNode, leaves: Leaves): readonly Candidate[] => {
  const heardAs = (event: string): readonly Candidate[] =>
    compileCandidates(node, 'answer', (owner) => owner.transitions.get(event), leaves);
  if (leaves.kind === 'rule') return heardAs('answer');
  const events = new Set(lineageOf(node).flatMap(({ config }) => Object.keys(config.on ?? {})));
  return [...events].flatMap((event) =>
    heardAs(event).map((candidate) => ({ ...candidate, guard: onlyOn(event, candidate.guard) })),
  );
};

const leavesIn = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesIn);
};

const contextOf = ({ config: { context } }: AnyStateMachine): Chart['context'] =>
  typeof context === 'function' ? (context as Chart['context']) : () => (context ?? {}) as Context;

const build = (machine: AnyStateMachine, { around, kind }: Building): Chart => {
  refuseCircle(machine, around);
  const known = charts[kind].get(machine);
  if (known !== undefined) return known;
  refuseOutsideSubset(machine, kind);

  const leaves = new Map<string, Leaf>();
  const initial = initialEntry(machine.root);
  const chart: { -readonly [Key in keyof Chart]: Chart[Key] } = {
    id: machine.id,
    machine,
    leaves,
    initial: undefined as unknown as Leaf,
    entry: actionsOf(initial.entered),
    clauses: [],
    context: contextOf(machine),
  };
  const leafOf = new Map<AnyStateNode, { -readonly [Key in keyof Leaf]: Leaf[Key] }>();
  for (const node of leavesIn(machine.root)) {
    const leaf = blankLeaf(chart, node, { around: [...around, machine], kind });
    leafOf.set(node, leaf);
    leaves.set(leaf.state, leaf);
  }
  const built: Leaves = { leafOf, kind };
  for (const [node, leaf] of leafOf) {
    if (leaf.final) continue;
    const doneType = leaf.invoke?.doneType;
    leaf.always = compileCandidates(node, '', (owner) => owner.always, built);
    leaf.answer = compileEvents(node, built);
    if (doneType !== undefined) {
      leaf.done = compileCandidates(node, 'done', (owner) => owner.transitions.get(doneType), built);
    }
  }
  chart.initial = leafOf.get(initial.leaf) as Leaf;
  chart.clauses = [...clausesOf(initial.entered), ...(chart.initial.invoke?.chart.clauses ?? [])];
  charts[kind].set(machine, chart);
  return chart;
};

/**
 * The chart of a machine, worked out once. Throws `CHART_UNSUPPORTED`, naming machine, state and feature, if it or a
 * machine it invokes leaves the subset that all runtimes run alike.
 */
export const chartOf = (machine: AnyStateMachine): Chart => build(machine, { around: [], kind: 'rule' });

/** The same of a machine of any kind, which may hear any event and leave names out. Throws as `chartOf`. */
export const plainChartOf = (machine: AnyStateMachine): Chart =>
  build(machine, { around: [], kind: 'plain' });

/** The first candidate whose guard holds. */
export const selectCandidate = (candidates: readonly Candidate[], args: Args): Candidate | undefined => {
  for (const candidate of candidates) {
    if (candidate.guard === undefined || candidate.guard.holds(args)) return candidate;
  }
  return undefined;
};
