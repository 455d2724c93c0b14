import type { EventObject } from 'xstate';

/** In place of an event where none waits: `undefined` is one that an actor was sent by mistake, and fails on. */
export const NO_EVENT = Symbol('no event');

/** The events that wait for an actor, in the order of arrival. */
export class Mailbox {
  readonly #waiting: EventObject[] = [];
  /** The index of the next event. */
  #next = 0;

  push(event: EventObject): void {
    this.#waiting.push(event);
  }

  shift(): EventObject | typeof NO_EVENT {
    const waiting = this.#waiting;
    if (waiting.length === 0) return NO_EVENT;
    const event = waiting[this.#next] as EventObject;
    this.#next += 1;
    if (this.#next >= waiting.length) this.clear();
    else if (this.#next > 64 && this.#next * 2 > waiting.length) {
      waiting.splice(0, this.#next);
      this.#next = 0;
    }
    return event;
  }

  clear(): void {
    if (this.#waiting.length > 0) this.#waiting.length = 0;
    this.#next = 0;
  }
}

/** An actor as the work on its events sees it. Its methods do not throw. */
export interface Worker {
  /** Whether an event of it is being worked on. */
  isBusy: boolean;
  /** The actor whose effects wait until this one rests. */
  caller: Worker | undefined;
  /** Called before the first event after a rest. */
  wake(): void;
  /** Makes the transition of an event. */
  begin(event: EventObject): void;
  /** Runs the effects of the transition, up to the next event that an actor at rest receives. */
  runEffects(): Call | undefined;
  /** Reports the new snapshot. */
  finish(): void;
  /** Takes the next event that waits. */
  next(): EventObject | typeof NO_EVENT;
}

/** An event for an actor at rest. */
export interface Call {
  readonly to: Worker;
  readonly event: EventObject;
}

/**
 * Works on an event and all that follows from it. An event sent to an actor at rest is worked on before the sender
 * continues, as if it were a call; but the callers are a list, so that a long chain does not exhaust the stack.
 */
export const work = (first: Worker, event: EventObject): void => {
  let actor = first;
  beginFor(actor, undefined, event);
  for (;;) {
    const call = actor.runEffects();
    if (call !== undefined) {
      beginFor(call.to, actor, call.event);
      actor = call.to;
      continue;
    }
    actor.finish();
    const next = actor.next();
    if (next !== NO_EVENT) {
      actor.begin(next);
      continue;
    }
    const { caller } = actor;
    actor.isBusy = false;
    actor.caller = undefined;
    if (caller === undefined) return;
    actor = caller;
  }
};

const beginFor = (actor: Worker, caller: Worker | undefined, event: EventObject): void => {
  actor.isBusy = true;
  actor.caller = caller;
  actor.wake();
  actor.begin(event);
};
