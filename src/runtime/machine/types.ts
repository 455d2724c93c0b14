import type {
  AnyActorLogic,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateValue,
} from 'xstate';

/** What sets and clears the timers of delayed events. */
export interface Clock {
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(id: unknown): void;
}

/** The system of an actor, as actors and actions see it. */
export interface ActorSystem {
  readonly scheduler: {
    schedule(source: Ref, target: Ref, event: EventObject, delay: number, id?: string): void;
    add(delivery: Delivery): void;
    cancel(source: Ref, id: string): void;
    cancelAll(source: Ref): void;
  };
  readonly _clock: Clock;
  readonly _logger: (...args: readonly unknown[]) => void;
  /** Whether anybody inspects the system. */
  readonly isInspected: boolean;
  /** The order of events between actors, where a seed decides it. */
  readonly shuffled: { readonly round: number; run(act: () => void): void } | undefined;
  get(systemId: string): Ref | undefined;
  _relay(source: Ref | undefined, target: Ref, event: EventObject): void;
  /** Reports to those who inspect: an event of XState without the id of the root. */
  _sendInspectionEvent(event: { readonly type: string; readonly [key: string]: unknown }): void;
  _bookId(): string;
  _reserveId(id: string): void;
  _register(sessionId: string, actor: Ref): string;
  _unregister(actor: Ref): void;
  _set(systemId: string, actor: Ref): void;
}

export type Context = Readonly<Record<string, unknown>>;

/** Copies an object that has certain keys in their order, into one shape for all copies; nothing for other objects. */
export type Copy = (context: object) => Record<string, unknown> | undefined;

/** Who has a context. */
export interface Shaped {
  readonly machine: AnyStateMachine;
  context: Context;
  /** Copies contexts like the present one, if that is known. */
  copy: Copy | undefined;
  /** How many shapes the context has had. */
  reshaped: number;
}

/** Where an actor stands in its life; the numbers are those of XState. */
export const NOT_STARTED = 0;
export const RUNNING = 1;
export const STOPPED = 2;

/** An actor of a system, as the other actors and XState's own logic see it. */
export interface Ref {
  readonly id: string;
  readonly sessionId: string;
  readonly src: string | AnyActorLogic;
  readonly systemId: string | undefined;
  readonly system: ActorSystem;
  readonly _parent: Ref | undefined;
  readonly _syncSnapshot: boolean | undefined;
  readonly _processingStatus: number;
  start(): unknown;
  send(event: EventObject): void;
  getSnapshot(): unknown;
  getPersistedSnapshot(options?: unknown): unknown;
  _send(event: EventObject): void;
  _stop(): unknown;
}

export type Children = Readonly<Record<string, Ref | undefined>>;

/** How a parent creates a child. */
export interface ChildOptions {
  readonly id?: string | undefined;
  readonly src: string | AnyActorLogic;
  readonly systemId?: string | undefined;
  readonly syncSnapshot?: boolean | undefined;
  readonly input?: unknown;
  readonly snapshot?: unknown;
}

/** What guards see of a configuration. */
export interface ActiveStates {
  readonly sources: readonly AnyStateNode[];
  readonly value: StateValue;
}

/** What custom actions and expressions are called with. */
export interface ActionArgs {
  readonly context: Context;
  readonly event: EventObject;
  readonly self: Ref;
  readonly system: ActorSystem;
}

/** The `spawn` function of `assign`. */
export type Spawner = (src: string | AnyActorLogic, options?: Omit<ChildOptions, 'src' | 'snapshot'>) => Ref;

/** An event on its way to an actor; its target may be the id of a child that is about to be created. */
export interface Delivery {
  readonly source: Ref;
  to: Ref | string | undefined;
  readonly event: EventObject;
  /** The id of the delayed event, which the system gives if there is none. */
  id: string | undefined;
  readonly delay: number | undefined;
  startedAt: number;
  /** Its number in the order in which delayed events were scheduled. */
  order: number;
  /** The timer of the clock. */
  timeout: unknown;
}

/** What happens once the snapshot of a step is in place: a function, or an event that another actor receives. */
export type Effect = (() => void) | Delivery;

/** An action with all that it needs to be executed, in the form of XState. */
export interface Executable {
  readonly type: string;
  readonly info: ActionArgs;
  readonly params: unknown;
  /** Missing for a name without an implementation. */
  readonly exec: ((info: ActionArgs, params: unknown) => void) | undefined;
}

/** Who carries out what the steps of a machine bring about. */
export interface Host {
  readonly ref: Ref;
  readonly system: ActorSystem;
  readonly logger: (...args: readonly unknown[]) => void;
  /** Whether actions are executed at once and need not be reported. */
  readonly isDirect: boolean;
  /** Reports an action and executes it, now or later. */
  execute(action: Executable): void;
  /** Puts an effect behind the step. */
  defer(effect: Effect): void;
  emit(event: EventObject): void;
  createChild(logic: AnyActorLogic, options: ChildOptions): Ref;
  stopChild(child: Ref): void;
  /** Reports a microstep, if anybody inspects. */
  reportMicrostep(event: EventObject, transitions: readonly AnyTransitionDefinition[]): void;
}

/** A machine in the middle of a microstep: what its actions read and change. */
export interface Runner extends Shaped {
  readonly host: Host;
  /** The event of the microstep. */
  event: EventObject;
  children: Children;
  status: 'active' | 'done' | 'error' | 'stopped';
  output: unknown;
  /** The configuration before the microstep. */
  readonly active: ActiveStates;
  /** Whether the microstep has made a new snapshot. */
  isChanged: boolean;
  /** Events that were raised and wait for their microstep. */
  readonly raised: EventObject[];
  /** Ids of the actors that are created behind the actions at work, and the events sent to them so far. */
  awaited: readonly string[] | undefined;
  readonly undelivered: Delivery[];
  readonly spawner: Spawner;
  addChild(id: string, child: Ref | undefined): void;
}

/** A part of a microstep. */
export type Op = (runner: Runner) => void;
