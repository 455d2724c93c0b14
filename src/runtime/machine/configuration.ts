import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { Chart, isAtomic, isDescendant, type Node, type Transition } from './chart.ts';
import { nodesAfter, type Outcome, planMicrostep, planStart, type Remembered } from './plan.ts';
import type { ActiveStates, Op } from './types.ts';

/** States by the id of the history that remembers them. Those of a stored snapshot have their ids alone. */
export type HistoryValue = Readonly<Record<string, readonly { readonly id: string }[]>>;

/** How many histories or event types are stored before the store begins anew. */
const MAX_STORED = 10_000;

/** For how many sets of active states plans are stored, and how many orders of each set. */
const MAX_SETS = 2048;
const MAX_ORDERS = 24;

/** What the history states of a machine remember; there is one object for each content and order. */
export interface History {
  readonly nodes: Remembered;
  /** As in a snapshot: states by the id of the history state. */
  readonly value: Readonly<Record<string, readonly AnyStateNode[]>>;
}

/** A microstep as it is run: see `Outcome`. */
export interface Plan {
  readonly enabled: readonly AnyTransitionDefinition[];
  readonly taken: readonly AnyTransitionDefinition[];
  readonly ops: readonly Op[];
  /** Where it leads; nothing if neither the configuration nor the history changes. */
  readonly change: Change | undefined;
}

/** Where a microstep leads from the configurations of one set of states: worked out for one after the other. */
export class Change {
  readonly #outcome: Outcome;
  readonly #before: History;
  readonly #next: StateSet;
  from: Configuration;
  to: Configuration;
  /** The history behind the step; nothing if it stays the same. */
  history: History | undefined;

  constructor(outcome: Outcome, from: Configuration, history: History) {
    this.#outcome = outcome;
    this.#before = history;
    this.from = from;
    this.to = from.statechart.configuration(nodesAfter(from.nodes, outcome));
    this.#next = this.to.set;
    this.history = this.#historyFrom(from);
  }

  follow(from: Configuration): void {
    this.from = from;
    const known = from.successors?.get(this);
    this.to = known ?? this.#next.stored.configuration(nodesAfter(from.nodes, this.#outcome));
    if (known === undefined) from.successors?.set(this, this.to);
    this.history = this.#historyFrom(from);
  }

