import {
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  matchesState,
  type StateValue,
} from 'xstate';
import type { Transition } from './chart.ts';
import {
  type Configuration,
  type History,
  type HistoryValue,
  type Selector,
  type Statechart,
  statechartOf,
} from './configuration.ts';
import type { ActiveStates, Children, Context } from './types.ts';

/** A machine between two events. */
export interface MachineState {
  status: 'active' | 'done' | 'error' | 'stopped';
  output: unknown;
  error: unknown;
  context: Context;
  configuration: Configuration;
  history: History;
  children: Children;
  /** Made when it is first asked for. */
  snapshot: object | undefined;
}

const guardError = ({ definition }: Transition, type: string, error: unknown): Error => {
  const guard = definition.guard as unknown;
  const named = typeof guard === 'object' ? (guard as { readonly type: string }).type : guard;
  const name = typeof named === 'string' ? `'${named}' ` : '';
  const { message } = error as Error;
  const { id } = definition.source;
  return new Error(
    `Unable to evaluate guard ${name}in transition for event '${type}' in state node '${id}':\n${message}`,
  );
};

/** Whether the guard of a transition lets it pass. Throws the error of the guard, with its place. */
export const isPassed = (
  transition: Transition,
  context: Context,
  event: EventObject,
  active: ActiveStates,
): unknown => {
  try {
    return transition.guard === undefined || transition.guard(context, event, active);
  } catch (error) {
    throw guardError(transition, event.type, error);
  }
};

/** Adds the transitions that an event enables. Returns whether there are any. */
export const addEnabled = (
  { inner, own }: Selector,
  context: Context,
  event: EventObject,
  active: ActiveStates,
  enabled: Transition[],
): boolean => {
  let isFound = false;
  for (const each of inner) isFound = addEnabled(each, context, event, active, enabled) || isFound;
  if (isFound) return true;
  const found = own.find((each) => isPassed(each, context, event, active));
  if (found !== undefined) enabled.push(found);
  return found !== undefined;
};

/** A snapshot as XState shows it. */
export interface Snapshot {
  readonly status: MachineState['status'];
  readonly output: unknown;
  readonly error: unknown;
  readonly machine: AnyStateMachine;
  readonly context: Context;
  readonly value: StateValue;
  readonly tags: ReadonlySet<string>;
  readonly children: Children;
  readonly historyValue: Readonly<Record<string, readonly AnyStateNode[]>>;
  readonly _nodes: readonly AnyStateNode[];
}

/** The state that a snapshot of either runtime shows. */
export const stateOf = (snapshot: Snapshot, statechart: Statechart): MachineState => {
  const { status, output, error, context, children, historyValue, _nodes } = snapshot;
  const configuration = statechart.configurationOf(_nodes);
  const history = statechart.historyOf(historyValue);
  return { status, output, error, context, configuration, history, children, snapshot };
};

function matches(this: Snapshot, value: StateValue): boolean {
  return matchesState(value, this.value);
}

function hasTag(this: Snapshot, tag: string): boolean {
  return this.tags.has(tag);
}

function can(this: Snapshot, event: EventObject): boolean {
  const configuration = statechartOf(this.machine).configurationOf(this._nodes);
  const enabled: Transition[] = [];
  addEnabled(configuration.set.selector(event.type), this.context, event, configuration, enabled);
  return enabled.some(({ target, definition }) => target !== undefined || definition.actions.length > 0);
}

function getMeta(this: Snapshot): Record<string, unknown> {
  const withMeta = this._nodes.filter(({ meta }) => meta !== undefined);
  return Object.fromEntries(withMeta.map(({ id, meta }) => [id, meta]));
}

function toJSON(this: Snapshot & Record<string, unknown>): object {
  const { _nodes, tags, machine, getMeta, toJSON, can, hasTag, matches, ...values } = this;
  return { ...values, tags: Array.from(tags) };
}

/** The snapshot of a state: the properties of XState's in their order. */
export const snapshotOf = (state: MachineState, machine: AnyStateMachine): object => {
  const { configuration, context } = state;
  state.snapshot ??= {
    status: state.status,
    output: state.output,
    error: state.error,
    machine,
    context,
    _nodes: configuration.sources,
    value: configuration.value,
    tags: configuration.tags,
    children: state.children,
    historyValue: state.history.value,
    matches,
    hasTag,
    can,
    getMeta,
    toJSON,
  };
  return state.snapshot;
};

/** A state of which only the error is shown. */
export const brokenState = (state: MachineState, error: unknown): MachineState => {
  const shown = { status: 'error', output: undefined, error } as const;
  return { ...state, ...shown, snapshot: shown };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A stored context with the actors in it that its references name. */
const revive = (part: unknown, children: Children, seen: Map<unknown, unknown>): unknown => {
  if (!isObject(part)) return part;
  if (part.xstate$$type === 1) return children[part.id as string];
  if (seen.has(part)) return seen.get(part);
  seen.set(part, part);
  const changed = Object.entries(part)
    .map(([key, value]) => [key, revive(value, children, seen)] as const)
    .filter(([key, value]) => value !== part[key]);
  if (changed.length === 0) return part;
  return Object.assign(Array.isArray(part) ? [...part] : { ...part }, Object.fromEntries(changed));
};

/** A persisted snapshot of a machine. */
export interface StoredSnapshot {
  readonly status: MachineState['status'];
  readonly output?: unknown;
  readonly error?: unknown;
  readonly value: StateValue;
  readonly context: Context;
  readonly children: Readonly<Record<string, StoredChild>>;
  readonly historyValue?: HistoryValue;
}

export interface StoredChild {
  readonly snapshot: unknown;
  readonly src: string;
  readonly systemId?: string;
  readonly syncSnapshot?: boolean;
}

/** Restoring asks for it where there are children. */
const NO_SCOPE = {} as never;

/** The state that a snapshot stores, with its children as they were created anew. */
export const restoredState = (
  statechart: Statechart,
  stored: StoredSnapshot,
  children: Children,
): MachineState => {
  const { status, output, error, value, context, historyValue } = stored;
  const withoutChildren = { status, value, context: {}, children: {}, historyValue: {} };
  const { _nodes } = statechart.chart.machine.restoreSnapshot(withoutChildren as never, NO_SCOPE) as {
    readonly _nodes: AnyStateNode[];
  };
  return {
    status,
    output,
    error,
    context: revive(context, children, new Map()) as Context,
    configuration: statechart.configurationOf(_nodes),
    history: statechart.storedHistory(historyValue),
    children,
    snapshot: undefined,
  };
};
