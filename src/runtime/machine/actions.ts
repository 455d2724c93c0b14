import {
  type AnyActorLogic,
  type AnyStateMachine,
  assign,
  cancel,
  type EventObject,
  emit,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import { logicOf, startChild, stopActor, targetOf } from './children.ts';
import { argsOf, execute, executeLater } from './execute.ts';
import { compileGuard } from './guards.ts';
import { copyContext, hasKeys, updateContext } from './shapes.ts';
import type { ActionArgs, Delivery, Op, Ref, Runner, Spawner } from './types.ts';

type Expression<Value> = Value | ((args: ActionArgs, params: unknown) => Value);

/** The parameters of an action, as its config gives them. */
type Params = (runner: Runner) => unknown;

/** An action that one of XState's creators made: its type and what it was made of. */
interface Builtin {
  readonly type: string;
  readonly assignment: Expression<Readonly<Record<string, unknown>>>;
  readonly event: Expression<EventObject>;
  readonly delay: Expression<number | undefined> | string;
  readonly to: Expression<Ref | string | undefined>;
  readonly id: Expression<string | undefined>;
  readonly sendId: Expression<string>;
  readonly value: Expression<unknown>;
  readonly label: string | undefined;
  readonly src: string | AnyActorLogic;
  readonly systemId: string | undefined;
  readonly input: Expression<unknown>;
  readonly syncSnapshot: boolean;
  readonly actorRef: Expression<Ref | string | undefined>;
  readonly collect: (args: object, params: unknown) => void;
}

type Compile = (action: Builtin, machine: AnyStateMachine, params: Params) => Op;

/** The value of an expression. A constant needs no arguments. */
const evaluate = <Value>(
  expression: Expression<Value>,
  args: ActionArgs | undefined,
  params: unknown,
): Value =>
  typeof expression === 'function'
    ? (expression as (args: ActionArgs | undefined, params: unknown) => Value)(args, params)
    : expression;

const compileAssign: Compile = ({ assignment }, _machine, params) => {
  if (typeof assignment === 'function')
    return (runner) => {
      const args = assignArgsOf(runner);
      updateContext(runner, assignment(args, params(runner)));
      runner.isChanged = true;
    };
  const keys = Object.keys(assignment);
  let known: Runner['copy'];
  return (runner) => {
    const args = assignArgsOf(runner);
    const given = params(runner);
    const next = copyContext(runner);
    if (runner.copy !== known) {
      if (hasKeys(next, keys)) known = runner.copy;
      else runner.copy = undefined;
    }
    for (const key of keys) {
      const part = assignment[key];
      next[key] = typeof part === 'function' ? part(args, given) : part;
    }
    runner.context = next;
    runner.isChanged = true;
  };
};

const assignArgsOf = (runner: Runner): ActionArgs & { readonly spawn: Spawner } => {
  const { context, event, spawner, host } = runner;
  if (context) return { context, event, spawn: spawner, self: host.ref, system: host.system };
  throw new Error(
    'Cannot assign to undefined `context`. Ensure that `context` is defined in the machine config.',
  );
};

/** Throws for an event that is given by its type alone. */
const checkEvent = ({ type, event }: Builtin): void => {
  if (typeof event !== 'string') return;
  const name = type.replace('xstate.', '');
  throw new Error(`Only event objects may be used with ${name}; use ${name}({ type: "${event}" }) instead`);
};

/** The delay of an action, by the name of a delay or by itself. */
const delayOf = ({ delay }: Builtin, machine: AnyStateMachine): Expression<number | undefined> =>
  (typeof delay === 'string' ? machine.implementations.delays[delay as never] : delay) as Expression<
    number | undefined
  >;

const isConstant = (...expressions: readonly unknown[]): boolean =>
  expressions.every((each) => typeof each !== 'function');

const nothing = (): void => {};

const compileRaise: Compile = (action, machine, params) => {
  const { type, id } = action as Builtin & { readonly id: string | undefined };
  const delayed = delayOf(action, machine);
  const needsNothing = isConstant(action.event, delayed);
  return (runner) => {
    checkEvent(action);
    const { host } = runner;
    const args = needsNothing ? undefined : argsOf(runner);
    const given = params(runner);
    const event = evaluate(action.event, args, given);
    const delay = evaluate(delayed, args, given);
    if (typeof delay !== 'number') {
      runner.raised.push(event);
      if (!host.isDirect) execute(runner, type, { event, id, delay }, nothing);
      return;
    }
    const { ref } = host;
    const delivery = { source: ref, to: ref, event, id, delay, startedAt: 0, order: 0, timeout: undefined };
    if (host.isDirect) host.defer(delivery);
    else executeLater(runner, type, { event, id, delay }, delivery);
  };
};

const compileCancel: Compile = ({ type, sendId }, _machine, params) => {
  const needsNothing = isConstant(sendId);
  return (runner) => {
    const id = evaluate(sendId, needsNothing ? undefined : argsOf(runner), params(runner));
    const { host } = runner;
    const stop = (): void => host.system.scheduler.cancel(host.ref, id);
    if (host.isDirect) host.defer(stop);
    else executeLater(runner, type, { sendId: id }, stop);
  };
};

const compileSendTo: Compile = (action, machine, params) => {
  const { type, id } = action as Builtin & { readonly id: string | undefined };
  const delayed = delayOf(action, machine);
  return (runner) => {
    checkEvent(action);
    const args = argsOf(runner);
    const given = params(runner);
    const event = evaluate(action.event, args, given);
    const time = evaluate(delayed, args, given);
    const delay = typeof time === 'number' ? time : undefined;
    const target = evaluate(action.to, args, given);
    const to = targetOf(target, runner);
    const { host } = runner;
    const delivery: Delivery = {
      source: host.ref,
      to,
      event,
      id,
      delay,
      startedAt: 0,
      order: 0,
      timeout: undefined,
    };
    if (typeof to === 'string') runner.undelivered.push(delivery);
    if (host.isDirect) host.defer(delivery);
    else executeSend(runner, type, typeof target === 'string' ? target : undefined, delivery);
  };
};

/** As XState reports it: with the target as it is when the action runs. */
const executeSend = (
  runner: Runner,
  type: string,
  targetId: string | undefined,
  delivery: Delivery,
): void => {
  const { event, id, delay } = delivery;
  const params = {
    get to() {
      return delivery.to;
    },
    targetId,
    event,
    id,
    delay,
  };
  executeLater(runner, type, params, delivery);
};

const compileEmit: Compile = (action, _machine, params) => (runner) => {
  const event = evaluate(action.event, argsOf(runner), params(runner));
  const { host } = runner;
  executeLater(runner, action.type, { event }, () => host.emit(event));
};

const compileLog: Compile =
  ({ type, value, label }, _machine, params) =>
  (runner) => {
    const logged = evaluate(value, argsOf(runner), params(runner));
    const { logger } = runner.host;
    execute(runner, type, { value: logged, label }, () => (label ? logger(label, logged) : logger(logged)));
  };

const compileSpawnChild: Compile = ({ type, src, id, systemId, input, syncSnapshot }, machine) => {
  const logic = typeof src === 'string' ? logicOf(machine, src) : src;
  return (runner) => {
    const childId = typeof id === 'function' ? id(argsOf(runner), undefined) : id;
    const { context, event, host } = runner;
    const given: unknown =
      logic && typeof input === 'function' ? input({ context, event, self: host.ref }) : input;
    const actorRef =
      logic && host.createChild(logic, { id: childId, src, systemId, syncSnapshot, input: given });
    runner.addChild(String(childId), actorRef);
    runner.isChanged = true;
    execute(runner, type, { id, systemId, actorRef, src, input: given }, () => {
      if (actorRef !== undefined) host.defer(() => startChild(actorRef));
    });
  };
};

const compileStopChild: Compile =
  ({ actorRef }, _machine, params) =>
  (runner) => {
    const target = evaluate(actorRef, argsOf(runner), params(runner));
    stopActor(runner, typeof target === 'string' ? runner.children[target] : target);
  };

/** The `enqueue` function of `enqueueActions`, which collects actions. */
const enqueuerOf = (actions: unknown[]): object => {
  const queued =
    <Args extends readonly unknown[]>(create: (...args: Args) => unknown) =>
    (...args: Args): void => {
      actions.push(create(...args));
    };
  const creators = { assign, cancel, raise, sendTo, sendParent, spawnChild, stopChild, emit };
  const entries = Object.entries(creators).map(([name, create]) => [name, queued(create as () => unknown)]);
  return Object.assign((action: unknown): void => void actions.push(action), Object.fromEntries(entries));
};

const compileEnqueue: Compile =
  ({ collect }, machine, params) =>
  (runner) => {
    const { context, event, active, host } = runner;
    const actions: unknown[] = [];
    const check = (guard: unknown): unknown => compileGuard(guard, machine)(context, event, active);
    const { ref: self, system } = host;
    collect({ context, event, enqueue: enqueuerOf(actions), check, self, system }, params(runner));
    for (const action of actions) compileAction(action, machine)(runner);
  };

const BUILTIN: Readonly<Record<string, Compile>> = {
  'xstate.assign': compileAssign,
  'xstate.raise': compileRaise,
  'xstate.cancel': compileCancel,
  'xstate.sendTo': compileSendTo,
  'xstate.emit': compileEmit,
  'xstate.log': compileLog,
  'xstate.spawnChild': compileSpawnChild,
  'xstate.stopChild': compileStopChild,
  'xstate.enqueueActions': compileEnqueue,
};

const NO_PARAMS: Params = () => undefined;

const paramsOf = (params: unknown): Params => {
  if (params === undefined) return NO_PARAMS;
  if (typeof params !== 'function') return () => params;
  return ({ context, event }) => params({ context, event });
};

const typeOf = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return action.name || '(anonymous)';
  return (action as { readonly type: string }).type;
};

/** An action of a config as a part of a microstep. Without an implementation it is only reported. Throws for what is none. */
export const compileAction = (action: unknown, machine: AnyStateMachine): Op => {
  const type = typeOf(action);
  const found: unknown =
    typeof action === 'function' ? action : machine.implementations.actions[type as never];
  const hasParams =
    typeof action !== 'function' && typeof action !== 'string' && 'params' in (action as object);
  const params = hasParams ? paramsOf((action as { readonly params: unknown }).params) : NO_PARAMS;
  if (typeof found === 'function' && 'resolve' in found) {
    const builtin = found as unknown as Builtin;
    const compile = BUILTIN[builtin.type];
    if (compile === undefined) throw new Error(`Action '${builtin.type}' is unknown.`);
    return compile(builtin, machine, params);
  }
  if (typeof found !== 'function') return (runner) => execute(runner, type, params(runner), undefined);
  const custom = found as (args: ActionArgs, params: unknown) => void;
  return (runner) => {
    const args = argsOf(runner);
    const given = params(runner);
    if (runner.host.isDirect) custom(args, given);
    else runner.host.execute({ type, info: args, params: given, exec: custom });
  };
};
