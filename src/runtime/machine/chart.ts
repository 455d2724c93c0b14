import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, spawnChild } from 'xstate';
import { GatechartError } from '../../core/errors.ts';
import { includesMove } from '../chart/moves.ts';
import { compileAction } from './actions.ts';
import { stopActor } from './children.ts';
import { compileGuard, type Guard } from './guards.ts';
import type { Op } from './types.ts';

/** A state of a machine, numbered in document order, so that its descendants are a range. */
export interface Node {
  readonly source: AnyStateNode;
  readonly order: number;
  /** The order of its last descendant, or its own. */
  last: number;
  readonly kind: AnyStateNode['type'];
  readonly parent: Node | undefined;
  /** Its states, without and with only the history states. */
  readonly children: Node[];
  readonly histories: Node[];
  readonly entry: readonly Op[];
  readonly exit: readonly Op[];
  /** The ends of its invoked actors. */
  readonly stops: readonly Op[];
  /** Makes the actions of its initial transition. Throws if that is wrong. */
  readonly start: () => readonly Op[];
  readonly invoked: readonly string[];
}

/** A transition of a machine. */
export interface Transition {
  readonly definition: AnyTransitionDefinition;
  readonly source: Node;
  readonly target: readonly Node[] | undefined;
  readonly reenter: boolean;
  readonly guard: Guard | undefined;
  readonly actions: readonly Op[];
}

/** What is found to be wrong when a step is planned, but fails when the step comes to it. */
export const throwing =
  (error: unknown): Op =>
  () => {
    throw error;
  };

/** Whether a state lies below another one; below nothing lie all. */
export const isDescendant = (node: Node, ancestor: Node | undefined): boolean =>
  ancestor === undefined || (node.order > ancestor.order && node.order <= ancestor.last);

export const isAtomic = ({ kind }: Node): boolean => kind === 'atomic' || kind === 'final';

/** The ancestors of a state, innermost first, up to one that is not included. */
export const ancestorsOf = (node: Node, until?: Node): Node[] => {
  const ancestors: Node[] = [];
  if (node === until) return ancestors;
  for (let each = node.parent; each !== undefined && each !== until; each = each.parent) ancestors.push(each);
  return ancestors;
};

const noState = ({ id, states }: AnyStateNode, target: string): GatechartError => {
  const reason = `the target "${target}" of a history state leads to no state of ${id}`;
  return new GatechartError('BAD_VALUE', id, `${reason}; name one of: ${Object.keys(states).join(', ')}`);
};

/** The states and transitions of a machine. */
export class Chart {
  readonly machine: AnyStateMachine;
  readonly root: Node;
  readonly nodes: Node[] = [];
  readonly #bySource = new Map<AnyStateNode, Node>();
  readonly #transitions = new Map<AnyTransitionDefinition, Transition>();
  readonly #always = new Map<Node, readonly Transition[]>();
  /** Whether there are transitions without an event. */
  readonly hasAlways: boolean;

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
    this.root = this.#add(machine.root as AnyStateNode, undefined);
    this.hasAlways = this.nodes.some(({ source }) => source.always !== undefined);
  }

  nodeOf(source: AnyStateNode): Node {
    return this.#bySource.get(source) as Node;
  }

  /** The initial state of a compound state. */
  initialOf({ source }: Node): Node {
    return this.nodeOf(source.initial.target[0] as AnyStateNode);
  }

  /** The state at a path below another one, or with an id. */
  stateAt(from: Node, target: string | AnyStateNode): Node {
    if (typeof target !== 'string') return this.nodeOf(target);
    if (target.startsWith('#')) return this.nodeOf(this.machine.getStateNodeById(target) as AnyStateNode);
    let found = from.source;
    for (const key of target.split(/(?<!\\)\./)) {
      if (key === '') break;
      const next = found.states[key.replaceAll(/\\(.)/g, '$1')];
      if (next === undefined) throw noState(found, target);
      found = next as AnyStateNode;
    }
    return this.nodeOf(found);
  }

  /** The transitions of each state that has any for an event type, in the order in which their guards are checked. */
  candidates(type: string): ReadonlyMap<Node, readonly Transition[]> {
    const entries = this.nodes.map((node) => [node, this.#candidatesOf(node, type)] as const);
    return new Map(entries.filter(([, { length }]) => length > 0));
  }

  #candidatesOf({ source }: Node, type: string): readonly Transition[] {
    const { transitions } = source;
    if (transitions.size === 0) return [];
    const wild = [...transitions.keys()]
      .filter((descriptor) => descriptor !== type && (descriptor === '*' || includesMove(descriptor, type)))
      .sort((a, b) => b.length - a.length);
    return [type, ...wild].flatMap((descriptor) => this.transitionsOf(transitions.get(descriptor)));
  }

  /** The transitions without an event that an active atomic state has, innermost first. */
  alwaysOf(node: Node): readonly Transition[] {
    const known =
      this.#always.get(node) ??
      (isAtomic(node) ? [node, ...ancestorsOf(node)] : []).flatMap(({ source }) =>
        this.transitionsOf(source.always),
      );
    this.#always.set(node, known);
    return known;
  }

  transitionsOf(definitions: readonly AnyTransitionDefinition[] | undefined): readonly Transition[] {
    return (definitions ?? []).map((definition) => {
      const known = this.#transitions.get(definition) ?? this.#transition(definition);
      this.#transitions.set(definition, known);
      return known;
    });
  }

  /** The parts of a microstep that actions are. One that is no action throws when it is run, as in XState. */
  compile(actions: readonly unknown[]): readonly Op[] {
    return actions.map((action): Op => {
      try {
        return compileAction(action, this.machine);
      } catch (error) {
        return throwing(error);
      }
    });
  }

  #transition(definition: AnyTransitionDefinition): Transition {
    const { source, target, guard, reenter, actions } = definition;
    return {
      definition,
      source: this.nodeOf(source as AnyStateNode),
      target: target?.map((each) => this.nodeOf(each as AnyStateNode)),
      reenter,
      guard: guard ? compileGuard(guard, this.machine) : undefined,
      actions: this.compile(actions),
    };
  }

  #add(source: AnyStateNode, parent: Node | undefined): Node {
    const { invoke } = source;
    const start = (): readonly Op[] => this.compile(source.initial.actions);
    const spawns = invoke.map((each) =>
      spawnChild(each.src, { ...(each as object), syncSnapshot: Boolean(each.onSnapshot) }),
    );
    const node: Node = {
      source,
      order: this.nodes.length,
      last: this.nodes.length,
      kind: source.type,
      parent,
      children: [],
      histories: [],
      entry: this.compile([...source.entry, ...spawns]),
      exit: this.compile(source.exit),
      stops: invoke.map(
        ({ id }): Op =>
          (runner) =>
            stopActor(runner, runner.children[id]),
      ),
      start,
      invoked: invoke.map(({ id }) => id),
    };
    this.nodes.push(node);
    this.#bySource.set(source, node);
    for (const each of Object.values(source.states) as readonly AnyStateNode[]) {
      const child = this.#add(each, node);
      (child.kind === 'history' ? node.histories : node.children).push(child);
    }
    node.last = this.nodes.length - 1;
    return node;
  }
}
