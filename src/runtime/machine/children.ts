import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { execute } from './execute.ts';
import { type ActorSystem, type Children, NOT_STARTED, type Ref, RUNNING, type Runner } from './types.ts';

/** The logic of a child: what the machine has under a name, or what an `invoke` names itself. */
export const logicOf = (machine: AnyStateMachine, src: string): AnyActorLogic | undefined => {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src) ?? [];
  if (index === undefined || id === undefined)
    return machine.implementations.actors[src as never] as AnyActorLogic | undefined;
  const { invoke } = machine.getStateNodeById(id).config;
  const { src: logic } = (Array.isArray(invoke) ? invoke[Number(index)] : invoke) as {
    readonly src: unknown;
  };
  return logic as AnyActorLogic;
};

/** Starts a child unless it was stopped within the step that created it. */
export const startChild = (child: Ref): void => {
  if (child._processingStatus === NOT_STARTED) child.start();
};

/** Frees the system ids of an actor and of all below it. */
const unregister = (system: ActorSystem, actor: Ref): void => {
  const snapshot = actor.getSnapshot() as { readonly children?: Children } | undefined;
  for (const child of Object.values(snapshot?.children ?? {})) {
    if (child !== undefined) unregister(system, child);
  }
  system._unregister(actor);
};

/** Removes a child from its parent and stops it behind the step, or at once if it does not run yet. */
export const stopActor = (runner: Runner, child: Ref | null | undefined): void => {
  runner.isChanged = true;
  if (child) {
    const { [child.id]: _stopped, ...others } = runner.children;
    runner.children = others;
  }
  const { host } = runner;
  execute(runner, 'xstate.stopChild', child, () => {
    if (!child) return;
    unregister(host.system, child);
    if (child._processingStatus === RUNNING) host.defer(() => host.stopChild(child));
    else host.stopChild(child);
  });
};

/** The actor that `sendTo` means, or the id of a child that is about to be created. Throws if there is none. */
export const targetOf = (target: Ref | string | undefined, runner: Runner): Ref | string => {
  if (typeof target !== 'string') return target || runner.host.ref;
  const found = namedTarget(target, runner);
  if (found) return found;
  throw new Error(`Unable to send event to actor '${target}' from machine '${runner.machine.id}'.`);
};

const namedTarget = (name: string, runner: Runner): Ref | string | undefined => {
  if (name === '#_parent') return runner.host.ref._parent;
  if (name === '#_internal') return runner.host.ref;
  if (name.startsWith('#_')) return runner.children[name.slice(2)];
  return runner.awaited?.includes(name) ? name : runner.children[name];
};
