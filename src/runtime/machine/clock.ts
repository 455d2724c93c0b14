import type { Clock } from './types.ts';

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly callback: () => void;
}

const isBefore = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.id < b.id);

/**
 * A clock that moves only when it is told to. Timers fire in order of their time, and those of one time in the order in
 * which they were set. While a timer fires, `now()` is its time, so that a timer set then counts from there.
 */
export class SimulatedClock implements Clock {
  #now = 0;
  #nextId = 0;
  /** A binary heap, the next timer first; cleared timers stay until their turn. */
  readonly #heap: Timer[] = [];
  readonly #waiting = new Set<number>();

  now(): number {
    return this.#now;
  }

  setTimeout(callback: () => void, delay: number): number {
    const timer = { id: this.#nextId++, due: this.#now + Math.max(0, delay || 0), callback };
    this.#waiting.add(timer.id);
    this.#push(timer);
    return timer.id;
  }

  clearTimeout(id: unknown): void {
    this.#waiting.delete(id as number);
    if (this.#waiting.size === 0) this.#heap.length = 0;
  }

  /** Moves the clock on by so many milliseconds and fires the timers that are due by then. */
  increment(ms: number): void {
    this.set(this.#now + ms);
  }

  /** Moves the clock to a time. Throws for a time in the past. */
  set(time: number): void {
    if (time < this.#now) throw new Error('Unable to travel back in time');
    for (let next = this.#heap[0]; next !== undefined && next.due <= time; next = this.#heap[0]) {
      this.#pop();
      if (!this.#waiting.delete(next.id)) continue;
      this.#now = Math.max(this.#now, next.due);
      next.callback();
    }
    this.#now = Math.max(this.#now, time);
  }

  /** The time of the next timer, or nothing if no timer is set. */
  nextTime(): number | undefined {
    for (let next = this.#heap[0]; next !== undefined; next = this.#heap[0]) {
      if (this.#waiting.has(next.id)) return next.due;
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
