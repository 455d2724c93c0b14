import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Step } from '../kernel/step.ts';
import { type Action, compileAction } from './action.ts';
import type { Args, Context } from './calling.ts';
import { entryOf, initialEntry, lineageOf } from './entry.ts';
import { compileGuard, type Guard } from './guard.ts';
import { invokedBy, refuseCircle, refuseOutsideSubset } from './subset.ts';

/** One transition as seen from one leaf state. */
export interface Candidate {
  /** The transition of the machine that this stands for. */
  readonly definition: AnyTransitionDefinition;
  readonly event: Step['event'];
  /** State that owns it, event and place in the list, such as `addition.priority/answer/1`. */
  readonly id: string;
  readonly guard: Guard | undefined;
  /** Texts of the guards looked at before this one. */
  readonly refused: readonly string[];
  /** Of the transition, then of the states entered. */
  readonly actions: readonly Action[];
  readonly target: Leaf;
  readonly clauses: readonly string[];
  /** Initial states of the processes that its target starts, outermost first, as `machine.state`. */
  readonly opens: readonly string[];
  /** Changes nothing. An `always` transition of this kind is taken once, not again and again. */
  readonly idle: boolean;
}

/** The machine a leaf state invokes. */
export interface Invocation {
  readonly id: string;
  /** The name the state invokes it by. */
  readonly src: string;
  readonly chart: Chart;
  /** Type of the event that its end sends. */
  readonly doneType: string;
}

/** One state without inner states, and all that can happen in it: candidates from leaf to root, in list order. */
export interface Leaf {
  readonly chart: Chart;
  /** Path joined by `.`. */
  readonly state: string;
  readonly path: readonly string[];
  readonly final: boolean;
  /** The kind of decision it waits for. */
  readonly asks: string | undefined;
  readonly invoke: Invocation | undefined;
  /** What it hands over when entered: input to the invoked machine, or output if final. */
  readonly hand: ((args: Args) => unknown) | undefined;
  readonly always: readonly Candidate[];
  readonly answer: readonly Candidate[];
  readonly done: readonly Candidate[];
}

/** A machine, with everything worked out that XState works out at every step. */
export interface Chart {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly initial: Leaf;
  /** Entry actions of the initial states, outermost first. */
  readonly entry: readonly Action[];
  /** Clauses that act as it starts: those of its initial states and of the processes they start. */
  readonly clauses: readonly string[];
  readonly context: (args: { readonly input: unknown }) => Context;
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Clauses of states entered. A machine names the section it is about; that is no deed of its own. */
const clausesOf = (entered: readonly AnyStateNode[]): readonly string[] =>
  entered.filter(({ parent }) => parent !== undefined).flatMap(({ meta }) => meta?.clauses ?? []);

const actionsOf = (nodes: readonly AnyStateNode[]): readonly Action[] =>
  nodes.flatMap((node) => node.entry.map((action: unknown) => compileAction(node, action)));

/** The output of a machine that ends in this state. */
const outputOf = (node: AnyStateNode): ((args: Args) => unknown) => {
  const output = node.machine.root.output as (args: Args) => unknown;
  const event = { type: `xstate.done.state.${node.id}`, output: undefined };
  return ({ context }) => output({ context, event });
};

const invocationOf = (node: AnyStateNode, around: readonly AnyStateMachine[]): Invocation | undefined => {
  const machine = invokedBy(node);
  if (machine === undefined) return undefined;
  const { id, src } = node.invoke[0] as { readonly id: string; readonly src: string };
  return { id, src, chart: build(machine, around), doneType: `xstate.done.actor.${id}` };
};

const blankLeaf = (chart: Chart, node: AnyStateNode, around: readonly AnyStateMachine[]): Leaf => ({
  chart,
  state: node.path.join('.'),
  path: node.path,
  final: node.type === 'final',
  asks: lineageOf(node).find((outer) => outer.meta?.asks !== undefined)?.meta.asks,
  invoke: invocationOf(node, around),
  hand: node.type === 'final' ? outputOf(node) : (node.invoke[0]?.input as Leaf['hand']),
  always: [],
  answer: [],
  done: [],
});

const compileCandidate = (
  definition: AnyTransitionDefinition,
  node: AnyStateNode,
  event: Step['event'],
  index: number,
  before: readonly Guard[],
  leafOf: ReadonlyMap<AnyStateNode, Leaf>,
): Candidate => {
  const { source } = definition;
  const guard = definition.guard === undefined ? undefined : compileGuard(source, definition.guard);
  const { entered, leaf } = entryOf(definition, node);
  const own = definition.actions.map((action: unknown) => compileAction(source, action));
  const actions = [...own, ...actionsOf(entered)];
  return {
    definition,
    event,
    id: `${source.path.join('.')}/${event === '' ? 'always' : event}/${index}`,
    guard,
    refused: before.map(({ text }) => text),
    actions,
    target: leafOf.get(leaf) as Leaf,
    clauses: [
      ...(definition.meta?.clauses ?? []),
      ...clausesOf(entered),
      ...(entered.length === 0 ? [] : (leafOf.get(leaf)?.invoke?.chart.clauses ?? [])),
    ],
    opens: opened(leafOf.get(leaf)).map(({ chart, state }) => `${chart.id}.${state}`),
    idle: actions.length === 0 && leaf === node,
  };
};

/** What entering a state begins: the initial state of the process it invokes, and so on inwards. */
const opened = (leaf: Leaf | undefined): readonly Leaf[] => {
  const initial = leaf?.invoke?.chart.initial;
  return initial === undefined ? [] : [initial, ...opened(initial)];
};

type Definitions = (node: AnyStateNode) => readonly AnyTransitionDefinition[] | undefined;

const compileCandidates = (
  node: AnyStateNode,
  event: Step['event'],
  definitionsOf: Definitions,
  leafOf: ReadonlyMap<AnyStateNode, Leaf>,
): readonly Candidate[] => {
  const guards: Guard[] = [];
  const candidates: Candidate[] = [];
  for (const owner of lineageOf(node)) {
    for (const [index, definition] of (definitionsOf(owner) ?? []).entries()) {
      const candidate = compileCandidate(definition, node, event, index, guards, leafOf);
      candidates.push(candidate);
      if (candidate.guard === undefined) return candidates;
      guards.push(candidate.guard);
    }
  }
  return candidates;
};

const leavesIn = (node: AnyStateNode): readonly AnyStateNode[] => {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesIn);
};

