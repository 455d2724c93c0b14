import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  ancestorsOf,
  type Chart,
  isAtomic,
  isDescendant,
  type Node,
  type Transition,
  throwing,
} from './chart.ts';
import { beginEntry, complete, endEntry, raiseDone } from './plan-ops.ts';
import type { Op } from './types.ts';

/** What the history states remember. */
export type Remembered = ReadonlyMap<Node, readonly Node[]>;

/** A microstep from one configuration: what it does, and the states that are active behind it. */
export interface Outcome {
  /** The transitions that no other one preempts. */
  readonly taken: readonly Transition[];
  readonly ops: readonly Op[];
  /** The states that are left, and those that are entered. */
  readonly exits: ReadonlySet<Node>;
  readonly entered: readonly Node[];
  /** Whether the machine ends. */
  readonly isDone: boolean;
  /** Whether neither the active states nor a history changes, as in a step that fails. */
  readonly isSame: boolean;
  /** What the history states that were left remember now. */
  readonly remembers: Remembered;
  /** Whether another history may lead elsewhere. */
  readonly readsHistory: boolean;
}

/** The active states behind a microstep, in the order of XState. */
export const nodesAfter = (before: readonly Node[], { exits, entered, isDone }: Outcome): readonly Node[] => {
  const nodes = [...before.filter((node) => !exits.has(node)), ...entered];
  return isDone ? nodes.sort((a, b) => b.order - a.order) : nodes;
};

const flat = <Value>(lists: readonly (readonly Value[])[]): Value[] => lists.flat();

/** Works out microsteps by the algorithm of SCXML, in the reading of XState. */
class Planner {
  readonly #chart: Chart;
  readonly #active: Set<Node>;
  readonly #history: Remembered;
  #exits: ReadonlySet<Node> = new Set();
  readonly #entered = new Set<Node>();
  readonly #added: Node[] = [];
  readonly #byDefault = new Set<Node>();
  readonly #ops: Op[] = [];
  readonly #remembers = new Map<Node, readonly Node[]>();
  #readsHistory = false;
  #isDone = false;
  #isBroken = false;

  constructor(chart: Chart, active: readonly Node[], history: Remembered) {
    this.#chart = chart;
    this.#active = new Set(active);
    this.#history = history;
  }

  plan(enabled: readonly Transition[], isInitial: boolean): Outcome {
    const taken = this.#unconflicting(enabled);
    if (!isInitial) this.#exit(taken);
    this.#ops.push(...flat(taken.map(({ actions }) => actions)));
    try {
      for (const transition of taken) this.#addEntered(transition);
      if (isInitial) this.#byDefault.add(this.#chart.root);
      this.#enter();
    } catch (error) {
      this.#ops.push(throwing(error));
      this.#isBroken = true;
    }
    if (this.#isDone) {
      const active = [...this.#active].sort((a, b) => b.order - a.order);
      this.#ops.push(...flat(active.map(({ exit }) => exit)));
    }
    const exits = this.#exits;
    const entered = this.#added;
    const remembers = this.#remembers;
    return {
      taken,
      ops: this.#ops,
      exits,
      entered,
      isDone: this.#isDone,
      isSame:
        this.#isBroken ||
        (remembers.size === 0 && exits.size === entered.length && entered.every((each) => exits.has(each))),
      remembers,
      readsHistory: this.#readsHistory,
    };
  }

  #recall(node: Node): readonly Node[] | undefined {
    this.#readsHistory = true;
    return this.#remembers.get(node) ?? this.#history.get(node);
  }

