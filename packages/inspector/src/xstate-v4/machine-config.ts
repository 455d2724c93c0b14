import { actionText, compileGuard } from 'gatechart/tools';
import type { MachineConfig, TransitionConfig } from 'gatechart-xstate-inspect';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['always'] extends readonly (infer T)[] | undefined ? T : never;

const DONE = 'xstate.done.actor.';

const transitionOf = ({ source, target, guard, actions }: Transition): TransitionConfig => {
  const [to] = target ?? [];
  return {
    ...(to === undefined ? {} : { target: `#${to.id}` }),
    ...(guard === undefined ? {} : { cond: compileGuard(source, guard).text }),
    actions: actions.map(actionText),
  };
};

const typeOf = ({ type }: AnyStateNode): Pick<MachineConfig, 'type'> =>
  type === 'final' || type === 'parallel' ? { type } : {};

const stateOf = (node: AnyStateNode): MachineConfig => {
  const transitions = [...node.transitions].map(([event, list]) => [event, list.map(transitionOf)] as const);
  const [initial] = (node.type === 'compound' ? node.initial.target : undefined) ?? [];
  const states = Object.values(node.states) as readonly AnyStateNode[];
  return {
    id: node.id,
    ...typeOf(node),
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(node.tags.length === 0 ? {} : { tags: node.tags }),
    ...(node.meta === undefined ? {} : { meta: node.meta }),
    ...(initial === undefined ? {} : { initial: initial.key }),
    entry: node.entry.map(actionText),
    ...(states.length === 0
      ? {}
      : { states: Object.fromEntries(states.map((inner) => [inner.key, stateOf(inner)])) }),
    invoke: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' ? src : id,
      onDone: transitions.find(([event]) => event === `${DONE}${id}`)?.[1] ?? [],
    })),
    on: Object.fromEntries(transitions.filter(([event]) => !event.startsWith(DONE) && event !== '')),
    always: (node.always ?? []).map(transitionOf),
  };
};

/** A machine in the words of XState 4: names of guards, actions and actors in place of themselves. */
export const machineConfigOf = (machine: AnyStateMachine): MachineConfig => stateOf(machine.root);