const build = (machine: AnyStateMachine, around: readonly AnyStateMachine[]): Chart => {
  refuseCircle(machine, around);
  const known = charts.get(machine);
  if (known !== undefined) return known;
  refuseOutsideSubset(machine);

  const leaves = new Map<string, Leaf>();
  const initial = initialEntry(machine.root);
  const chart: { -readonly [Key in keyof Chart]: Chart[Key] } = {
    id: machine.id,
    machine,
    leaves,
    initial: undefined as unknown as Leaf,
    entry: actionsOf(initial.entered),
    clauses: [],
    context: machine.config.context as Chart['context'],
  };
  const leafOf = new Map<AnyStateNode, { -readonly [Key in keyof Leaf]: Leaf[Key] }>();
  for (const node of leavesIn(machine.root)) {
    const leaf = blankLeaf(chart, node, [...around, machine]);
    leafOf.set(node, leaf);
    leaves.set(leaf.state, leaf);
  }
  for (const [node, leaf] of leafOf) {
    if (leaf.final) continue;
    const doneType = leaf.invoke?.doneType;
    leaf.always = compileCandidates(node, '', (owner) => owner.always, leafOf);
    leaf.answer = compileCandidates(node, 'answer', (owner) => owner.transitions.get('answer'), leafOf);
    if (doneType !== undefined) {
      leaf.done = compileCandidates(node, 'done', (owner) => owner.transitions.get(doneType), leafOf);
    }
  }
  chart.initial = leafOf.get(initial.leaf) as Leaf;
  chart.clauses = [...clausesOf(initial.entered), ...(chart.initial.invoke?.chart.clauses ?? [])];
  charts.set(machine, chart);
  return chart;
};

/**
 * The chart of a machine, worked out once. Throws `CHART_UNSUPPORTED`, naming machine, state and feature, if it or a
 * machine it invokes leaves the subset that all runtimes run alike.
 */
export const chartOf = (machine: AnyStateMachine): Chart => build(machine, []);

/** The first candidate whose guard holds. */
export const taken = (candidates: readonly Candidate[], args: Args): Candidate | undefined => {
  for (const candidate of candidates) {
    if (candidate.guard === undefined || candidate.guard.holds(args)) return candidate;
  }
  return undefined;
};
