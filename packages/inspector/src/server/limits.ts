import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of the largest message a page or viewer may send. */
export const MAX_MESSAGE_BYTES = 16_384;

/** Messages a second a page or viewer may send. */
export const MESSAGES_PER_SECOND = 50;

/** Pages that a server talks to at once. */
export const MAX_PAGES = 32;

/** Connections that are served at once: a page loads its files beside talking. */
export const MAX_CONNECTIONS = 128;

/** Milliseconds that a request may take to come in, and a page may be silent when it is asked whether it is there. */
export const REQUEST_TIMEOUT = 15_000;

/** Milliseconds since some fixed moment. */
export type Clock = () => number;

/** Allows so many messages a second on average, and as many at once. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #clock: Clock;
  #left: number;
  #since: number;

  constructor(perSecond: number, clock: Clock) {
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = perSecond;
    this.#since = clock();
  }

  /** Whether one more message is allowed now. */
  allows(): boolean {
    const now = this.#clock();
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** The connections of a server, those that have become WebSockets too. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #surplus = new WeakSet<Socket>();

  constructor(server: Server, most: number) {
    server.on('connection', (socket) => {
      if (this.#open.size >= most) this.#surplus.add(socket);
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Whether there were as many as may be when that one came. */
  isTooMany(socket: Socket): boolean {
    return this.#surplus.has(socket);
  }

  /** Ends all of them at once. */
  end(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
