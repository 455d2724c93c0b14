import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, StateMachine } from 'xstate';
import { isReserved } from '../../core/decision.ts';
import { unsupported } from './implementations.ts';
import { movesOf, wildcardOf } from './moves.ts';
import { lineageOf } from './state-tree.ts';

const ROOT_KEYS = ['version', 'types', 'schemas', 'context', 'output'];
const STATE_KEYS = [
  'id',
  'type',
  'description',
  'meta',
  'tags',
  'initial',
  'states',
  'entry',
  'on',
  'always',
];
const INNER_KEYS = ['invoke', 'onDone'];
const FINAL_KEYS = ['id', 'type', 'description', 'meta', 'entry'];
const INVOKE_KEYS = ['id', 'src', 'input', 'onDone'];
const TRANSITION_KEYS = ['target', 'guard', 'actions', 'reenter', 'meta', 'description'];
/** What XState itself adds to a transition. */
const RESOLVED_KEYS = ['source', 'eventType', 'toJSON'];

const refuseOtherKeys = (node: AnyStateNode, thing: object, allowed: readonly string[]): void => {
  for (const [key, value] of Object.entries(thing)) {
    if (value !== undefined && !allowed.includes(key)) throw unsupported(node, key);
  }
};

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states);

const refuseTransition = (node: AnyStateNode, transition: AnyTransitionDefinition): void => {
  refuseOtherKeys(node, transition, [...TRANSITION_KEYS, ...RESOLVED_KEYS]);
  if (transition.target !== undefined && transition.target.length !== 1) {
    throw unsupported(node, 'a transition with several targets');
  }
};

/** Waiting states are told by three marks that must come together. */
const refuseHalfWaiting = (leaf: AnyStateNode): void => {
  const lineage = lineageOf(leaf);
  const marks = {
    'tag "decision"': lineage.some((node) => node.tags.includes('decision')),
    'meta.decision': lineage.some((node) => node.meta?.decision !== undefined),
    'a move in "on"': lineage.some((node) => movesOf(node).length > 0),
  };
  const missing = Object.keys(marks).filter((mark) => !marks[mark as keyof typeof marks]);
  if (missing.length === 1 || missing.length === 2) {
    throw unsupported(leaf, `a waiting state without ${missing.join(' and ')}`);
  }
  const waits = missing.length === 0;
  const invokes = leaf.invoke.length > 0;
  if (waits && invokes) throw unsupported(leaf, 'a state that both waits and invokes');
  if (!waits && !invokes && lineage.every((node) => node.always === undefined)) {
    throw unsupported(leaf, 'a state that neither waits, invokes, ends nor moves on');
  }
};

const refuseEvent = (node: AnyStateNode, event: string): void => {
  const type = wildcardOf(event) ?? event;
  if (type.includes('*') || isReserved(event)) throw unsupported(node, `on.${event}`);
};

/** A list for the end of a process or a step, which must not leave the machine where it is. */
const refuseOpenEnd = (node: AnyStateNode, done: readonly AnyTransitionDefinition[]): void => {
  if (done.length === 0 || done.at(-1)?.guard !== undefined) {
    throw unsupported(node, 'onDone that does not end with a transition without guard');
  }
};

const refuseInvocation = (node: AnyStateNode): void => {
  const [invoke, second] = node.invoke;
  if (invoke === undefined) return;
  if (second !== undefined) throw unsupported(node, 'several invoked machines in one state');
  if (node.type !== 'atomic') throw unsupported(node, 'an invoked machine in a state with inner states');
  const config = [node.config.invoke].flat()[0] as { readonly id?: string; readonly src: unknown };
  refuseOtherKeys(node, config, INVOKE_KEYS);
  if (config.id === undefined) throw unsupported(node, 'an invoked machine without id');
  if (typeof config.src !== 'string') throw unsupported(node, 'an invoked machine without name');
  if (typeof invoke.input !== 'function') {
    throw unsupported(node, 'an invoked machine without input function');
  }
  if (lineageOf(node).some((outer) => outer.always !== undefined)) {
    throw unsupported(node, 'always on or around a state that invokes');
  }
  const done = node.transitions.get(`xstate.done.actor.${invoke.id}`) ?? [];
  refuseOpenEnd(node, done);
  for (const transition of done) {
    if (transition.target === undefined || transition.target[0] === node) {
      throw unsupported(node, 'onDone that stays in the state that invokes');
    }
  }
};