  #unconflicting(enabled: readonly Transition[]): readonly Transition[] {
    if (enabled.length === 1) return enabled;
    const kept = new Set<Transition>();
    for (const one of enabled) {
      const exits = this.#exitSet(one);
      const rivals = [...kept].filter((other) => [...this.#exitSet(other)].some((each) => exits.has(each)));
      const first = rivals.findIndex((other) => !isDescendant(one.source, other.source));
      if (first >= 0) continue;
      for (const rival of rivals) kept.delete(rival);
      kept.add(one);
    }
    return [...kept];
  }

  #exitSet(transition: Transition): Set<Node> {
    const exits = new Set<Node>();
    if (transition.target === undefined || transition.target.length === 0) return exits;
    const domain = this.#domain(transition);
    if (transition.reenter && transition.source === domain) exits.add(domain);
    for (const node of this.#active) if (isDescendant(node, domain)) exits.add(node);
    return exits;
  }

  #exit(taken: readonly Transition[]): void {
    const exits = [...new Set(taken.flatMap((each) => [...this.#exitSet(each)]))];
    exits.sort((a, b) => b.order - a.order);
    for (const node of exits) {
      for (const history of node.histories) {
        const isDeep = history.source.history === 'deep';
        const isKept = (each: Node): boolean =>
          isDeep ? isAtomic(each) && isDescendant(each, node) : each.parent === node;
        this.#remembers.set(history, [...this.#active].filter(isKept));
      }
    }
    for (const node of exits) {
      this.#ops.push(...node.exit, ...node.stops);
      this.#active.delete(node);
    }
    this.#exits = new Set(exits);
  }

  #defaultTargets({ source, parent }: Node): readonly Node[] {
    const { target } = source.config as { readonly target?: string | readonly (string | AnyStateNode)[] };
    const owner = parent as Node;
    if (target === undefined || target === '')
      return [owner.kind === 'parallel' ? owner : this.#chart.initialOf(owner)];
    return [target].flat().map((each) => this.#chart.stateAt(owner, each));
  }

  #effectiveTargets(targets: readonly Node[]): readonly Node[] {
    const all = targets.flatMap((target) =>
      target.kind === 'history'
        ? (this.#recall(target) ?? this.#effectiveTargets(this.#defaultTargets(target)))
        : [target],
    );
    return [...new Set(all)];
  }

  #domain({ source, target = [], reenter }: Transition): Node | undefined {
    const targets = this.#effectiveTargets(target);
    if (!reenter && targets.every((each) => each === source || isDescendant(each, source))) return source;
    const [head = source, ...tail] = [...targets, source];
    const common = ancestorsOf(head).find((each) => tail.every((node) => isDescendant(node, each)));
    return common ?? (reenter ? undefined : this.#chart.root);
  }

  #addEntered(transition: Transition): void {
    const { source, target = [], reenter } = transition;
    const domain = this.#domain(transition);
    for (const node of target) {
      if (node.kind !== 'history' && (source !== node || source !== domain || reenter)) {
        this.#entered.add(node);
        this.#byDefault.add(node);
      }
      this.#addDescendants(node);
    }
    for (const node of this.#effectiveTargets(target)) {
      const ancestors = ancestorsOf(node, domain);
      if (domain?.kind === 'parallel') ancestors.push(domain);
      this.#addAncestors(ancestors, source.parent === undefined && reenter ? undefined : domain);
    }
  }

  #addDescendants(node: Node): void {
    if (node.kind === 'history') this.#addHistory(node);
    else if (node.kind === 'compound') {
      const initial = this.#chart.initialOf(node);
      if (initial.kind !== 'history') {
        this.#entered.add(initial);
        this.#byDefault.add(initial);
      }
      this.#addDescendants(initial);
      this.#addAncestors(ancestorsOf(initial, node));
    } else if (node.kind === 'parallel') this.#addRegions(node, true);
  }

  #addHistory(history: Node): void {
    const owner = history.parent as Node;
    const known = this.#recall(history);
    const targets = known ?? this.#defaultTargets(history);
    const isInitial =
      known === undefined &&
      owner.kind !== 'parallel' &&
      !(history.source.config as { target?: unknown }).target;
    for (const target of targets) {
      this.#entered.add(target);
      if (isInitial) this.#byDefault.add(owner);
      this.#addDescendants(target);
    }
    for (const target of targets) this.#addAncestors(ancestorsOf(target, owner));
  }

  #addAncestors(ancestors: readonly Node[], domain?: Node): void {
    for (const ancestor of ancestors) {
      if (domain === undefined || isDescendant(ancestor, domain)) this.#entered.add(ancestor);
      if (ancestor.kind === 'parallel') this.#addRegions(ancestor, false);
    }
  }

  #addRegions(node: Node, byDefault: boolean): void {
    for (const region of node.children) {
      if ([...this.#entered].some((each) => isDescendant(each, region))) continue;
      this.#entered.add(region);
      if (byDefault) this.#byDefault.add(region);
      this.#addDescendants(region);
    }
  }

  #enter(): void {
    const finished = new Set<Node>();
    for (const node of [...this.#entered].sort((a, b) => a.order - b.order)) {
      if (!this.#active.has(node)) this.#added.push(node);
      this.#active.add(node);
      const ops = [...node.entry, ...(this.#byDefault.has(node) ? node.start() : [])];
      this.#ops.push(...(node.invoked.length > 0 ? [beginEntry(node.invoked), ...ops, endEntry] : ops));
      if (node.kind === 'final') this.#finish(node, finished);
    }
  }

  /** Raises what a final state ends: the state around it, parallel states around that, or the machine. */
  #finish(node: Node, finished: Set<Node>): void {
    const { parent } = node;
    let around = parent?.kind === 'parallel' ? parent : parent?.parent;
    let completed = around ?? node;
    if (parent?.kind === 'compound') this.#ops.push(raiseDone(parent, node.source.output));
    while (around?.kind === 'parallel' && !finished.has(around) && this.#isFinal(around)) {
      finished.add(around);
      this.#ops.push(raiseDone(around));
      completed = around;
      around = around.parent;
    }
    if (around !== undefined) return;
    this.#isDone = true;
    this.#ops.push(complete(this.#chart.root, completed));
  }

  #isFinal(node: Node): boolean {
    if (node.kind === 'compound')
      return node.children.some((each) => each.kind === 'final' && this.#active.has(each));
    if (node.kind === 'parallel') return node.children.every((each) => this.#isFinal(each));
    return node.kind === 'final';
  }
}

/** Plans the microstep of some enabled transitions. */
export const planMicrostep = (
  chart: Chart,
  active: readonly Node[],
  history: Remembered,
  enabled: readonly Transition[],
): Outcome => new Planner(chart, active, history).plan(enabled, false);

/** Plans the first microstep of a machine, into its initial states. */
export const planStart = (chart: Chart): Outcome => {
  const target: Node[] = [];
  const add = (node: Node): void => {
    if (target.includes(node)) return;
    target.push(node);
    if (node.kind === 'compound') add(chart.initialOf(node));
    else if (node.kind === 'parallel') node.children.forEach(add);
  };
  add(chart.root);
  const definition = { target: target.map(({ source }) => source) } as unknown as AnyTransitionDefinition;
  const transition: Transition = {
    definition,
    source: chart.root,
    target,
    reenter: true,
    guard: undefined,
    actions: [],
  };
  return new Planner(chart, [chart.root], new Map()).plan([transition], true);
};
