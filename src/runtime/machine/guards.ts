import { type AnyStateMachine, type EventObject, matchesState, type StateValue } from 'xstate';
import type { ActiveStates, Context } from './types.ts';

/** A condition of a transition. Its result counts as true or false. */
export type Guard = (context: Context, event: EventObject, active: ActiveStates) => unknown;

interface GuardArgs {
  readonly context: Context;
  readonly event: EventObject;
}

type Custom = (args: GuardArgs, params: unknown) => unknown;

/** A guard that XState's `and`, `or`, `not` or `stateIn` made. */
interface Builtin {
  readonly check: (snapshot: unknown, args: GuardArgs, self: unknown) => unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: StateValue;
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Which operator a guard is: its `check` is tried, as a copy of XState may have shortened all names. */
const operatorOf = ({ check }: Builtin): 'and' | 'or' | 'not' => {
  const snapshot = { machine: { implementations: { guards: {} } } };
  const of = (...guards: readonly unknown[]): unknown =>
    check(snapshot, { context: {}, event: { type: '' } }, { guards });
  if (of(yes, no)) return 'or';
  return of(no, yes) ? 'not' : 'and';
};

const stateGuard = (value: StateValue, machine: AnyStateMachine): Guard => {
  if (typeof value === 'string' && value.startsWith('#'))
    return (_context, _event, { sources }) => sources.includes(machine.getStateNodeById(value));
  return (_context, _event, active) => matchesState(value, active.value);
};

const builtinGuard = (guard: Builtin, machine: AnyStateMachine): Guard => {
  if (guard.stateValue !== undefined) return stateGuard(guard.stateValue, machine);
  const guards = (guard.guards ?? []).map((each) => compileGuard(each, machine));
  switch (operatorOf(guard)) {
    case 'and':
      return (context, event, active) => guards.every((each) => each(context, event, active));
    case 'or':
      return (context, event, active) => guards.some((each) => each(context, event, active));
    case 'not':
      return (context, event, active) => !guards[0]?.(context, event, active);
  }
};

/** A guard of a config as a function. A guard without an implementation throws when it is evaluated. */
export const compileGuard = (guard: unknown, machine: AnyStateMachine): Guard => {
  if (typeof guard === 'function') {
    if ('check' in guard) return builtinGuard(guard as unknown as Builtin, machine);
    const custom = guard as Custom;
    return (context, event) => custom({ context, event }, undefined);
  }
  const named = (typeof guard === 'string' ? { type: guard } : guard) as { type: string; params?: unknown };
  const found: unknown = machine.implementations.guards[named.type as never];
  if (!found)
    return () => {
      throw new Error(`Guard '${named.type}' is not implemented.'.`);
    };
  const { params } = named;
  if (typeof found !== 'function' || 'check' in found || params === undefined)
    return compileGuard(found, machine);
  const custom = found as Custom;
  if (typeof params === 'function')
    return (context, event) => custom({ context, event }, params({ context, event }));
  return (context, event) => custom({ context, event }, params);
};
