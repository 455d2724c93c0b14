import { GatechartError } from '../../../core/errors.ts';
import type { Clock } from '../types.ts';

/** How many timers may be set at one time before one of them is due at the same time. */
const MAX_TIMERS = 1_000_000;

interface Timer {
  readonly order: number;
  readonly due: number;
  /** Nothing once the timer is cleared. */
  callback: (() => void) | undefined;
}

const endless = (time: number): GatechartError => {
  const reason = `timers of no delay set each other at ${time} ms, more than ${MAX_TIMERS.toLocaleString('en')}`;
  return new GatechartError('STEP_BUDGET', 'SimulatedClock', `${reason}; give one of them a delay`);
};

const isBefore = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.order < b.order);

/**
 * A clock that moves only when it is told to. Timers fire in order of their time, and those of one time in the order in
 * which they were set. While a timer fires, `now()` is its time, so that a timer set then counts from there.
 */
export class SimulatedClock implements Clock {
  #now = 0;
  #set = 0;
  /** A binary heap, the next timer first; cleared timers stay until their turn. */
  readonly #heap: Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** Sets a timer, and returns it for `clearTimeout`. */
  setTimeout(callback: () => void, delay: number): unknown {
    const timer: Timer = { order: this.#set++, due: this.#now + (delay > 0 ? delay : 0), callback };
    this.#push(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    if (timer) (timer as Timer).callback = undefined;
  }

  /** Moves the clock on by so many milliseconds and fires the timers that are due by then. */
  increment(ms: number): void {
    this.set(this.#now + ms);
  }

  /** Moves the clock to a time. Throws for a time in the past, and `STEP_BUDGET` for timers of no delay that set each other. */
  set(time: number): void {
    if (time < this.#now) throw new Error('Unable to travel back in time');
    let last = this.#set + MAX_TIMERS;
    for (let next = this.#heap[0]; next !== undefined && next.due <= time; next = this.#heap[0]) {
      this.#pop();
      if (next.callback === undefined) continue;
      if (next.due > this.#now) {
        this.#now = next.due;
        last = this.#set + MAX_TIMERS;
      } else if (next.order >= last) throw endless(this.#now);
      next.callback();
    }
    if (time > this.#now) this.#now = time;
  }

  /** The time of the next timer, or nothing if no timer is set. */
  nextTime(): number | undefined {
    for (let next = this.#heap[0]; next !== undefined; next = this.#heap[0]) {
      if (next.callback !== undefined) return next.due;
      this.#pop();
    }
    return undefined;
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = heap[up] as Timer;
      if (!isBefore(timer, above)) break;
      heap[at] = above;
      at = up;
    }
    heap[at] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Timer;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= heap.length) break;
      const right = heap[down + 1];
      if (right !== undefined && isBefore(right, heap[down] as Timer)) down += 1;
      const below = heap[down] as Timer;
      if (!isBefore(below, last)) break;
      heap[at] = below;
      at = down;
    }
    heap[at] = last;
  }
}
