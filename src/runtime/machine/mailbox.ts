import type { EventObject } from 'xstate';

/** Who works the events of a mailbox off. It must not throw. */
interface Receiver {
  /** Called before the first event after a rest. */
  wake(): void;
  process(event: EventObject): void;
}

/** The events that wait for an actor: one is processed at a time, in the order of arrival. */
export class Mailbox {
  readonly #receiver: Receiver;
  readonly #waiting: EventObject[] = [];
  /** The index of the next waiting event. */
  #next = 0;
  #isOpen = false;
  #isBusy = false;

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Begins to process events: those that wait, then each as it comes. */
  open(): void {
    this.#isOpen = true;
    if (this.#waiting.length > 0) this.#work();
  }

  /** Drops the events that wait, and processes no more. */
  close(): void {
    this.#isOpen = false;
    this.clear();
  }

  clear(): void {
    this.#waiting.length = 0;
    this.#next = 0;
  }

  enqueue(event: EventObject): void {
    if (this.#isBusy || !this.#isOpen) this.#waiting.push(event);
    else this.#work(event);
  }

  #work(first?: EventObject): void {
    const receiver = this.#receiver;
    const waiting = this.#waiting;
    this.#isBusy = true;
    receiver.wake();
    try {
      if (first !== undefined) receiver.process(first);
      while (this.#next < waiting.length) {
        const event = waiting[this.#next] as EventObject;
        this.#next += 1;
        if (this.#next > 64 && this.#next * 2 > waiting.length) {
          waiting.splice(0, this.#next);
          this.#next = 0;
        }
        receiver.process(event);
      }
      if (waiting.length > 0) this.clear();
    } finally {
      this.#isBusy = false;
    }
  }
}
