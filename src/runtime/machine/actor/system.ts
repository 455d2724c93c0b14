import { type EventObject, type InspectionEvent, type Observer, type Subscription, toObserver } from 'xstate';
import type { ActorSystem, Clock, Delivery, Ref } from '../types.ts';
import { hostClock } from './host.ts';
import { ShuffledEvents } from './shuffled-events.ts';
import { guarded } from './subscribers.ts';

/** The delayed events of a system, by the actor that sent them and their id. */
class Scheduler {
  readonly #system: System;
  readonly #timers = new Map<Ref, Map<string, Delivery>>();
  #nextId = 0;
  #count = 0;

  constructor(system: System) {
    this.#system = system;
  }

  schedule(source: Ref, target: Ref, event: EventObject, delay: number, id?: string): void {
    this.add({ source, to: target, event, id, delay, startedAt: 0, order: 0, timeout: undefined });
  }

  /** Starts the timer of a delayed event. */
  add(delivery: Delivery): void {
    const { source, delay } = delivery;
    const id = delivery.id ?? `event:${this.#nextId++}`;
    let timers = this.#timers.get(source);
    if (timers === undefined) {
      timers = new Map();
      this.#timers.set(source, timers);
    }
    const known = timers;
    const system = this.#system;
    const clock = system._clock as Clock & { readonly now?: () => number };
    delivery.id = id;
    delivery.order = timers.get(id)?.order ?? this.#count++;
    delivery.startedAt = clock.now?.() ?? hostClock.now();
    delivery.timeout = clock.setTimeout(() => {
      known.delete(id);
      system._relay(delivery.source, delivery.to as Ref, delivery.event);
    }, delay as number);
    known.set(id, delivery);
  }

  cancel(source: Ref, id: string): void {
    const timers = this.#timers.get(source);
    const timer = timers?.get(id);
    if (timers === undefined || timer === undefined) return;
    timers.delete(id);
    this.#system._clock.clearTimeout(timer.timeout);
  }

  cancelAll(source: Ref): void {
    const timers = this.#timers.get(source);
    if (timers === undefined) return;
    this.#timers.delete(source);
    for (const { timeout } of timers.values()) this.#system._clock.clearTimeout(timeout);
  }

  /** The events in the order in which they were scheduled. */
  all(): Record<string, object> {
    const scheduled = [...this.#timers.values()].flatMap((timers) => [...timers.values()]);
    scheduled.sort((a, b) => a.order - b.order);
    return Object.fromEntries(
      scheduled.map(({ to: target, timeout, order, ...event }) => [
        `${event.source.sessionId}.${event.id}`,
        { ...event, target },
      ]),
    );
  }
}

/** The actors below one root: their ids, the events between them, their timers and their inspection. */
export class System implements ActorSystem {
  readonly scheduler = new Scheduler(this);
  readonly _clock: Clock;
  readonly _logger: (...args: readonly unknown[]) => void;
  readonly shuffled: ShuffledEvents | undefined;
  /** Whether anybody inspects the system. */
  isInspected = false;
  readonly #root: Ref;
  readonly #keyed = new Map<string, Ref>();
  readonly #keys = new WeakMap<Ref, string>();
  readonly #inspectors = new Set<Partial<Observer<InspectionEvent>>>();
  #booked = 0;

  constructor(
    root: Ref,
    clock: Clock,
    logger: (...args: readonly unknown[]) => void,
    orderSeed: number | undefined,
  ) {
    this.#root = root;
    this.shuffled = orderSeed === undefined ? undefined : new ShuffledEvents(orderSeed);
    this._clock = clock;
    this._logger = logger;
    this._sendInspectionEvent = this._sendInspectionEvent.bind(this);
    this._relay = this._relay.bind(this);
    // Those who call these may have taken them off the system.
    this.get = this.get.bind(this);
    this.getAll = this.getAll.bind(this);
    this.inspect = this.inspect.bind(this);
    this.getSnapshot = this.getSnapshot.bind(this);
  }

  get(systemId: string): Ref | undefined {
    return this.#keyed.get(systemId);
  }

  getAll(): Record<string, Ref> {
    return Object.fromEntries(this.#keyed);
  }

  inspect(observer: Observer<InspectionEvent> | ((event: InspectionEvent) => void)): Subscription {
    const inspector = toObserver(observer);
    this.#inspectors.add(inspector);
    this.isInspected = true;
    return {
      unsubscribe: () => {
        this.#inspectors.delete(inspector);
        this.isInspected = this.#inspectors.size > 0;
      },
    };
  }

  getSnapshot(): { readonly _scheduledEvents: Record<string, unknown> } {
    return { _scheduledEvents: this.scheduler.all() };
  }

  start(): void {}

  /** Hands an event of one actor to another one. All events between actors come this way. */
  _relay(source: Ref | undefined, target: Ref, event: EventObject): void {
    if (this.isInspected)
      this._sendInspectionEvent({ type: '@xstate.event', sourceRef: source, actorRef: target, event });
    const { shuffled } = this;
    if (shuffled === undefined) target._send(event);
    else
      shuffled.run(() => (source === undefined ? target._send(event) : shuffled.add(source, target, event)));
  }

  _sendInspectionEvent(event: { readonly type: string; readonly [key: string]: unknown }): void {
    if (!this.isInspected) return;
    const inspected = { ...event, rootId: this.#root.sessionId } as unknown as InspectionEvent;
    for (const inspector of this.#inspectors) guarded(() => inspector.next?.(inspected));
  }

  _bookId(): string {
    return `x:${this.#booked++}`;
  }

  /** Keeps ids of a restored snapshot from being given again. */
  _reserveId(id: string): void {
    const number = /^x:(\d+)$/.exec(id)?.[1];
    if (number !== undefined) this.#booked = Math.max(this.#booked, Number(number) + 1);
  }

  _register(sessionId: string, _actor: Ref): string {
    return sessionId;
  }

  _unregister(actor: Ref): void {
    const systemId = this.#keys.get(actor);
    if (systemId === undefined) return;
    this.#keyed.delete(systemId);
    this.#keys.delete(actor);
  }

  _set(systemId: string, actor: Ref): void {
    const known = this.#keyed.get(systemId);
    if (known !== undefined && known !== actor)
      throw new Error(`Actor with system ID '${systemId}' already exists.`);
    this.#keyed.set(systemId, actor);
    this.#keys.set(actor, systemId);
  }
}
