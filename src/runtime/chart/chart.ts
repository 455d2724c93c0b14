import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Step } from '../../core/trace.ts';
import {
  type Action,
  type Args,
  type Context,
  compileAction,
  compileGuard,
  type Guard,
  type RuleEvent,
} from './implementations.ts';
import { includesMove, mayMeet, movesOf } from './moves.ts';
import { entryOf, initialEntry, lineageOf } from './state-tree.ts';
import { invokedBy, refuseCircle, refuseOutsideSubset } from './subset.ts';

/** One transition that is possible from one leaf state. */
export interface Candidate {
  /** The transition in the machine. */
  readonly definition: AnyTransitionDefinition;
  readonly event: Step['event'];
  /** The type of the moves that it takes, such as `attack`, or `choose.*` for all that begin so; absent for others. */
  readonly move: string | undefined;
  /** The state that owns the transition, its event and its index in the list, such as `addition.gateAction/pass/0`. */
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
  /** Whether the machine ends in it. */
  readonly final: boolean;
  /** The event that a final state raises: for the output of a machine, or for `onDone` of the state around it. */
  readonly raises: RuleEvent | undefined;
  /** Whether the match has ended in it. */
  readonly over: boolean;
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

const charts = new WeakMap<AnyStateMachine, Chart>();

/** Clauses of states entered. A machine names the section it is about; that is no deed of its own. */
const clausesOf = (entered: readonly AnyStateNode[]): readonly string[] =>
  entered.filter(({ parent }) => parent !== undefined).flatMap(({ meta }) => meta?.clauses ?? []);

const actionsOf = (nodes: readonly AnyStateNode[]): readonly Action[] =>
  nodes.flatMap((node) => node.entry.map((action: unknown) => compileAction(node, action)));

const invocationOf = (node: AnyStateNode, around: readonly AnyStateMachine[]): Invocation | undefined => {
  const machine = invokedBy(node);
  if (machine === undefined) return undefined;
  const { id, src } = node.invoke[0] as { readonly id: string; readonly src: string };
  return { id, src, chart: build(machine, around), doneType: `xstate.done.actor.${id}` };
};

const endsMachine = (node: AnyStateNode): boolean =>
  node.type === 'final' && node.parent === node.machine.root;

const raisedBy = (node: AnyStateNode): RuleEvent | undefined => {
  if (node.type !== 'final') return undefined;
  const done = endsMachine(node) ? node : node.parent;
  return Object.freeze({ type: `xstate.done.state.${done?.id}`, output: undefined });
};

const blankLeaf = (chart: Chart, node: AnyStateNode, around: readonly AnyStateMachine[]): Leaf => ({
  chart,
  state: node.path.join('.'),
  path: node.path,
  final: endsMachine(node),
  raises: raisedBy(node),
  over: node.tags.includes('over'),
  decision: lineageOf(node).find((outer) => outer.meta?.decision !== undefined)?.meta.decision,
  invoke: invocationOf(node, around),
  handover: (endsMachine(node) ? node.machine.root.output : node.invoke[0]?.input) as Leaf['handover'],
  always: [],
  answer: [],
  done: [],
});

/** The leaves of a machine, by its states. */
type Leaves = ReadonlyMap<AnyStateNode, Leaf>;

/** What transitions are called that no event of its own takes. */
const NAMES: Readonly<Partial<Record<Step['event'], string>>> = { '': 'always', done: 'done' };

const compileCandidate = (
  definition: AnyTransitionDefinition,
  node: AnyStateNode,
  event: Step['event'],
  index: number,
  before: readonly Guard[],
  leaves: Leaves,
): Candidate => {
  const { source } = definition;
  const guard = definition.guard === undefined ? undefined : compileGuard(source, definition.guard);
  const { entered, leaf } = entryOf(definition, node);
  const target = leaves.get(leaf) as Leaf;
  const own = definition.actions.map((action: unknown) => compileAction(source, action));
  const actions = [...own, ...actionsOf(entered)];
  return {
    definition,
    event,
    move: event === 'answer' ? definition.eventType : undefined,
    id: `${source.path.join('.')}/${NAMES[event] ?? definition.eventType}/${index}`,
    guard,
    refused: before.map(({ text }) => text),
    actions,
    target,
    clauses: [
      ...(definition.meta?.clauses ?? []),
      ...clausesOf(entered),
      ...(entered.length === 0 ? [] : (target.invoke?.chart.clauses ?? [])),
    ],
    opens: openedLeaves(target).map(({ chart, state }) => `${chart.id}.${state}`),
    idle: actions.length === 0 && leaf === node,
  };
};

/** What entering a state begins: the initial state of the process it invokes, and so on inwards. */
const openedLeaves = ({ invoke }: Leaf): readonly Leaf[] => {
  const initial = invoke?.chart.initial;
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

/** The candidates for the moves that a state may take: those of a state before those around it, exact types before wildcards. */
const compileMoves = (node: AnyStateNode, leaves: Leaves): readonly Candidate[] => {
  const candidates: Candidate[] = [];
  const isClosed = (move: string): boolean =>
    candidates.some((other) => other.guard === undefined && includesMove(other.move as string, move));
  for (const owner of lineageOf(node)) {
    for (const move of movesOf(owner)) {
      for (const [index, definition] of (owner.transitions.get(move) ?? []).entries()) {
        if (isClosed(move)) break;
        const guards = candidates.flatMap((other) =>
          other.guard !== undefined && mayMeet(other.move as string, move) ? [other.guard] : [],
        );
        candidates.push(compileCandidate(definition, node, 'answer', index, guards, leaves));
      }
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
    const doneType = leaf.invoke?.doneType ?? leaf.raises?.type;
    leaf.always = compileCandidates(node, '', (owner) => owner.always, leafOf);
    leaf.answer = compileMoves(node, leafOf);
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

/** The first candidate that takes the event and whose guard holds. */
export const selectCandidate = (candidates: readonly Candidate[], args: Args): Candidate | undefined => {
  for (const candidate of candidates) {
    const { move, guard } = candidate;
    if (move !== undefined && !includesMove(move, args.event.type)) continue;
    if (guard === undefined || guard.holds(args)) return candidate;
  }
  return undefined;
};