/** A step ends in a nested final state, and its parent goes on at once. */
const refuseNestedFinal = (node: AnyStateNode, parent: AnyStateNode): void => {
  const done = parent.transitions.get(`xstate.done.state.${parent.id}`) ?? [];
  refuseOpenEnd(parent, done);
  if (done.some(({ target }) => target === undefined))
    throw unsupported(parent, 'onDone that stays in its final state');
  if (parent.config.initial === node.key) throw unsupported(parent, 'an initial state that is final');
  if (lineageOf(node).some((outer) => outer.always !== undefined)) {
    throw unsupported(node, 'always around a final state');
  }
};

const refuseFinal = (node: AnyStateNode): void => {
  refuseOtherKeys(node, node.config, FINAL_KEYS);
  if (node.parent !== undefined && node.parent !== node.machine.root) refuseNestedFinal(node, node.parent);
};

/** Where the match has ended nothing happens any more. */
const refuseGoingOn = (leaf: AnyStateNode): void => {
  const goesOn = lineageOf(leaf).some((node) => node.always !== undefined || movesOf(node).length > 0);
  if (goesOn || leaf.invoke.length > 0) throw unsupported(leaf, 'a state with the tag "over" that goes on');
};

const refuseState = (node: AnyStateNode): void => {
  if (node.type === 'final') {
    refuseFinal(node);
    return;
  }
  if (node.type !== 'atomic' && node.type !== 'compound') throw unsupported(node, `a ${node.type} state`);
  const isRoot = node.parent === undefined;
  refuseOtherKeys(node, node.config, [...STATE_KEYS, ...(isRoot ? ROOT_KEYS : INNER_KEYS)]);
  if (isRoot && node.type !== 'compound') throw unsupported(node, 'a machine without states');
  if (node.type === 'compound' && node.tags.includes('over')) {
    throw unsupported(node, 'a state with the tag "over" and inner states');
  }
  if (node.type === 'compound' && typeof node.config.initial !== 'string') {
    throw unsupported(node, 'an initial transition with actions');
  }
  for (const event of Object.keys(node.config.on ?? {})) {
    refuseEvent(node, event);
  }
  for (const transition of [...node.transitions.values(), node.always ?? []].flat()) {
    refuseTransition(node, transition);
  }
  refuseInvocation(node);
  for (const child of childrenOf(node)) refuseState(child);
  if (node.type !== 'atomic') return;
  if (node.tags.includes('over')) refuseGoingOn(node);
  else refuseHalfWaiting(node);
};

/** The machine that a state's invocation names. Throws `CHART_UNSUPPORTED` if there is none. */
export const invokedBy = (node: AnyStateNode): AnyStateMachine | undefined => {
  const [invoke] = node.invoke;
  if (invoke === undefined) return undefined;
  const machine: unknown = node.machine.implementations.actors[invoke.src as string];
  if (machine instanceof StateMachine) return machine;
  throw unsupported(
    node,
    machine === undefined
      ? `invoked machine "${invoke.src}" without implementation`
      : `invoked "${invoke.src}", which is not a machine`,
  );
};

/** Refuses a machine that is invoked, at any depth, by itself. `around`: the machines that invoke it, outermost first. */
export const refuseCircle = (machine: AnyStateMachine, around: readonly AnyStateMachine[]): void => {
  if (!around.includes(machine)) return;
  const circle = [...around.slice(around.indexOf(machine)), machine].map(({ id }) => id).join(' > ');
  throw unsupported(machine.root, `a machine that invokes itself: ${circle}`);
};

/** What a rule process holds and hands back is made of what it was given. */
const refuseOwnData = ({ config, root }: AnyStateMachine): void => {
  if (typeof config.context !== 'function') throw unsupported(root, 'context that is not a function');
  if (typeof root.output !== 'function') throw unsupported(root, 'output that is not a function');
};

/**
 * Refuses a machine outside the subset that all runtimes run alike: `CHART_UNSUPPORTED`, naming machine, state
 * and feature. The machines it invokes, its guards and its actions are looked at when they are compiled.
 */
export const refuseOutsideSubset = (machine: AnyStateMachine): void => {
  refuseOwnData(machine);
  refuseState(machine.root);
};