  #historyFrom({ nodes, statechart }: Configuration): History | undefined {
    const { remembers } = this.#outcome;
    if (remembers.size === 0) return undefined;
    const inOrder = [...remembers].map(
      ([history, kept]) => [history, nodes.filter((each) => kept.includes(each))] as const,
    );
    return statechart.history(new Map([...this.#before.nodes, ...inOrder]));
  }
}

/** The plans of one list of transitions: by history if that matters. */
interface PlanSlot {
  plan: Plan | undefined;
  byHistory: Map<History, Plan> | undefined;
  further: Map<Transition, PlanSlot> | undefined;
}

const newSlot = (): PlanSlot => ({ plan: undefined, byHistory: undefined, further: undefined });

/** Where the transitions for an event are looked for: in each inner part, or else in the list. */
export interface Selector {
  readonly inner: readonly Selector[];
  readonly own: readonly Transition[];
  readonly slots: readonly PlanSlot[];
}

const newSelector = (inner: readonly Selector[], own: readonly Transition[]): Selector => {
  const open = own.findIndex(({ guard }) => guard === undefined);
  const reachable = open < 0 ? own : own.slice(0, open + 1);
  return { inner, own: reachable, slots: reachable.map(newSlot) };
};

const NOTHING: Selector = { inner: [], own: [], slots: [] };

/** Whether states stand in document order below each parent, and behind it: what XState makes of them depends on no more. */
const isUsual = (nodes: readonly Node[]): boolean => {
  const last = new Map<Node, number>();
  return nodes.every((node) => {
    const { parent, order } = node;
    last.set(node, -1);
    if (parent === undefined) return true;
    const before = last.get(parent) ?? order;
    last.set(parent, order);
    return before < order;
  });
};

/** The value of active states as XState shows it: with states beside them where a step leaves some out. */
const shownValue = (chart: Chart, nodes: readonly Node[]): StateValue => {
  const shown = new Set(nodes);
  const parents = new Set(nodes.map(({ parent }) => parent));
  for (const node of shown) {
    if (node.kind === 'compound' && !parents.has(node)) shown.add(chart.initialOf(node));
    else if (node.kind === 'parallel') for (const child of node.children) shown.add(child);
  }
  for (const node of shown) if (node.parent !== undefined) shown.add(node.parent);
  const inside = new Map([...shown].map((node) => [node, [] as Node[]]));
  for (const node of shown) if (node.parent !== undefined) inside.get(node.parent)?.push(node);
  const valueAt = (node: Node): StateValue => {
    const children = inside.get(node) ?? [];
    const [first] = children;
    if (node.kind === 'compound' && first !== undefined && isAtomic(first)) return first.source.key;
    return Object.fromEntries(children.map((each) => [each.source.key, valueAt(each)]));
  };
  return valueAt(chart.root);
};

/** Active states with the order of their regions, which decides where transitions are looked for first. */
export class StateSet {
  readonly statechart: Statechart;
  readonly key: string;
  readonly #nodes: readonly Node[];
  #value: StateValue | undefined = undefined;
  readonly slots = newSlot();
  readonly #selectors = new Map<string, Selector>();
  /** Configurations of the set by a hash of their order, so that a step which leads to one again finds it. */
  readonly #known = new Map<number, Configuration>();
  isStored = true;

  constructor(statechart: Statechart, key: string, nodes: readonly Node[]) {
    this.statechart = statechart;
    this.key = key;
    this.#nodes = nodes;
  }

  get value(): StateValue {
    this.#value ??= shownValue(this.statechart.chart, this.#nodes);
    return this.#value;
  }

  /** The set itself, or the one with the same states that has plans now. */
  get stored(): StateSet {
    return this.isStored ? this : this.statechart.store(this);
  }

  configuration(nodes: readonly Node[]): Configuration {
    const hash = nodes.reduce((sum, { order }) => (sum * 31 + order) | 0, 0);
    const known = this.#known.get(hash);
    if (known?.nodes.every((node, index) => node === nodes[index])) return known;
    const isKept = known === undefined && this.#known.size < MAX_ORDERS;
    const configuration = new Configuration(this, nodes, isKept ? new Map() : undefined);
    if (isKept) this.#known.set(hash, configuration);
    return configuration;
  }

  /** The transitions for an event type. */
  selector(type: string): Selector {
    const known = this.#selectors.get(type);
    if (known !== undefined) return known;
    if (!this.isStored) return this.stored.selector(type);
    if (this.#selectors.size >= MAX_STORED) this.#selectors.clear();
    const candidates = this.statechart.candidates(type);
    const { root } = this.statechart.chart;
    const selector = candidates.size === 0 ? NOTHING : this.#select(root, this.value, candidates);
    this.#selectors.set(type, selector);
    return selector;
  }

  forget(): void {
    this.isStored = false;
    this.#selectors.clear();
    this.slots.further = undefined;
    for (const { successors } of this.#known.values()) successors?.clear();
    this.#known.clear();
  }

  #select(node: Node, value: StateValue, candidates: ReadonlyMap<Node, readonly Transition[]>): Selector {
    const isInside = [...candidates.keys()].some((each) => each === node || isDescendant(each, node));
    if (!isInside) return NOTHING;
    const { chart } = this.statechart;
    const keys = typeof value === 'string' ? [value] : Object.keys(value);
    const inner = keys
      .map((key) => {
        const child = chart.nodeOf(node.source.states[key] as AnyStateNode);
        return this.#select(child, typeof value === 'string' ? {} : (value[key] as StateValue), candidates);
      })
      .filter((each) => each.inner.length > 0 || each.own.length > 0);
    const own = candidates.get(node) ?? [];
    const [only] = inner;
    if (only !== undefined && inner.length === 1 && only.inner.length === 0)
      return newSelector([], [...only.own, ...own]);
    return newSelector(inner, own);
  }
}

const NO_ALWAYS: readonly (readonly Transition[])[] = [];

/** Active states of a machine, in the order of XState. */
export class Configuration implements ActiveStates {
  readonly set: StateSet;
  readonly nodes: readonly Node[];
  /** Where changes lead from a configuration that is stored. */
  readonly successors: Map<Change, Configuration> | undefined;
  #sources: readonly AnyStateNode[] | undefined = undefined;
  #tags: ReadonlySet<string> | undefined = undefined;
  /** For each atomic state, the transitions without an event, innermost first. */
  readonly always: readonly (readonly Transition[])[];

  constructor(set: StateSet, nodes: readonly Node[], successors: Map<Change, Configuration> | undefined) {
    this.set = set;
    this.nodes = nodes;
    this.successors = successors;
    const { chart } = set.statechart;
    this.always = chart.hasAlways
      ? nodes.map((node) => chart.alwaysOf(node)).filter(({ length }) => length > 0)
      : NO_ALWAYS;
  }

  get value(): StateValue {
    return this.set.value;
  }

  get statechart(): Statechart {
    return this.set.statechart;
  }

  get sources(): readonly AnyStateNode[] {
    if (this.#sources === undefined) {
      this.#sources = this.nodes.map(({ source }) => source);
      this.statechart.remember(this.#sources, this);
    }
    return this.#sources;
  }

  get tags(): ReadonlySet<string> {
    this.#tags ??= new Set(this.nodes.flatMap(({ source }) => source.tags as readonly string[]));
    return this.#tags;
  }

  /** The microstep of one transition, which its place in a selector stores. */
  planOne(selector: Selector, index: number, history: History): Plan {
    const slot = selector.slots[index] as PlanSlot;
    return this.#plan(slot, [selector.own[index] as Transition], history);
  }

  /** The microstep of some transitions. */
  planAll(enabled: readonly Transition[], history: History): Plan {
    let slot = this.set.stored.slots;
    for (const transition of enabled) {
      slot.further ??= new Map();
      let next = slot.further.get(transition);
      if (next === undefined) {
        next = newSlot();
        slot.further.set(transition, next);
      }
      slot = next;
    }
    return this.#plan(slot, enabled, history);
  }

  #plan(slot: PlanSlot, enabled: readonly Transition[], history: History): Plan {
    const known = slot.plan ?? slot.byHistory?.get(history);
    if (known !== undefined) return known;
    const outcome = planMicrostep(this.statechart.chart, this.nodes, history.nodes, enabled);
    const plan = planOf(enabled, outcome, this, history);
    if (!outcome.readsHistory && outcome.remembers.size === 0) slot.plan = plan;
    else {
      slot.byHistory ??= new Map();
      if (slot.byHistory.size >= MAX_STORED) slot.byHistory.clear();
      slot.byHistory.set(history, plan);
    }
    return plan;
  }
}

const planOf = (
  enabled: readonly Transition[],
  outcome: Outcome,
  from: Configuration,
  history: History,
): Plan => ({
  enabled: enabled.map(({ definition }) => definition),
  taken: outcome.taken.map(({ definition }) => definition),
  ops: outcome.ops,
  change: outcome.isSame ? undefined : new Change(outcome, from, history),
});

const NO_HISTORY: History = { nodes: new Map(), value: {} };

/** A machine with all that its steps have worked out so far. */
export class Statechart {
  readonly chart: Chart;
  readonly noHistory = NO_HISTORY;
  /** The sets of active states with plans, the oldest first. */
  readonly #sets = new Map<string, StateSet>();
  readonly #candidates = new Map<string, ReadonlyMap<Node, readonly Transition[]>>();
  readonly #histories = new Map<string, History>();
  /** The same by the objects that snapshots have of them. */
  readonly #bySources = new WeakMap<readonly AnyStateNode[], Configuration>();
  readonly #byValue = new WeakMap<object, History>();
  /** The configuration before the first microstep. */
  readonly before: Configuration;
  #start: Plan | undefined;

  constructor(chart: Chart) {
    this.chart = chart;
    this.before = this.configuration([chart.root]);
  }

  /** The first microstep. */
  get start(): Plan {
    this.#start ??= planOf([], planStart(this.chart), this.before, this.noHistory);
    return this.#start;
  }

  configuration(nodes: readonly Node[]): Configuration {
    const orders = nodes.map(({ order }) => order).sort((a, b) => a - b);
    const value = isUsual(nodes) ? undefined : JSON.stringify(shownValue(this.chart, nodes));
    const key = `${orders} ${value}`;
    const set = this.#sets.get(key) ?? this.store(new StateSet(this, key, nodes));
    return set.configuration(nodes);
  }

  /** Stores the plans of a set, and forgets those of the one that was stored first if there are too many. */
  store(set: StateSet): StateSet {
    const known = this.#sets.get(set.key);
    if (known !== undefined) return known;
    const [oldest] = this.#sets.size < MAX_SETS ? [] : this.#sets.values();
    if (oldest !== undefined) {
      oldest.forget();
      this.#sets.delete(oldest.key);
    }
    set.isStored = true;
    this.#sets.set(set.key, set);
    return set;
  }

  /** The transitions for an event type by their states. */
  candidates(type: string): ReadonlyMap<Node, readonly Transition[]> {
    const known = this.#candidates.get(type);
    if (known !== undefined) return known;
    if (this.#candidates.size >= MAX_STORED) this.#candidates.clear();
    const candidates = this.chart.candidates(type);
    this.#candidates.set(type, candidates);
    return candidates;
  }

  /** The configuration of the active states of a snapshot. */
  configurationOf(sources: readonly AnyStateNode[]): Configuration {
    const known = this.#bySources.get(sources);
    if (known !== undefined) return known;
    const configuration = this.configuration(sources.map((source) => this.chart.nodeOf(source)));
    this.remember(sources, configuration);
    return configuration;
  }

  remember(sources: readonly AnyStateNode[], configuration: Configuration): void {
    this.#bySources.set(sources, configuration);
  }

  history(nodes: Remembered): History {
    if (nodes.size === 0) return this.noHistory;
    const key = [...nodes]
      .map(([{ order }, kept]) => `${order}:${kept.map((each) => each.order).join()}`)
      .join(';');
    const known = this.#histories.get(key);
    if (known !== undefined) return known;
    if (this.#histories.size >= MAX_STORED) this.#histories.clear();
    const entries = [...nodes].map(([{ source }, kept]) => [source.id, kept.map((each) => each.source)]);
    const history = { nodes, value: Object.fromEntries(entries) };
    this.#histories.set(key, history);
    this.#byValue.set(history.value, history);
    return history;
  }

  /** The history of a snapshot. */
  historyOf(value: HistoryValue | undefined): History {
    if (value === undefined || value === this.noHistory.value) return this.noHistory;
    const known = this.#byValue.get(value);
    if (known !== undefined) return known;
    const history = this.history(this.#rememberedIn(value));
    this.#byValue.set(value, history);
    return history;
  }

  /** The history of a stored snapshot: where no state is remembered is lost, as in XState. */
  storedHistory(value: HistoryValue = {}): History {
    const remembered = [...this.#rememberedIn(value)].filter(([, kept]) => kept.length > 0);
    return this.history(new Map(remembered));
  }

  /** The states of a history that the machine has. */
  #rememberedIn(value: HistoryValue): Remembered {
    const nodesCalled = (id: string): Node[] => this.chart.nodes.filter(({ source }) => source.id === id);
    const entries = Object.entries(value).flatMap(([id, sources]) => {
      const kept = sources.flatMap((source) => nodesCalled(source.id));
      return nodesCalled(id).map((node) => [node, kept] as const);
    });
    return new Map(entries);
  }
}

const statecharts = new WeakMap<AnyStateMachine, Statechart>();

/** The statechart of a machine, made once. */
export const statechartOf = (machine: AnyStateMachine): Statechart => {
  const known = statecharts.get(machine) ?? new Statechart(new Chart(machine));
  statecharts.set(machine, known);
  return known;
};
