import type { IncomingMessage } from 'node:http';
import type { Refusal } from 'gatechart/node';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  type Clock,
  MAX_MESSAGE_BYTES,
  MAX_PAGES,
  MESSAGES_PER_SECOND,
  RateLimit,
  type Schedule,
} from './limits.ts';

/** Asks every page at intervals whether it is there, and cuts off those that did not answer the last time. */
class Heartbeat {
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

  /** Notes when a page says that it is there. */
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

/** What limits the sockets of a server in time. */
export interface SocketLimits {
  readonly clock: Clock;
  readonly later: Schedule;
  /** Milliseconds that a socket may be silent when it is asked whether it is there. */
  readonly deadline: number;
}

/** A socket with a limited number of messages. */
export interface LimitedSocket {
  readonly socket: WebSocket;
  /** A socket that sends more messages than are allowed is closed. */
  onMessage(receive: (data: RawData, isBinary: boolean) => void): void;
}

/** Close code of WebSocket. */
const POLICY_VIOLATION = 1008;

/** The sockets of a server: limited in number and silence, and their messages in size and number. */
export class LimitedSockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  readonly #clock: Clock;
  readonly #heartbeat: Heartbeat;
  #count = 0;

  constructor({ clock, later, deadline }: SocketLimits) {
    this.#clock = clock;
    this.#heartbeat = new Heartbeat(() => this.#server.clients, deadline, later);
  }

  /** Makes a connection a socket; returns why not. */
  upgrade(
    request: IncomingMessage,
    head: Buffer,
    welcome: (page: LimitedSocket) => void,
  ): Refusal | undefined {
    if (this.#count >= MAX_PAGES) return { status: 503, reason: `${MAX_PAGES} pages are open; close one` };
    const { socket: connection } = request;
    this.#count += 1;
    connection.once('close', () => {
      this.#count -= 1;
    });
    this.#server.handleUpgrade(request, connection, head, (socket) => {
      // What breaks the protocol, as with a message that is too long, is cut off by itself.
      socket.on('error', () => socket.terminate());
      this.#heartbeat.add(socket);
      welcome(this.#limited(socket));
    });
    return undefined;
  }

  #limited(socket: WebSocket): LimitedSocket {
    const rate = new RateLimit(MESSAGES_PER_SECOND, this.#clock);
    return {
      socket,
      onMessage: (receive) => {
        socket.on('message', (data, isBinary) => {
          if (rate.allows()) receive(data, isBinary);
          else socket.close(POLICY_VIOLATION, 'too many messages');
        });
      },
    };
  }
}
