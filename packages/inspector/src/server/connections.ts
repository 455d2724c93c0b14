import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
