import { type EventObject, type Observer, type Subscription, toObserver } from 'xstate';
import { reportUnhandled } from './host.ts';

type Next = Partial<Observer<unknown>> | ((snapshot: unknown) => void) | undefined;
type Listener = (event: EventObject) => void;

/** Calls a function of a user, whose errors are none of the actor's. */
export const guarded = (call: () => void): void => {
  try {
    call();
  } catch (error) {
    reportUnhandled(error);
  }
};

/** Who observes the snapshots of an actor, and who listens to the events that it emits. */
export class Subscribers {
  readonly #observers = new Set<Partial<Observer<unknown>>>();
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Adds an observer; for an actor that has stopped, tells it how instead. */
  add(
    next: Next,
    error: ((error: unknown) => void) | undefined,
    complete: (() => void) | undefined,
    stopped: { readonly status: string; readonly error?: unknown } | undefined,
  ): Subscription {
    const observer: Partial<Observer<unknown>> = toObserver(
      next as (snapshot: unknown) => void,
      error,
      complete,
    );
    if (stopped === undefined) this.#observers.add(observer);
    else if (stopped.status === 'done') guarded(() => observer.complete?.());
    else if (stopped.status === 'error') {
      if (observer.error === undefined) reportUnhandled(stopped.error);
      else guarded(() => observer.error?.(stopped.error));
    }
    return { unsubscribe: () => void this.#observers.delete(observer) };
  }

  listen(type: string, listener: Listener): Subscription {
    const listeners = this.#listeners.get(type) ?? new Set<Listener>();
    this.#listeners.set(type, listeners);
    const own: Listener = (event) => listener(event);
    listeners.add(own);
    return { unsubscribe: () => void listeners.delete(own) };
  }

  emit(event: EventObject): void {
    const listeners = [...(this.#listeners.get(event.type) ?? []), ...(this.#listeners.get('*') ?? [])];
    for (const listener of listeners) guarded(() => listener(event));
  }

  get isObserved(): boolean {
    return this.#observers.size > 0;
  }

  next(snapshot: unknown): void {
    for (const observer of this.#observers) guarded(() => observer.next?.(snapshot));
  }

  complete(): void {
    for (const observer of this.#observers) guarded(() => observer.complete?.());
    this.#clear();
  }

  /** Reports an error. One that an observer does not handle, or nobody of a root actor, goes to the host. */
  fail(error: unknown, isRoot: boolean): void {
    let isUnheard = isRoot && this.#observers.size === 0;
    for (const observer of this.#observers) {
      isUnheard ||= observer.error === undefined;
      guarded(() => observer.error?.(error));
    }
    this.#clear();
    if (isUnheard) reportUnhandled(error);
  }

  #clear(): void {
    this.#observers.clear();
    this.#listeners.clear();
  }
}
