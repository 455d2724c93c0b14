import {
  type AnyActorLogic,
  type EventObject,
  type InspectionEvent,
  type Observer,
  type Subscription,
  toObserver,
} from 'xstate';
import { type ActorSystem, type Clock, NOT_STARTED, type Ref, STOPPED } from '../types.ts';
import { hostClock, hostLogger } from './host.ts';
import { Subscribers } from './subscribers.ts';
import { System } from './system.ts';

/** The options of an actor. */
export interface Options {
  readonly id?: string | undefined;
  readonly systemId?: string | undefined;
  readonly src?: string | AnyActorLogic;
  readonly input?: unknown;
  readonly snapshot?: unknown;
  readonly state?: unknown;
  readonly clock?: Clock | undefined;
  readonly logger?: ((...args: readonly unknown[]) => void) | undefined;
  readonly inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void) | undefined;
  readonly parent?: Ref | undefined;
  readonly syncSnapshot?: boolean | undefined;
  readonly stepBudget?: number | undefined;
  readonly orderSeed?: number | undefined;
}

/** How other libraries find an observable. */
const observableKey: unique symbol = (Symbol.observable ?? '@@observable') as never;

/** What snapshots of all logic have. */
export interface AnySnapshot {
  readonly status: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** What an actor is to others: its names and its place, and who observes it. The names are those of XState's `Actor`. */
export abstract class ObservedActor implements Ref {
  readonly logic: AnyActorLogic;
  readonly options: Options;
  readonly id: string;
  readonly sessionId: string;
  readonly systemId: string | undefined;
  readonly system: ActorSystem;
  readonly src: string | AnyActorLogic;
  readonly clock: Clock;
  readonly logger: (...args: readonly unknown[]) => void;
  readonly ref: this;
  readonly _parent: Ref | undefined;
  readonly _syncSnapshot: boolean | undefined;
  _processingStatus = NOT_STARTED;
  protected subscribers: Subscribers | undefined = undefined;

  constructor(logic: AnyActorLogic, options: Options) {
    const { parent, clock, logger, inspect, orderSeed } = options;
    this.logic = logic;
    this.options = options;
    this.ref = this;
    this.system = parent?.system ?? new System(this, clock ?? hostClock, logger ?? hostLogger, orderSeed);
    if (inspect !== undefined && parent === undefined) (this.system as System).inspect(inspect);
    this.sessionId = this.system._bookId();
    this.id = options.id ?? this.sessionId;
    this.logger = logger ?? this.system._logger;
    this.clock = clock ?? this.system._clock;
    this._parent = parent;
    this._syncSnapshot = options.syncSnapshot;
    this.src = options.src ?? logic;
    this.systemId = options.systemId;
    this.send = this.send.bind(this);
  }

  /** The system id under its name in XState 5.20, which stores it by that. */
  get _systemId(): string | undefined {
    return this.systemId;
  }

  abstract getSnapshot(): unknown;
  abstract start(): this;
  abstract send(event: EventObject): void;
  abstract _send(event: EventObject): void;
  abstract _stop(): this;

  protected get subscribed(): Subscribers {
    this.subscribers ??= new Subscribers();
    return this.subscribers;
  }

  subscribe(
    next: Partial<Observer<unknown>> | ((snapshot: unknown) => void) | undefined,
    error?: (error: unknown) => void,
    complete?: () => void,
  ): Subscription {
    const stopped = this._processingStatus === STOPPED ? (this.getSnapshot() as AnySnapshot) : undefined;
    return this.subscribed.add(next, error, complete, stopped);
  }

  select<Selected>(
    selector: (snapshot: unknown) => Selected,
    isEqual: (a: Selected, b: Selected) => boolean = Object.is,
  ): { subscribe(next: Observer<Selected> | ((selected: Selected) => void)): Subscription; get(): Selected } {
    return {
      subscribe: (next) => {
        const observer = toObserver(next as (selected: Selected) => void);
        let last = selector(this.getSnapshot());
        return this.subscribe((snapshot) => {
          const selected = selector(snapshot);
          if (isEqual(last, selected)) return;
          last = selected;
          observer.next?.(selected);
        });
      },
      get: () => selector(this.getSnapshot()),
    };
  }

  on(type: string, listener: (event: EventObject) => void): Subscription {
    return this.subscribed.listen(type, listener);
  }

  emit(event: EventObject): void {
    this.subscribers?.emit(event);
  }

  getPersistedSnapshot(options?: unknown): unknown {
    return this.logic.getPersistedSnapshot(this.getSnapshot() as never, options);
  }

  toJSON(): object {
    return { xstate$$type: 1, id: this.id };
  }

  [observableKey](): this {
    return this;
  }
}
