import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import { ancestorsOf, Chart, isAtomic, type Node, type Transition } from './chart.ts';
import { type Outcome, planMicrostep, planStart, type Remembered } from './plan.ts';
import type { ActiveStates, Op } from './types.ts';

/** States by the id of the history that remembers them. Those of a stored snapshot have their ids alone. */
export type HistoryValue = Readonly<Record<string, readonly { readonly id: string }[]>>;

/** How many configurations, histories or event types are stored before the store begins anew. */
const MAX_STORED = 10_000;

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
  /** The configuration behind the step; nothing if neither it nor the history changes. */
  readonly next: Configuration | undefined;
  /** The history behind the step; nothing if it stays the same. */
  readonly history: History | undefined;
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

const isEmpty = ({ inner, own }: Selector): boolean => inner.length === 0 && own.length === 0;

/** Active states of a machine, in the order of XState; there is one object for each. */
export class Configuration implements ActiveStates {
  readonly statechart: Statechart;
  readonly nodes: readonly Node[];
  readonly sources: readonly AnyStateNode[];
  readonly value: StateValue;
  readonly tags: ReadonlySet<string>;
  /** For each atomic state, the transitions without an event, innermost first; nothing if there are none. */
  readonly always: readonly (readonly Transition[])[] | undefined;
  readonly #selectors = new Map<string, Selector>();
  readonly #slots = newSlot();

  constructor(statechart: Statechart, nodes: readonly Node[]) {
    const { chart } = statechart;
    this.statechart = statechart;
    this.nodes = nodes;
    this.sources = nodes.map(({ source }) => source);
    this.value = this.#valueOf(chart.root, this.#shown());
    this.tags = new Set(this.sources.flatMap(({ tags }) => tags as readonly string[]));
    const always = nodes
      .filter(isAtomic)
      .map((node) => [node, ...ancestorsOf(node)].flatMap(({ source }) => chart.transitionsOf(source.always)))
      .filter((transitions) => transitions.length > 0);
    this.always = always.length > 0 ? always : undefined;
  }

  /** The transitions for an event type. */
  selector(type: string): Selector {
    const known = this.#selectors.get(type);
    if (known !== undefined) return known;
    if (this.#selectors.size >= MAX_STORED) this.#selectors.clear();
    const selector = this.#select(this.statechart.chart.root, this.value, type);
    this.#selectors.set(type, selector);
    return selector;
  }

  /** The microstep of one transition, which its place in a selector stores. */
  planOne(selector: Selector, index: number, history: History): Plan {
    const slot = selector.slots[index] as PlanSlot;
    return this.#plan(slot, [selector.own[index] as Transition], history);
  }

  /** The microstep of some transitions. */
  planAll(enabled: readonly Transition[], history: History): Plan {
    let slot = this.#slots;
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

  forget(): void {
    this.#selectors.clear();
    this.#slots.further = undefined;
  }

  #plan(slot: PlanSlot, enabled: readonly Transition[], history: History): Plan {
    const known = slot.plan ?? slot.byHistory?.get(history);
    if (known !== undefined) return known;
    const { chart } = this.statechart;
    const outcome = planMicrostep(chart, this.nodes, history.nodes, enabled);
    const plan = this.statechart.planOf(enabled, outcome, history);
    if (!outcome.readsHistory && outcome.remembers.size === 0) slot.plan = plan;
    else {
      slot.byHistory ??= new Map();
      if (slot.byHistory.size >= MAX_STORED) slot.byHistory.clear();
      slot.byHistory.set(history, plan);
    }
    return plan;
  }

  /** The active states with those that XState shows beside them where a step leaves some out. */
  #shown(): readonly Node[] {
    const { chart } = this.statechart;
    const shown = new Set(this.nodes);
    const parents = new Set(this.nodes.map(({ parent }) => parent));
    for (const node of shown) {
      if (node.kind === 'compound' && !parents.has(node)) shown.add(chart.initialOf(node));
      else if (node.kind === 'parallel') for (const child of node.children) shown.add(child);
    }
    for (const node of shown) if (node.parent !== undefined) shown.add(node.parent);
    return [...shown];
  }

  #valueOf(node: Node, shown: readonly Node[]): StateValue {
    const inside = shown.filter(({ parent }) => parent === node);
    const [first] = inside;
    if (node.kind === 'compound' && first !== undefined && isAtomic(first)) return first.source.key;
    return Object.fromEntries(inside.map((each) => [each.source.key, this.#valueOf(each, shown)]));
  }

  #select(node: Node, value: StateValue, type: string): Selector {
    const { chart } = this.statechart;
    const keys = typeof value === 'string' ? [value] : Object.keys(value);
    const inner = keys
      .map((key) => {
        const child = chart.nodeOf(node.source.states[key] as AnyStateNode);
        return this.#select(child, typeof value === 'string' ? {} : (value[key] as StateValue), type);
      })
      .filter((each) => !isEmpty(each));
    const own = chart.candidates(node, type);
    const [only] = inner;
    if (only !== undefined && inner.length === 1 && only.inner.length === 0)
      return newSelector([], [...only.own, ...own]);
    return newSelector(inner, own);
  }
}

const NO_HISTORY: History = { nodes: new Map(), value: {} };

/** A machine with all that its steps have worked out so far. */
export class Statechart {
  readonly chart: Chart;
  readonly noHistory = NO_HISTORY;
  readonly #configurations = new Map<string, Configuration>();
  readonly #histories = new Map<string, History>();
  /** The same by the objects that snapshots have of them. */
  readonly #bySources = new WeakMap<readonly AnyStateNode[], Configuration>();
  readonly #byValue = new WeakMap<object, History>();
  #start: Plan | undefined;

  constructor(chart: Chart) {
    this.chart = chart;
  }

  /** The configuration before the first microstep. */
  get before(): Configuration {
    return this.configuration([this.chart.root]);
  }

  /** The first microstep. */
  get start(): Plan {
    this.#start ??= this.planOf([], planStart(this.chart), this.noHistory);
    return this.#start;
  }

  configuration(nodes: readonly Node[]): Configuration {
    const key = nodes.map(({ order }) => order).join();
    const known = this.#configurations.get(key);
    if (known !== undefined) return known;
    if (this.#configurations.size >= MAX_STORED) {
      for (const each of this.#configurations.values()) each.forget();
      this.#configurations.clear();
    }
    const configuration = new Configuration(this, nodes);
    this.#configurations.set(key, configuration);
    this.#bySources.set(configuration.sources, configuration);
    return configuration;
  }

  /** The configuration of the active states of a snapshot. */
  configurationOf(sources: readonly AnyStateNode[]): Configuration {
    const known = this.#bySources.get(sources);
    if (known !== undefined) return known;
    const configuration = this.configuration(sources.map((source) => this.chart.nodeOf(source)));
    this.#bySources.set(sources, configuration);
    return configuration;
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

  planOf(enabled: readonly Transition[], outcome: Outcome, history: History): Plan {
    const { taken, ops, nodes, remembers } = outcome;
    return {
      enabled: enabled.map(({ definition }) => definition),
      taken: taken.map(({ definition }) => definition),
      ops,
      next: nodes && this.configuration(nodes),
      history: remembers.size === 0 ? undefined : this.history(new Map([...history.nodes, ...remembers])),
    };
  }
}

const statecharts = new WeakMap<AnyStateMachine, Statechart>();

/** The statechart of a machine, made once. */
export const statechartOf = (machine: AnyStateMachine): Statechart => {
  const known = statecharts.get(machine) ?? new Statechart(new Chart(machine));
  statecharts.set(machine, known);
  return known;
};
