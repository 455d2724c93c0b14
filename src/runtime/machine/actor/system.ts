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

  constructor(system: System) {
    this.#system = system;
  }

  schedule(source: Ref, target: Ref, event: EventObject, delay: number, id?: string): void {
    this.add({ source, to: target, event, id, delay, startedAt: 0, timeout: undefined });
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

  all(): Record<string, object> {
    const events: Record<string, object> = {};
    for (const [source, timers] of this.#timers) {
      for (const [id, { to: target, timeout, ...scheduled }] of timers)
        events[`${source.sessionId}.${id}`] = { ...scheduled, target };
    }
    return events;
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
    this.get = this.get.bind(this);
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
