import type { WebSocket } from 'ws';
import type { Schedule } from './live-match-2.ts';

/** Asks every page at intervals whether it is there, and cuts off those that did not answer the last time. */
export class Heartbeat {
  readonly #pages: () => Iterable<WebSocket>;
  readonly #interval: number;
  readonly #later: Schedule;
  readonly #silent = new WeakSet<WebSocket>();

  /** `interval` in milliseconds. */
  constructor(pages: () => Iterable<WebSocket>, interval: number, later: Schedule) {
    this.#pages = pages;
    this.#interval = interval;
    this.#later = later;
    this.#wait();
  }

  /** Hears a page say that it is there. */
  add(page: WebSocket): void {
    page.on('pong', () => this.#silent.delete(page));
  }

  #wait(): void {
    this.#later(this.#interval, () => {
      for (const page of this.#pages()) this.#ask(page);
      this.#wait();
    });
  }

  #ask(page: WebSocket): void {
    if (this.#silent.has(page)) {
      page.terminate();
      return;
    }
    this.#silent.add(page);
    page.ping();
  }
}
